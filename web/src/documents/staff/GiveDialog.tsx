import { type Giving, giveDocumentCall } from '@hausblick/contract/calls/givings.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useAccess } from '../../data/access.ts'
import { ask } from '../../data/ask.ts'
import {
  renewDocuments,
  toDocumentParams,
  toSeenDocument,
} from '../../data/documents/corrections.ts'
import { createRandomKey } from '../../data/randomKey.ts'
import { GivingDone } from '../../layout/recipients/GivingDone.tsx'
import { RecipientsField } from '../../layout/recipients/RecipientsField.tsx'
import { nobodyYet } from '../../layout/recipients/recipients.ts'
import * as recipientTexts from '../../layout/recipients/texts.ts'
import { useRecipients } from '../../layout/recipients/useRecipients.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useFieldForm } from '../../ui/useFieldForm.ts'
import { DocumentFields } from '../../upload/staff/DocumentFields.tsx'
import { checkLabel } from '../../upload/staff/staffDocument.ts'
import { useListSuggestions } from '../../upload/staff/useListSuggestions.ts'
import * as uploadTexts from '../../upload/texts.ts'
import type { DocumentValues } from '../../upload/values.ts'
import * as texts from './correctionTexts.ts'

interface Values extends DocumentValues {
  /** The document's short label. */
  label: string
}

interface Props {
  entry: DocumentEntry
  account: string
  finalFocus: () => HTMLElement | null
  onClose: () => void
}

/** Gives a document to further owners, each with a document of his own under the same name. */
export function GiveDialog({ finalFocus, onClose, ...form }: Props) {
  const [given, setGiven] = useState<Giving | null>(null)
  return (
    <Dialog title={texts.giveHeading} onClose={onClose} finalFocus={finalFocus}>
      {given ? (
        <GivingDone begun={given} onClose={onClose} />
      ) : (
        <GiveForm {...form} onGiven={setGiven} />
      )}
    </Dialog>
  )
}

interface FormProps extends Pick<Props, 'entry' | 'account'> {
  onGiven: (giving: Giving) => void
}

function GiveForm({ entry, account, onGiven }: FormProps) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const [choice, setChoice] = useState(nobodyYet)
  const counted = useRecipients(choice, [entry.customerId])
  // The same for another attempt, which then gives nothing twice.
  const [id] = useState(createRandomKey)
  const total = counted.data?.total ?? 0
  const { form, frame, field, busy, refusal } = useFieldForm<Values>({
    defaultValues: {
      street: { isNew: false, text: entry.street },
      type: { isNew: false, text: entry.type },
      date: entry.date ?? '',
      label: entry.name,
    },
    send: async ({ street, type, date, label }) => {
      if (!counted.to || total === 0) throw new Error(recipientTexts.chooseFirst)
      const seen = toSeenDocument(entry)
      const names = { street: street.text, date: date || null, type: type.text, name: label }
      onGiven(
        await ask(client, giveDocumentCall, {
          params: toDocumentParams(seen),
          body: { id, to: counted.to, total, seen: seen.fileName, ...names },
        }),
      )
      renewDocuments(queries)
    },
  })
  const suggestions = useListSuggestions(entry.customerId, account)
  return (
    <form {...frame}>
      <FormError {...refusal} />
      <div className="grid grid-cols-1 gap-4">
        <RecipientsField value={choice} onChange={setChoice} counted={counted} />
        <FormProvider {...form}>
          <DocumentFields suggestions={suggestions} canLackDate={entry.date === null} />
        </FormProvider>
        <TextField
          label={uploadTexts.label}
          required
          maxLength={maxLengths.fileNamePart}
          {...field('label', { validate: checkLabel })}
        />
        <Button type="submit" aria-disabled={busy} className="mt-1">
          {busy ? recipientTexts.giving : recipientTexts.give(total)}
        </Button>
      </div>
    </form>
  )
}
