import type { ReplyOf } from '@hausblick/contract/calls/call.ts'
import {
  inviteByMailCall,
  type prepareInvitationsCall,
} from '@hausblick/contract/calls/invitationMails.ts'
import { invitationPlaceholders } from '@hausblick/contract/invitationText.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useAccess } from '../../../../base/data/access.ts'
import { ask } from '../../../../base/data/ask.ts'
import { Button } from '../../../../base/ui/Button.tsx'
import { FormError } from '../../../../base/ui/FormError.tsx'
import { TextArea } from '../../../../base/ui/TextArea.tsx'
import { TextField } from '../../../../base/ui/TextField.tsx'
import { useFieldForm } from '../../../../base/ui/useFieldForm.ts'
import { MailsStay } from '../../../../parts/layout/MailsStay.tsx'
import { AddressFields } from './AddressFields.tsx'
import type { InviteFields } from './addresses.ts'
import type { Outcome } from './Invited.tsx'
import { LinkInstead } from './LinkInstead.tsx'
import { SharedAddresses } from './SharedAddresses.tsx'
import * as texts from './texts.ts'

type Unconfirmed = ReplyOf<typeof inviteByMailCall>['unconfirmed']

interface Props {
  prepared: ReplyOf<typeof prepareInvitationsCall>
  onBusy: (busy: boolean) => void
  onDone: (outcome: Outcome) => void
  onClose: () => void
}

/** The addresses and the mail that they get. */
export function InviteForm({ prepared: { customers, mail }, onBusy, onDone, onClose }: Props) {
  const { client } = useAccess()
  const [unconfirmed, setUnconfirmed] = useState<Unconfirmed>([])
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  const { form, frame, field, busy, refusal } = useFieldForm<InviteFields>({
    defaultValues: {
      emails: customers.map(({ emails }) => emails[0] ?? ''),
      subject: mail.subject,
      text: mail.text,
    },
    send: async ({ emails, subject, text }) => {
      const invitations = customers.flatMap(({ customerId }, index) => {
        const email = (emails[index] ?? '').trim()
        return email === '' ? [] : [{ customerId, email }]
      })
      if (unconfirmed.some(({ email }) => isAsked(email, emails) && !confirmed.includes(email)))
        throw new Error(texts.confirmAll)
      onBusy(true)
      try {
        const body = { invitations, shared: [...confirmed], subject, text }
        const reply = await ask(client, inviteByMailCall, { body })
        if (reply.unconfirmed.length === 0) return onDone(reply)
        setUnconfirmed(reply.unconfirmed)
      } finally {
        onBusy(false)
      }
    },
  })
  const typed = useWatch({ control: form.control, name: 'emails' })
  const count = typed.filter((email) => email.trim() !== '').length
  const asked = unconfirmed.filter(({ email }) => isAsked(email, typed))
  const [only, ...others] = customers
  const hasFault = form.formState.errors.subject || form.formState.errors.text
  return (
    <form {...frame}>
      <FormError {...refusal} />
      {!mail.isSent && <MailsStay />}
      {!mail.isSent && only && others.length === 0 && <LinkInstead customerId={only.customerId} />}
      <AddressFields customers={customers} form={form} field={field} />
      <SharedAddresses shared={asked} confirmed={confirmed} onConfirm={setConfirmed} />
      <details
        className="mt-5 rounded-control bg-surface-2 px-4 py-3"
        {...(hasFault && { open: true })}
      >
        <summary className="font-medium">{texts.change}</summary>
        <p className="mt-3 text-13 text-ink-2 wrap-anywhere">{texts.from(mail.from)}</p>
        <TextField
          className="mt-3"
          label={texts.subject}
          maxLength={maxLengths.mailSubject}
          {...field('subject', { required: texts.enterSubject })}
        />
        <TextArea
          className="mt-4"
          label={texts.text}
          hint={texts.textHint}
          rows={14}
          maxLength={maxLengths.mailText}
          {...field('text', {
            validate: (text) => text.includes(invitationPlaceholders.link) || texts.linkMissing,
          })}
        />
      </details>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="secondary" aria-disabled={busy} onClick={() => !busy && onClose()}>
          {texts.cancel}
        </Button>
        <Button type="submit" disabled={count === 0} aria-disabled={busy}>
          {texts.send(count)}
        </Button>
      </div>
    </form>
  )
}

/** Whether an address is still among those typed. */
function isAsked(email: string, typed: readonly string[]): boolean {
  return typed.some((one) => one.trim().toLowerCase() === email)
}
