import { useState } from 'react'
import { Button } from '../../base/ui/Button.tsx'
import { Dialog } from '../../base/ui/Dialog.tsx'
import { FieldFault } from '../../base/ui/FieldFault.ts'
import { FormError } from '../../base/ui/FormError.tsx'
import { PasswordField } from '../../base/ui/PasswordField.tsx'
import { useFieldForm } from '../../base/ui/useFieldForm.ts'
import { passwordRules } from './credentials.ts'
import * as texts from './entryTexts.ts'
import { HiddenUsername } from './HiddenUsername.tsx'
import type { AwaitedFactor } from './identity.ts'
import { IdentityError } from './identityError.ts'
import { ProviderConfirmation } from './providers/ProviderConfirmation.tsx'
import { useOwnWays } from './providers/useOwnWays.ts'
import { useProviders } from './providers/useProviders.ts'
import { CodeStep } from './secondFactor/CodeStep.tsx'
import { PasskeyButton } from './secondFactor/PasskeyButton.tsx'
import { useSession } from './useSession.ts'

/**
 * Reauthenticates the user, after which the pending calls proceed; or at a provider, after which they are to be repeated. Import it
 * lazily.
 */
export default function PasswordDialog({ onClose }: { onClose: () => void }) {
  const session = useSession()
  const { hasPassword, linked } = useOwnWays()
  const { passwordsFor } = useProviders()
  const [awaited, setAwaited] = useState<AwaitedFactor | null>(null)
  const { frame, field, busy, refusal, refuse } = useFieldForm<{ password: string }>({
    send: async ({ password }) => {
      let said: AwaitedFactor | null
      try {
        said = await session.reauthenticate(password)
      } catch (cause) {
        if (!(cause instanceof IdentityError) || cause.code !== 'wrongCredentials') throw cause
        throw new FieldFault(texts.wrongPassword, ['password'], { cause })
      }
      setAwaited(said)
      if (!said) session.prompt.answer(true)
    },
  })
  if (awaited)
    return (
      <Dialog title={texts.isItStillYou} onClose={onClose}>
        <CodeStep
          awaited={awaited}
          onDone={() => session.prompt.answer(true)}
          onRestart={(cause) => {
            setAwaited(null)
            if (cause) refuse(cause)
          }}
        />
      </Dialog>
    )
  return (
    <Dialog title={texts.isItStillYou} onClose={onClose}>
      <FormError {...refusal} />
      <p className="mb-5 text-ink-2">{hasPassword ? texts.whyOnceMore : texts.whyOnceMoreThere}</p>
      {hasPassword && (
        <form {...frame}>
          <HiddenUsername />
          <PasswordField
            label={texts.password}
            autoComplete="current-password"
            {...field('password', passwordRules)}
          />
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button look="secondary" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" aria-disabled={busy}>
              {texts.goOn}
            </Button>
          </div>
        </form>
      )}
      {!hasPassword && passwordsFor === 'everybody' && (
        <PasskeyButton
          onDone={() => session.prompt.answer(true)}
          onFail={refuse}
          className="w-full"
        />
      )}
      <ProviderConfirmation linked={linked} onFail={refuse} />
    </Dialog>
  )
}
