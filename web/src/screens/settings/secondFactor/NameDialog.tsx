import { passkeyNameLength } from '@hausblick/contract/secondFactor.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { Dialog } from '../../../base/ui/Dialog.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { TextField } from '../../../base/ui/TextField.tsx'
import { useFieldForm } from '../../../base/ui/useFieldForm.ts'
import * as texts from './texts.ts'

interface Props {
  title: string
  action: string
  name: string
  /** If it rejects, the dialog stays open and shows the error's message. */
  onName: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks for the name of a passkey. */
export function NameDialog({ title, action, name, onName, onClose }: Props) {
  const { frame, field, busy, refusal } = useFieldForm<{ name: string }>({
    defaultValues: { name },
    send: async (given) => await onName(given.name),
  })
  return (
    <Dialog title={title} onClose={() => !busy && onClose()}>
      <FormError {...refusal} />
      <form {...frame}>
        <TextField
          label={texts.passkeyName}
          hint={texts.passkeyNameHint}
          autoComplete="off"
          maxLength={passkeyNameLength}
          {...field('name', {
            setValueAs: (value: string) => value.trim(),
            required: texts.enterName,
          })}
        />
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button look="secondary" aria-disabled={busy} onClick={() => !busy && onClose()}>
            {texts.cancel}
          </Button>
          <Button type="submit" aria-disabled={busy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
