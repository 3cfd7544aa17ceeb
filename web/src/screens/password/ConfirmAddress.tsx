import { Button } from '../../base/ui/Button.tsx'
import { FormError } from '../../base/ui/FormError.tsx'
import { useChange } from '../../base/ui/useChange.ts'
import { useSession } from '../../parts/session/useSession.ts'
import * as texts from './texts.ts'

interface Props {
  code: string
  onDone: () => void
}

/** Confirms an account's address at the hosted provider: by a press, so that a program that opens links uses none up. */
export function ConfirmAddress({ code, onDone }: Props) {
  const session = useSession()
  const confirm = useChange(async () => {
    await session.confirmAddress(code)
    onDone()
  })
  return (
    <>
      <FormError text={confirm.error} />
      <p className="text-ink-2">{texts.isItYours}</p>
      <form onSubmit={confirm.onSubmit}>
        <Button type="submit" aria-disabled={confirm.busy} className="mt-6 w-full">
          {texts.confirmAddress}
        </Button>
      </form>
    </>
  )
}
