import type { ComponentProps } from 'react'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'

interface Props {
  /** Whether a password is chosen here or known already. */
  kind: 'new-password' | 'current-password'
  email: Partial<ComponentProps<typeof TextField>>
  password: Partial<ComponentProps<typeof PasswordField>>
}

/** The two fields of a form that signs in or signs up. */
export function CredentialFields({ kind, email, password }: Props) {
  return (
    <div className="grid gap-4">
      <TextField
        label="E-Mail"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...email}
      />
      {kind === 'new-password' ? (
        <NewPasswordField label="Passwort" {...password} />
      ) : (
        <PasswordField label="Passwort" autoComplete={kind} {...password} />
      )}
    </div>
  )
}
