import { useState } from 'react'
import { useLocation } from 'react-router'
import { CredentialFields } from '../session/CredentialFields.tsx'
import { type Credentials, emailRules, newPasswordRules } from '../session/credentials.ts'
import { EntryFrame } from '../session/EntryFrame.tsx'
import { identityFields } from '../session/identityFields.ts'
import { useSession } from '../session/useSession.ts'
import { Button } from '../ui/Button.tsx'
import { faultOf } from '../ui/FieldFault.ts'
import { FormError } from '../ui/FormError.tsx'
import { Link } from '../ui/Link.tsx'
import { useFieldForm } from '../ui/useFieldForm.ts'
import { invitedEmail, readInvitation } from './invitation.ts'
import { SignedUp } from './SignedUp.tsx'

/** Makes an account from an invitation's link (specification §2 and §5). */
export default function SignupPage() {
  const session = useSession()
  const parameters = new URLSearchParams(useLocation().search)
  const invitation = readInvitation(parameters)
  const [done, setDone] = useState(false)
  const { frame, field, busy, refusal } = useFieldForm<Credentials>({
    send: async ({ email, password }) => {
      if (!invitation) throw new Error('Registrierung nicht möglich, Link-Parameter fehlen')
      try {
        await session.signUp(email, password, invitation)
      } catch (cause) {
        throw faultOf(cause, identityFields, 'Fehler: ')
      }
      setDone(true)
    },
  })
  const text = refusal.text ?? (invitation ? null : 'Ungültiger Link: cid oder token fehlen')
  return (
    <EntryFrame title="Konto anlegen">
      {done ? (
        <SignedUp />
      ) : (
        <>
          <FormError {...refusal} text={text} />
          <form {...frame}>
            <CredentialFields
              kind="new-password"
              email={{ ...field('email', emailRules), defaultValue: invitedEmail(invitation) }}
              password={field('password', newPasswordRules)}
            />
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
