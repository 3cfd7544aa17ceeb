import type { InboxEntry } from '@hausblick/contract/documents.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAccess } from '../data/access.ts'
import { fileDocument } from '../data/documents/inbox.ts'
import { berlinDay } from '../format/berlinDay.ts'
import { Button } from '../ui/Button.tsx'
import { FormError } from '../ui/FormError.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useSubmit } from '../ui/useSubmit.ts'
import { DocumentFields, type DocumentValues } from '../upload/staff/DocumentFields.tsx'
import { missingOf } from '../upload/staff/staffDocument.ts'
import { useProposal } from './useProposal.ts'

interface Props {
  entry: InboxEntry
  /** Address of who is signed in. */
  account: string
  /** The element that says which document it is. */
  labelledBy: string
  takesFocus: boolean
  /** Called with what the document is called now. */
  onFiled: (name: string) => void
}

/** Where street, type, date and name of a document are set that a customer sent in; what is likely stands there already. */
export function FilingForm({ entry, account, labelledBy, takesFocus, onFiled }: Props) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const first = useRef<HTMLSelectElement>(null)
  const { proposed, suggestions } = useProposal(entry, account)
  // What was changed by hand stays; the rest follows what is proposed, part of which comes later.
  const [changed, setChanged] = useState<Partial<DocumentValues>>({})
  const [label, setLabel] = useState(entry.typedName)
  const values = { ...proposed, ...changed }
  const { onSubmit, busy, error } = useSubmit(async () => {
    const customer = { isNew: false, text: entry.customerId }
    const missing = missingOf({ customer, ...values }, [label], true, berlinDay(new Date()))
    if (missing !== null) throw new Error(missing)
    const filing = {
      street: values.street.text,
      type: values.type.text,
      date: values.date,
      name: label,
    }
    onFiled(await fileDocument(client, queries, entry, filing))
  })
  useEffect(() => {
    if (takesFocus) first.current?.focus()
  }, [takesFocus])
  return (
    <form noValidate aria-labelledby={labelledBy} onSubmit={onSubmit}>
      <FormError text={error} />
      <div className="grid grid-cols-1 gap-4">
        <DocumentFields
          values={values}
          onChange={(change) => setChanged({ ...changed, ...change })}
          suggestions={suggestions}
          first={first}
        />
        <TextField
          label="Kurzbezeichnung"
          required
          maxLength={200}
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
        <Button type="submit" aria-disabled={busy}>
          {busy ? 'Wird erfasst …' : 'Erfassen'}
        </Button>
      </div>
    </form>
  )
}
