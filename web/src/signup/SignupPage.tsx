import { useState } from 'react'
import { useLocation } from 'react-router'
import { CredentialFields } from '../session/CredentialFields.tsx'
import { readCredentials } from '../session/credentials.ts'
import { EntryFrame } from '../session/EntryFrame.tsx'
import { useSession } from '../session/useSession.ts'
import { Button } from '../ui/Button.tsx'
import { FormError } from '../ui/FormError.tsx'
import { Link } from '../ui/Link.tsx'
import { useSubmit } from '../ui/useSubmit.ts'
import { invitedEmail, readInvitation } from './invitation.ts'
import { SignedUp } from './SignedUp.tsx'

/** Makes an account from an invitation's link (specification §2 and §5). */
export default function SignupPage() {
  const session = useSession()
  const parameters = new URLSearchParams(useLocation().search)
  const invitation = readInvitation(parameters)
  const [done, setDone] = useState(false)
  const { onSubmit, busy, error } = useSubmit(async (fields) => {
    if (!invitation) throw new Error('Registrierung nicht möglich, Link-Parameter fehlen')
    const { email, password } = readCredentials(fields)
    try {
      await session.signUp(email, password, invitation)
    } catch (cause) {
      throw new Error(`Fehler: ${cause instanceof Error ? cause.message : cause}`, { cause })
    }
    setDone(true)
  })
  const refusal = error ?? (invitation ? null : 'Ungültiger Link: cid oder token fehlen')
  return (
    <EntryFrame title="Konto anlegen">
      {done ? (
        <SignedUp />
      ) : (
        <>
          <FormError text={refusal} />
          <form onSubmit={onSubmit}>
            <CredentialFields password="new-password" email={invitedEmail(invitation)} />
            <Button type="submit" aria-disabled={busy} className="mt-6 w-full">
              Registrieren
            </Button>
          </form>
          <p className="mt-6 text-ink-2">
            Sie haben schon ein Konto?{' '}
            <Link to="/login" className="link">
              Einloggen
            </Link>
          </p>
        </>
      )}
    </EntryFrame>
  )
}
