import { useEffect, useState } from 'react'
import { Button } from '../../../base/ui/Button.tsx'
import { toFieldFault } from '../../../base/ui/FieldFault.ts'
import { FormError } from '../../../base/ui/FormError.tsx'
import { TextField } from '../../../base/ui/TextField.tsx'
import { useFieldForm } from '../../../base/ui/useFieldForm.ts'
import type { AwaitedFactor } from '../identity.ts'
import { IdentityError } from '../identityError.ts'
import { useSession } from '../useSession.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import * as texts from './texts.ts'

interface Props {
  awaited: AwaitedFactor
  onDone?: () => void
  /** Leads back to the password, with what went wrong, if anything. */
  onRestart: (cause: Error | null) => void
}

const codeFields = { codeWrong: ['code'], recoveryCodeWrong: ['code'] }
/** Refusals after which the password is needed again. */
const ended: ReadonlySet<string> = new Set(['signInExpired', 'tooManyCodes'])

/** The second step of a sign-in: a code of the app, a recovery code, or a passkey. */
export function CodeStep({ awaited, onDone, onRestart }: Props) {
  const session = useSession()
  const [method, setMethod] = useState<'app' | 'recoveryCode'>(awaited.app ? 'app' : 'recoveryCode')
  const { form, frame, field, busy, refusal, refuse } = useFieldForm<{ code: string }>({
    send: async ({ code }) => {
      try {
        const identity = await session.identity()
        await identity.confirmSignIn({ pending: awaited.pending, method, code })
        onDone?.()
      } catch (cause) {
        if (cause instanceof IdentityError && ended.has(cause.code)) return onRestart(cause)
        form.resetField('code')
        throw toFieldFault(cause, codeFields)
      }
    },
  })
  // Where the field appears, or becomes another, typing goes on in it. A dialog whose focused field has gone takes the focus
  // first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the method decides which field it is
  useEffect(() => {
    const frame = requestAnimationFrame(() => form.setFocus('code'))
    return () => cancelAnimationFrame(frame)
  }, [form, method])
  const isApp = method === 'app'

  function choose(other: typeof method) {
    form.reset({ code: '' })
    setMethod(other)
  }

  return (
    <>
      <FormError {...refusal} />
      <p className="mb-5 text-ink-2">{isApp ? texts.openApp : texts.takeRecoveryCode}</p>
      <form {...frame}>
        <TextField
          key={method}
          label={isApp ? texts.appCode : texts.recoveryCode}
          autoComplete={isApp ? 'one-time-code' : 'off'}
          inputMode={isApp ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          {...field('code', { required: isApp ? texts.enterCode : texts.enterRecoveryCode })}
        />
        <Button type="submit" aria-disabled={busy} className="mt-6 w-full">
          {texts.confirm}
        </Button>
      </form>
      {awaited.passkey && (
        <PasskeyButton
          pending={awaited.pending}
          {...(onDone && { onDone })}
          onFail={refuse}
          className="mt-3 w-full"
        />
      )}
      <div className="mt-4 grid justify-items-start gap-2">
        {awaited.app && !awaited.isHosted && (
          <button
            type="button"
            className="link flex items-center pointer-coarse:min-h-11"
            onClick={() => choose(isApp ? 'recoveryCode' : 'app')}
          >
            {isApp ? texts.useRecoveryCode : texts.useApp}
          </button>
        )}
        <button
          type="button"
          className="link flex items-center pointer-coarse:min-h-11"
          onClick={() => onRestart(null)}
        >
          {texts.back}
        </button>
      </div>
      <p className="mt-6 text-13 text-ink-3">{awaited.isHosted ? texts.lostHosted : texts.lost}</p>
    </>
  )
}
