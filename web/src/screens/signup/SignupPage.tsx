import { type Invitation, readInvitation } from '@hausblick/contract/addresses.ts'
import { startOidcSignUpCall } from '@hausblick/contract/calls/oidc.ts'
import { identityErrors } from '@hausblick/contract/identity.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { readSignInError } from '@hausblick/contract/signInErrors.ts'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../base/ui/Button.tsx'
import { DoneNote } from '../../base/ui/DoneNote.tsx'
import { FieldFault, toFieldFault } from '../../base/ui/FieldFault.ts'
import { FormError } from '../../base/ui/FormError.tsx'
import { Link } from '../../base/ui/Link.tsx'
import { useFieldForm } from '../../base/ui/useFieldForm.ts'
import { CredentialFields } from '../../parts/session/CredentialFields.tsx'
import { type Credentials, emailRules, newPasswordRules } from '../../parts/session/credentials.ts'
import { EntryFrame } from '../../parts/session/EntryFrame.tsx'
import { identityFields } from '../../parts/session/identityFields.ts'
import type { Page } from '../../parts/session/loadPage.ts'
import { ProviderButtons } from '../../parts/session/providers/ProviderButtons.tsx'
import { signUpAt } from '../../parts/session/providers/texts.ts'
import { useProviders } from '../../parts/session/providers/useProviders.ts'
import { rememberInvitation } from '../../parts/session/rememberedInvitation.ts'
import { useSession, useSessionState } from '../../parts/session/useSession.ts'
import { AlreadySignedIn } from './AlreadySignedIn.tsx'
import * as texts from './texts.ts'

export const page: Page = { Screen: SignupPage }

/** Creates an account from an invitation link (product §12). */
function SignupPage() {
  const session = useSession()
  const state = useSessionState()
  const { search } = useLocation()
  const invitation = readInvitation(search)
  const [tried, setTried] = useState(false)
  const [done, setDone] = useState(false)
  const { passwordsFor } = useProviders()
  const { form, frame, field, busy, refusal, refuse } = useFieldForm<Credentials>({
    send: async ({ email, password }) => {
      if (!invitation) throw new Error(texts.missingLink)
      // From here on, a new session stems from this page.
      setTried(true)
      try {
        await session.signUp(email, password, invitation)
      } catch (cause) {
        throw toFieldFault(cause, identityFields, texts.failed)
      }
      setDone(true)
    },
  })
  const code = readSignInError(search)
  const text = refusal.text ?? (code ? identityErrors[code] : invitation ? null : texts.badLink)
  const invited = invitation !== null
  // Operators alone have passwords there; whether an invited address is one's, the service says.
  const takesPassword = passwordsFor === 'everybody' || findInvitedEmail(invitation) !== undefined
  const signedIn = state.status === 'signedIn'
  useEffect(() => {
    if (invited && !signedIn) rememberInvitation(search)
  }, [invited, signedIn, search])
  if (signedIn && !tried)
    return (
      <EntryFrame title={texts.signedInHeading}>
        <AlreadySignedIn me={state.me} invitation={invitation} />
      </EntryFrame>
    )
  return (
    <EntryFrame title={texts.heading}>
      {done ? (
        <SignedUp />
      ) : (
        <>
          <FormError {...refusal} text={text} />
          <form {...frame}>
            <CredentialFields
              kind={takesPassword ? 'new-password' : 'none'}
              email={{ ...field('email', emailRules), defaultValue: findInvitedEmail(invitation) }}
              password={field('password', newPasswordRules)}
            />
            {takesPassword && (
              <Button type="submit" aria-disabled={busy} className="mt-6 w-full">
                {texts.signUp}
              </Button>
            )}
          </form>
          <ProviderButtons
            label={signUpAt}
            look={takesPassword ? 'secondary' : 'primary'}
            start={async (ask, provider) => {
              const email = form.getValues('email').trim()
              if (email === '') throw new FieldFault(emailRules.required, ['email'])
              if (!invitation) throw new Error(texts.missingLink)
              return await ask(startOidcSignUpCall, { body: { provider, email, ...invitation } })
            }}
            onFail={(cause) =>
              refuse(
                cause instanceof FieldFault
                  ? cause
                  : toFieldFault(cause, identityFields, texts.failed),
              )
            }
            className="mt-3"
          />
          <p className="mt-6 text-ink-2">
            {texts.haveAccount}{' '}
            <Link to={pages.login.path} className="link">
              {texts.signIn}
            </Link>
          </p>
        </>
      )}
    </EntryFrame>
  )
}

/** Returns the invited email address; undefined for the invitation of a customer. */
function findInvitedEmail(invitation: Invitation | null): string | undefined {
  return invitation?.customerId.includes('@') ? invitation.customerId : undefined
}

const REDIRECT_AFTER_MS = 2000

/** Confirms the new account and leads to where people arrive. */
function SignedUp() {
  const navigate = useNavigate()
  useEffect(() => {
    const redirect = setTimeout(() => navigate('/', { replace: true }), REDIRECT_AFTER_MS)
    return () => clearTimeout(redirect)
  }, [navigate])
  return <DoneNote text={texts.done} />
}
