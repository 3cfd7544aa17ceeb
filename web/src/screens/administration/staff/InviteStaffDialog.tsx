import { readServiceSettingsCall } from '@hausblick/contract/calls/serviceSettings.ts'
import { useState } from 'react'
import { queryOf } from '../../../base/data/ask.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { sendBlaming } from '../../../base/ui/FieldFault.ts'
import { FormDialog } from '../../../base/ui/FormDialog.tsx'
import { SegmentedChoice } from '../../../base/ui/SegmentedChoice.tsx'
import { TextField } from '../../../base/ui/TextField.tsx'
import { useFieldForm } from '../../../base/ui/useFieldForm.ts'
import { MailsStay } from '../../../parts/layout/MailsStay.tsx'
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
  const settings = useRead(({ client }) => queryOf(client, readServiceSettingsCall, {}))
  const [role, setRole] = useState<Role>('staff')
  const form = useFieldForm<{ email: string }>({
    send: ({ email }) => sendBlaming('email', [400, 409], () => onSend({ email, role })),
  })
  return (
    <FormDialog title={texts.inviteTitle} form={form} action={texts.send} onClose={onClose}>
      {settings.data?.mail.from === 'nowhere' && <MailsStay />}
      <TextField
        label={texts.address}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.field('email', rules)}
      />
      <p className="mt-5 mb-1.5 text-13 font-medium text-ink-2">{texts.role}</p>
      <SegmentedChoice label={texts.role} options={roles} chosen={role} onChoose={setRole} />
      <p className="mt-1.5 text-13 text-ink-3">{texts.roleNotes[role]}</p>
      <p className="mt-5 text-ink-2">{texts.inviteNote}</p>
    </FormDialog>
  )
}
