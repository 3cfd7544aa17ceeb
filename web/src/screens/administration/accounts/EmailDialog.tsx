import type { ReactNode } from 'react'
import { ServiceError } from '../../../base/data/serviceError.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { Dialog } from '../../../base/ui/Dialog.tsx'
import { FieldFault } from '../../../base/ui/FieldFault.ts'
import { FormError } from '../../../base/ui/FormError.tsx'
import { TextField } from '../../../base/ui/TextField.tsx'
import { useFieldForm } from '../../../base/ui/useFieldForm.ts'
import { emailRules } from '../../../parts/session/credentials.ts'
import * as texts from './texts.ts'

const rules = { ...emailRules, required: texts.enterAddress }

/** The statuses for an address that cannot be used. */
const REFUSED: readonly unknown[] = [400, 404, 409]

interface Props {
  title: string
  /** What happens with the address. */
  children: ReactNode
  label: string
  action: string
  /** Sends the address; a refusal is shown at the field. */
  onSend: (email: string) => Promise<void>
  onClose: () => void
}

/** Asks for the email address of an account. Import it lazily. */
export default function EmailDialog({ title, children, label, action, onSend, onClose }: Props) {
  const { frame, field, busy, refusal } = useFieldForm<{ email: string }>({
    send: async ({ email }) => {
      try {
        await onSend(email)
      } catch (cause) {
        if (!(cause instanceof ServiceError && REFUSED.includes(cause.status))) throw cause
        throw new FieldFault(cause.message, ['email'], { cause })
      }
    },
  })
  return (
    <Dialog title={title} onClose={() => !busy && onClose()}>
      <FormError {...refusal} />
      <p className="mb-5 text-ink-2 wrap-anywhere">{children}</p>
      <form {...frame}>
        <TextField
          label={label}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...field('email', rules)}
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
