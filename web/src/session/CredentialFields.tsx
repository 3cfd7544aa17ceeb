import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'

interface Props {
  /** Whether a password is chosen here or known already. */
  password: 'new-password' | 'current-password'
  /** The address, where the page knows it already. */
  email?: string | undefined
}

/** The two fields that `readCredentials` reads; the browser checks that both are filled in. */
export function CredentialFields({ password, email }: Props) {
  return (
    <div className="grid gap-4">
      <TextField
        label="E-Mail"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={email}
      />
      {password === 'new-password' ? (
        <NewPasswordField label="Passwort" />
      ) : (
        <PasswordField label="Passwort" autoComplete={password} />
      )}
    </div>
  )
}
