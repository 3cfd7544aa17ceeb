import type { ComponentProps, ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { FormError } from './FormError.tsx'
import * as texts from './texts.ts'

interface Props {
  title: string
  /** As `useFieldForm` returns it. */
  form: {
    readonly frame: ComponentProps<'form'>
    readonly busy: boolean
    readonly refusal: ComponentProps<typeof FormError>
  }
  /** Label of the submitting button. */
  action: string
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** Asks for the fields of a form, and stays open while it is sent. Import it lazily, like `Dialog`. */
export function FormDialog({ title, form, action, onClose, children }: Props) {
  const { frame, busy, refusal } = form
  const close = () => !busy && onClose()
  return (
    <Dialog title={title} onClose={close}>
      <FormError {...refusal} />
      <form {...frame}>
        {children}
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button look="secondary" aria-disabled={busy} onClick={close}>
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
