import type { ReactNode } from 'react'
import { sendBlaming } from '../../../base/ui/FieldFault.ts'
import { FormDialog } from '../../../base/ui/FormDialog.tsx'
import { TextField } from '../../../base/ui/TextField.tsx'
import { useFieldForm } from '../../../base/ui/useFieldForm.ts'
import { emailRules } from '../../../parts/session/credentials.ts'
import * as texts from './texts.ts'

const rules = { ...emailRules, required: texts.enterAddress }

/** The statuses for an address that cannot be used. */
const REFUSED = [400, 404, 409]

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
  const form = useFieldForm<{ email: string }>({
    send: ({ email }) => sendBlaming('email', REFUSED, () => onSend(email)),
  })
  return (
    <FormDialog title={title} form={form} action={action} onClose={onClose}>
      <p className="mb-5 text-ink-2 wrap-anywhere">{children}</p>
      <TextField
        label={label}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.field('email', rules)}
      />
    </FormDialog>
  )
}
