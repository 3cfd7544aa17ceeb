import {
  type WebhookEventType,
  webhookEvents,
  webhookEventTypes,
} from '@hausblick/contract/webhooks.ts'
import { useId } from 'react'
import { ServiceError } from '../../../base/data/serviceError.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { Dialog } from '../../../base/ui/Dialog.tsx'
import { FieldFault } from '../../../base/ui/FieldFault.ts'
import { FieldNotes } from '../../../base/ui/FieldNotes.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
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
  const { form, frame, field, busy, refusal } = useFieldForm<Values>({
    defaultValues: { url: '', events: [...webhookEventTypes] },
    send: async (values) => {
      try {
        await onSend(values)
      } catch (cause) {
        if (!(cause instanceof ServiceError && cause.status === 400)) throw cause
        throw new FieldFault(cause.message, ['url'], { cause })
      }
    },
  })
  const eventsError = form.formState.errors.events?.message
  return (
    <Dialog title={texts.addTitle} onClose={() => !busy && onClose()}>
      <FormError {...refusal} />
      <form {...frame}>
        <TextField
          label={texts.address}
          hint={texts.addressHint}
          type="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="mb-5"
          required
          {...field('url', { required: texts.enterAddress })}
        />
        <fieldset>
          <legend className="mb-1 font-medium">{texts.events}</legend>
          {webhookEventTypes.map((type) => (
            <CheckField
              key={type}
              type="checkbox"
              value={type}
              label={webhookEvents[type]}
              {...form.register('events', {
                validate: (chosen) => chosen.length > 0 || texts.chooseEvent,
              })}
            />
          ))}
          <FieldNotes id={id} error={eventsError} />
        </fieldset>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button look="secondary" aria-disabled={busy} onClick={() => !busy && onClose()}>
            {texts.cancel}
          </Button>
          <Button type="submit" aria-disabled={busy}>
            {texts.add}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
