import { useState } from 'react'
import { ServiceError } from '../../../base/data/serviceError.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { Dialog } from '../../../base/ui/Dialog.tsx'
import { FieldFault } from '../../../base/ui/FieldFault.ts'
import { FormError } from '../../../base/ui/FormError.tsx'
import { SegmentedChoice } from '../../../base/ui/SegmentedChoice.tsx'
import { TextField } from '../../../base/ui/TextField.tsx'
import { useFieldForm } from '../../../base/ui/useFieldForm.ts'
import { emailRules } from '../../../parts/session/credentials.ts'
import * as texts from './texts.ts'

const rules = { ...emailRules, required: texts.enterAddress }
const roles = (['staff', 'operator'] as const).map((id) => ({ id, label: texts.roles[id] }))
type Role = (typeof roles)[number]['id']

interface Props {
  /** Sends the invitation; a refusal is shown at the address. */
  onSend: (invitee: { email: string; role: Role }) => Promise<void>
  onClose: () => void
}

/** Asks whom to invite, and as what. Import it lazily. */
export default function InviteStaffDialog({ onSend, onClose }: Props) {
  const [role, setRole] = useState<Role>('staff')
  const { frame, field, busy, refusal } = useFieldForm<{ email: string }>({
    send: async ({ email }) => {
      try {
        await onSend({ email, role })
      } catch (cause) {
        if (!(cause instanceof ServiceError && (cause.status === 400 || cause.status === 409)))
          throw cause
        throw new FieldFault(cause.message, ['email'], { cause })
      }
    },
  })
  return (
    <Dialog title={texts.inviteTitle} onClose={() => !busy && onClose()}>
      <FormError {...refusal} />
      <form {...frame}>
        <TextField
          label={texts.address}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...field('email', rules)}
        />
        <p className="mt-5 mb-1.5 text-13 font-medium text-ink-2">{texts.role}</p>
        <SegmentedChoice label={texts.role} options={roles} chosen={role} onChoose={setRole} />
        <p className="mt-1.5 text-13 text-ink-3">{texts.roleNotes[role]}</p>
        <p className="mt-5 text-ink-2">{texts.inviteNote}</p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button look="secondary" aria-disabled={busy} onClick={() => !busy && onClose()}>
            {texts.cancel}
          </Button>
          <Button type="submit" aria-disabled={busy}>
            {texts.send}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
