import type { ComponentProps } from 'react'
import { PasswordField } from '../../base/ui/PasswordField.tsx'
import { TextField } from '../../base/ui/TextField.tsx'
import * as texts from './entryTexts.ts'
import { NewPasswordField } from './NewPasswordField.tsx'

interface Props {
  /** Whether a new password is set, an existing one entered, or none. */
  kind: 'new-password' | 'current-password' | 'none'
  email: Partial<ComponentProps<typeof TextField>>
  password: Partial<ComponentProps<typeof PasswordField>>
}

/** The email and password fields of the login and sign-up forms. */
export function CredentialFields({ kind, email, password }: Props) {
  return (
    <div className="grid gap-4">
      <TextField
        label={texts.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...email}
      />
      {kind === 'new-password' && <NewPasswordField label={texts.password} {...password} />}
      {kind === 'current-password' && (
        <PasswordField label={texts.password} autoComplete={kind} {...password} />
      )}
    </div>
  )
}
