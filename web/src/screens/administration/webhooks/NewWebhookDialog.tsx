import {
  type WebhookEventType,
  webhookEvents,
  webhookEventTypes,
} from '@hausblick/contract/webhooks.ts'
import { useId } from 'react'
import { sendBlaming } from '../../../base/ui/FieldFault.ts'
import { FieldNotes } from '../../../base/ui/FieldNotes.tsx'
import { FormDialog } from '../../../base/ui/FormDialog.tsx'
import { TextField } from '../../../base/ui/TextField.tsx'
import { useFieldForm } from '../../../base/ui/useFieldForm.ts'
import { CheckField } from '../../../parts/layout/people/CheckField.tsx'
import * as texts from './texts.ts'

interface Values {
  url: string
  events: WebhookEventType[]
}

interface Props {
  /** Adds it; a refusal is shown at the address. */
  onSend: (values: Values) => Promise<void>
  onClose: () => void
}

/** Asks where to report to, and what. Import it lazily. */
export default function NewWebhookDialog({ onSend, onClose }: Props) {
  const id = useId()
  const form = useFieldForm<Values>({
    defaultValues: { url: '', events: [...webhookEventTypes] },
    send: (values) => sendBlaming('url', [400], () => onSend(values)),
  })
  const eventsError = form.getErrorProps('events').error
  return (
    <FormDialog title={texts.addTitle} form={form} action={texts.add} onClose={onClose}>
      <TextField
        label={texts.address}
        hint={texts.addressHint}
        type="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="mb-5"
        required
        {...form.field('url', { required: texts.enterAddress })}
      />
      <fieldset>
        <legend className="mb-1 font-medium">{texts.events}</legend>
        {webhookEventTypes.map((type) => (
          <CheckField
            key={type}
            type="checkbox"
            value={type}
            label={webhookEvents[type]}
            {...form.form.register('events', {
              validate: (chosen) => chosen.length > 0 || texts.chooseEvent,
            })}
          />
        ))}
        <FieldNotes id={id} error={eventsError} />
      </fieldset>
    </FormDialog>
  )
}
