import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { CredentialFields } from '../session/CredentialFields.tsx'
import { readCredentials } from '../session/credentials.ts'
import { EntryFrame } from '../session/EntryFrame.tsx'
import { readTarget } from '../session/target.ts'
import { useSession, useSessionState } from '../session/useSession.ts'
import { Button } from '../ui/Button.tsx'
import { FormError } from '../ui/FormError.tsx'
import { FormSuccess } from '../ui/FormSuccess.tsx'
import { Link } from '../ui/Link.tsx'
import { useSubmit } from '../ui/useSubmit.ts'

const NO_ADDRESS = 'Bitte geben Sie Ihre E-Mail-Adresse ein, um das Passwort zurückzusetzen.'
const RESET_SENT = 'Ein Passwort-Zurücksetzungslink wurde an Ihre E-Mail-Adresse gesendet.'

/** Signs in, or sends a link to who forgot the password; whoever is signed in is led on, to the dashboard where no page is named. */
export default function LoginPage() {
  const session = useSession()
  const { status } = useSessionState()
  const { search } = useLocation()
  const [resetSent, setResetSent] = useState(false)
  const { onSubmit, busy, error } = useSubmit(async (fields) => {
    setResetSent(false)
    const { email, password } = readCredentials(fields)
    if (!fields.has('reset')) return await session.signIn(email, password)
    if (email === '') throw new Error(NO_ADDRESS)
    await session.requestReset(email)
    setResetSent(true)
  })
  if (status === 'signedIn') return <Navigate to={readTarget(search)} replace />
  return (
    <EntryFrame title="Willkommen zurück">
      <FormError text={error} />
      <FormSuccess text={resetSent ? RESET_SENT : null} />
      <form onSubmit={onSubmit}>
        <CredentialFields password="current-password" />
        <Button type="submit" aria-disabled={busy} className="mt-6 w-full">
          Einloggen
        </Button>
        {/* Below the button that Enter presses; it asks for an address only, and says so itself. */}
        <button
          type="submit"
          name="reset"
          formNoValidate
          className="link mt-4 flex items-center pointer-coarse:mt-2 pointer-coarse:min-h-11"
        >
          Passwort vergessen?
        </button>
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
