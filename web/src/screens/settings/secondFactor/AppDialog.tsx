import type { NewApp } from '@hausblick/contract/calls/secondFactor.ts'
import { QRCodeSVG } from 'qrcode.react'
import { Button } from '../../../base/ui/Button.tsx'
import { Dialog } from '../../../base/ui/Dialog.tsx'
import { toFieldFault } from '../../../base/ui/FieldFault.ts'
import { FormError } from '../../../base/ui/FormError.tsx'
import { TextField } from '../../../base/ui/TextField.tsx'
import { useFieldForm } from '../../../base/ui/useFieldForm.ts'
import * as texts from './texts.ts'

interface Props {
  made: NewApp
  /** Completes setting it up; resolves to the recovery codes that come with it. */
  confirm: (code: string) => Promise<readonly string[]>
  /** Receives the recovery codes that come with the first factor. */
  onDone: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

/** Shows the secret of a new authenticator app, and confirms it by its first code. */
export default function AppDialog({ made, confirm, onDone, onClose }: Props) {
  const { frame, field, busy, refusal } = useFieldForm<{ code: string }>({
    send: async ({ code }) => {
      try {
        onDone(await confirm(code))
      } catch (cause) {
        throw toFieldFault(cause, { codeWrong: ['code'] })
      }
    },
  })
  return (
    <Dialog title={texts.addApp} onClose={onClose}>
      <FormError {...refusal} />
      <p className="mb-4 text-ink-2">{texts.scan}</p>
      {/* White in the dark as well: not every camera reads an inverted code. */}
      <QRCodeSVG
        value={made.address}
        title={texts.qrCode}
        size={200}
        marginSize={4}
        className="mx-auto rounded-md"
      />
      <p className="mt-4 text-13 text-ink-2">{texts.secret}</p>
      <p className="mt-1 mb-5 font-mono wrap-anywhere select-all">
        {made.secret.replace(/.{4}(?=.)/g, '$& ')}
      </p>
      <form {...frame}>
        <TextField
          label={texts.firstCode}
          hint={texts.firstCodeHint}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={20}
          {...field('code', { required: texts.enterCode })}
        />
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" aria-disabled={busy}>
            {texts.finish}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
