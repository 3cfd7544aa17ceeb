import { Navigate } from 'react-router'
import { CredentialFields } from '../session/CredentialFields.tsx'
import { readCredentials } from '../session/credentials.ts'
import { EntryFrame } from '../session/EntryFrame.tsx'
import { useSession, useSessionState } from '../session/useSession.ts'
import { Button } from '../ui/Button.tsx'
import { FormError } from '../ui/FormError.tsx'
import { Link } from '../ui/Link.tsx'
import { useSubmit } from '../ui/useSubmit.ts'

/** Signs in; whoever is signed in already is led on to the dashboard. */
export default function LoginPage() {
  const session = useSession()
  const { status } = useSessionState()
  const { onSubmit, busy, error } = useSubmit(async (fields) => {
    const { email, password } = readCredentials(fields)
    await session.signIn(email, password)
  })
  if (status === 'signedIn') return <Navigate to="/dashboard" replace />
  return (
    <EntryFrame title="Willkommen zurück">
      <FormError text={error} />
      <form onSubmit={onSubmit}>
        <CredentialFields password="current-password" />
        <Button type="submit" aria-disabled={busy} className="mt-6 w-full">
          Einloggen
        </Button>
      </form>
      <p className="mt-6 text-ink-2">
        Sie haben eine Einladung, aber noch kein Konto?{' '}
        <Link to="/signup" className="link">
          Registrieren
        </Link>
      </p>
    </EntryFrame>
  )
}
