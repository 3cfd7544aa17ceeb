import type { InputOf } from '@hausblick/contract/calls/call.ts'
import type { Giving, giveDocumentCall } from '@hausblick/contract/calls/givings.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { renewDocuments } from '../../../base/data/documents/corrections.ts'
import { createRandomKey } from '../../../base/data/randomKey.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { TextField } from '../../../base/ui/TextField.tsx'
import { useFieldForm } from '../../../base/ui/useFieldForm.ts'
import { DocumentFields } from '../../upload/staff/DocumentFields.tsx'
import { checkLabel } from '../../upload/staff/staffDocument.ts'
import type { Suggestions } from '../../upload/staff/useSuggestions.ts'
import * as uploadTexts from '../../upload/texts.ts'
import type { DocumentValues } from '../../upload/values.ts'
import { RecipientsField } from './RecipientsField.tsx'
import { nobodyYet, type RecipientsChoice } from './recipients.ts'
import * as texts from './texts.ts'
import { useRecipients } from './useRecipients.ts'

/** What is given, apart from how the caller saw it. */
export type AskedGiving = Omit<InputOf<typeof giveDocumentCall>['body'], 'seen'>

export interface GiveValues extends DocumentValues {
  /** The document's short label. */
  label: string
}

interface Props {
  values: GiveValues
  suggestions: Suggestions
  /** Whether the date may stay unknown. */
  canLackDate?: boolean
  /** Customers who have it already. */
  without: readonly string[]
  /** Starts the giving; another attempt uses the same id. */
  give: (asked: AskedGiving) => Promise<Giving>
  onGiven: (giving: Giving) => void
}

/** Chooses who gets a document, and under which name. */
export function GiveForm({ values, suggestions, canLackDate, without, give, onGiven }: Props) {
  const queries = useQueryClient()
  const [choice, setChoice] = useState(nobodyYet)
  const counted = useRecipients(choice, without)
  // The same for another attempt, which then gives nothing twice.
  const [id] = useState(createRandomKey)
  const total = counted.data?.total ?? 0
  const { form, frame, field, busy, refusal } = useFieldForm<GiveValues>({
    defaultValues: values,
    send: async ({ street, type, date, label }) => {
      if (!counted.to || total === 0) throw new Error(texts.chooseFirst)
      const names = { street: street.text, date: date || null, type: type.text, name: label }
      onGiven(await give({ id, to: counted.to, total, ...names }))
      renewDocuments(queries)
    },
  })
  const choose = (next: RecipientsChoice) => {
    setChoice(next)
    // A letter to a house is nearly always about it.
    if (next.address && form.getValues('street').text === '') {
      const text = `${next.address.street} ${next.address.number}`.trim()
      form.setValue('street', { isNew: !suggestions.streets.includes(text), text })
    }
  }
  return (
    <form {...frame}>
      <FormError {...refusal} />
      <div className="grid grid-cols-1 gap-4">
        <RecipientsField value={choice} onChange={choose} counted={counted} />
        <FormProvider {...form}>
          <DocumentFields
            suggestions={suggestions}
            {...(canLackDate !== undefined && { canLackDate })}
          />
        </FormProvider>
        <TextField
          label={uploadTexts.label}
          required
          maxLength={maxLengths.fileNamePart}
          {...field('label', { validate: checkLabel })}
        />
        <Button type="submit" aria-disabled={busy} className="mt-1">
          {busy ? texts.giving : texts.give(total)}
        </Button>
      </div>
    </form>
  )
}
