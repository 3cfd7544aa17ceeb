import type { InboxEntry } from '@hausblick/contract/calls/inbox.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { useAccess } from '../data/access.ts'
import { fileDocument } from '../data/documents/inbox.ts'
import { Button } from '../ui/Button.tsx'
import { FormError } from '../ui/FormError.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useFieldForm } from '../ui/useFieldForm.ts'
import { DocumentFields } from '../upload/staff/DocumentFields.tsx'
import { checkLabel } from '../upload/staff/staffDocument.ts'
import * as uploadTexts from '../upload/texts.ts'
import type { DocumentValues } from '../upload/values.ts'
import * as texts from './texts.ts'
import { useProposal } from './useProposal.ts'

interface FilingValues extends DocumentValues {
  /** The document's short label. */
  label: string
}

interface Props {
  entry: InboxEntry
  /** Email address of the signed-in account. */
  account: string
  /** Id of the element that names the document. */
  labelledBy: string
  takesFocus: boolean
  /** Called with the document's new file name. */
  onFiled: (name: string) => void
}

/** Sets the street, type, date and label of a document that a customer uploaded, prefilled with likely values. */
export function FilingForm({ entry, account, labelledBy, takesFocus, onFiled }: Props) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const first = useRef<HTMLSelectElement>(null)
  const { proposed, dateLine, suggestions } = useProposal(entry, account)
  // Fields edited by hand keep their values; the others follow the proposal, parts of which load later.
  const { form, frame, field, busy, refusal } = useFieldForm<FilingValues>({
    values: { ...proposed, label: entry.typedName },
    send: async ({ street, type, date, label }) => {
      const filing = { street: street.text, type: type.text, date, name: label }
      onFiled(await fileDocument(client, queries, entry, filing))
    },
  })
  useEffect(() => {
    if (takesFocus) first.current?.focus()
  }, [takesFocus])
  return (
    <form {...frame} aria-labelledby={labelledBy}>
      <FormError {...refusal} />
      <div className="grid grid-cols-1 gap-4">
        <FormProvider {...form}>
          <DocumentFields
            suggestions={suggestions}
            dateSource={{
              day: proposed.date,
              text: dateLine === null ? texts.dateOfArrival : texts.dateFrom(dateLine),
            }}
            first={first}
          />
        </FormProvider>
        <TextField
          label={uploadTexts.label}
          required
          maxLength={maxLengths.fileNamePart}
          {...field('label', { validate: checkLabel })}
        />
        <Button type="submit" aria-disabled={busy}>
          {busy ? texts.filing : texts.file}
        </Button>
      </div>
    </form>
  )
}
