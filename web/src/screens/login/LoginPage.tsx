import { pages } from '@hausblick/contract/pages.ts'
import { readTarget } from '@hausblick/contract/signInAddresses.ts'
import { useState } from 'react'
import { Button } from '../../base/ui/Button.tsx'
import { FieldFault, toFieldFault } from '../../base/ui/FieldFault.ts'
import { FormError } from '../../base/ui/FormError.tsx'
import { FormSuccess } from '../../base/ui/FormSuccess.tsx'
import { Link } from '../../base/ui/Link.tsx'
import { useFieldForm } from '../../base/ui/useFieldForm.ts'
import { CredentialFields } from '../../parts/session/CredentialFields.tsx'
import { type Credentials, emailRules, passwordRules } from '../../parts/session/credentials.ts'
import { EntryFrame } from '../../parts/session/EntryFrame.tsx'
import type { AwaitedFactor } from '../../parts/session/identity.ts'
import { identityFields } from '../../parts/session/identityFields.ts'
import type { Page } from '../../parts/session/loadPage.ts'
import { ProviderSignIn } from '../../parts/session/providers/ProviderSignIn.tsx'
import { useProviders } from '../../parts/session/providers/useProviders.ts'
import { useInvitationAddress } from '../../parts/session/rememberedInvitation.ts'
import { CodeStep } from '../../parts/session/secondFactor/CodeStep.tsx'
import { PasskeyButton } from '../../parts/session/secondFactor/PasskeyButton.tsx'
import { useSession } from '../../parts/session/useSession.ts'
import * as texts from './texts.ts'
import { useProviderReturn } from './useProviderReturn.ts'

export const page: Page = { Screen: LoginPage, target: readTarget }

/** Signs in, or requests a password reset. Signed-in users are redirected to the target in the address, by default the dashboard. */
function LoginPage() {
  const session = useSession()
  const invitation = useInvitationAddress()
  const [awaited, setAwaited] = useState<AwaitedFactor | null>(null)
  const { passwordsFor } = useProviders()
  const [showsPassword, setShowsPassword] = useState(false)
  const [reset, setReset] = useState<'asked' | 'sent' | null>(null)
  const { form, frame, field, busy, refusal, refuse } = useFieldForm<Credentials>({
    send: async ({ email, password }) => {
      setReset(null)
      try {
        setAwaited(await session.signIn(email, password))
      } catch (cause) {
        throw toFieldFault(cause, identityFields)
      }
    },
  })

  useProviderReturn({ onAwaited: setAwaited, onFail: refuse })
  const isProviderMain = passwordsFor === 'operators'

  /** Requests a reset by email address alone, without the form's validation, which would require a password. */
  async function requestReset() {
    if (busy || reset === 'asked') return
    setReset('asked')
    form.clearErrors()
    try {
      const email = form.getValues('email').trim()
      if (email === '') throw new FieldFault(texts.noAddress, ['email'])
      await session.requestReset(email)
      setReset('sent')
    } catch (cause) {
      setReset(null)
      refuse(cause instanceof FieldFault ? cause : toFieldFault(cause, identityFields))
    }
  }

  if (awaited)
    return (
      <EntryFrame title={texts.heading}>
        <CodeStep
          awaited={awaited}
          onRestart={(cause) => {
            setAwaited(null)
            form.resetField('password')
            if (cause) refuse(cause)
          }}
        />
      </EntryFrame>
    )
  return (
    <EntryFrame title={texts.heading}>
      <FormError {...refusal} />
      <FormSuccess text={reset === 'sent' ? texts.resetSent : null} />
      {isProviderMain && <ProviderSignIn isMain onFail={refuse} />}
      {isProviderMain && !showsPassword ? (
        <button
          type="button"
          onClick={() => setShowsPassword(true)}
          className="link mt-6 flex items-center text-13 pointer-coarse:min-h-11"
        >
          {texts.withPassword}
        </button>
      ) : (
        <>
          <form {...frame} className={isProviderMain ? 'mt-6' : ''}>
            <CredentialFields
              kind="current-password"
              email={field('email', emailRules)}
              password={field('password', passwordRules)}
            />
            <Button type="submit" aria-disabled={busy} className="mt-6 w-full">
              {texts.signIn}
            </Button>
            <button
              type="button"
              onClick={() => void requestReset()}
              className="link mt-4 flex items-center pointer-coarse:mt-2 pointer-coarse:min-h-11"
            >
              {texts.forgotten}
            </button>
          </form>
          <PasskeyButton onFail={refuse} className="mt-6 w-full" />
        </>
      )}
      {!isProviderMain && <ProviderSignIn isMain={false} onFail={refuse} />}
      <p className="mt-6 text-ink-2">
        {texts.noAccount}{' '}
        <Link to={invitation ?? pages.signUp.path} className="link">
          {texts.signUp}
        </Link>
      </p>
    </EntryFrame>
  )
}
