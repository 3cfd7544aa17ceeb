import type { DocumentName } from '@hausblick/contract/encoding/fileName.ts'
import type { CustomerRow } from '@hausblick/contract/rows/customer.ts'
import { useMemo, useState } from 'react'
import { berlinDay } from '../../format/berlinDay.ts'
import { useSessionState } from '../../session/useSession.ts'
import { type Choice, noChoice, SelectOrNew } from '../../ui/SelectOrNew.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { UploadFrame } from '../UploadFrame.tsx'
import { staffTexts } from '../uploadTexts.ts'
import type { Prepare } from '../useUploadForm.ts'
import { type CustomerChoice, CustomerField } from './CustomerField.tsx'
import { missingOf, staffDocName } from './staffDocument.ts'
import { suggestTypes } from './suggestions.ts'
import { useStreets } from './useStreets.ts'

interface Props {
  /** Who is chosen at first: whose documents staff look at; null where they look at everyone's. */
  customer: CustomerRow | null
  /**
   * What the names of the listed documents say, of one customer or of all: streets and types to choose from. The dialog
   * itself asks for customers, and for the addresses of the chosen one's units.
   */
  known: readonly DocumentName[]
  onClose: () => void
  /** Called with what the user reads when all documents have arrived; the dialog is to be closed then. */
  onUploaded: (message: string) => void
}

/** The tool with which staff put documents into a customer's list (specification §5, admin document upload). */
export default function StaffUploadDialog({ customer, known, onClose, onUploaded }: Props) {
  const state = useSessionState()
  const [whose, setWhose] = useState<CustomerChoice>({ isNew: false, customer })
  const [street, setStreet] = useState(noChoice)
  const [type, setType] = useState(noChoice)
  const [date, setDate] = useState(() => berlinDay(new Date()))
  const chosenId = whose.isNew ? null : (whose.customer?.id ?? null)
  const used = useMemo(() => streetsOf(known, chosenId), [known, chosenId])
  const streets = useStreets(chosenId, used)
  const types = useMemo(() => suggestTypes(new Set(known.map((each) => each.type))), [known])

  function choose(choice: CustomerChoice) {
    setWhose(choice)
    // Another customer has other streets.
    setStreet(noChoice)
  }

  const prepare: Prepare = (typed, uploads) => {
    const customerChoice: Choice = whose.isNew
      ? { isNew: true, text: whose.id.trim() }
      : { isNew: false, text: chosenId ?? '' }
    const fields = { customer: customerChoice, street, type, date }
    const labels = uploads.length > 0 ? uploads.map(({ name }) => name) : [typed]
    const missing = missingOf(fields, labels, uploads.length > 0)
    if (missing !== null) throw new Error(missing)
    return ({ name, file }) => ({
      docName: staffDocName(fields, name),
      file,
      userMessage: '',
      customerId: customerChoice.text,
    })
  }

  return (
    <UploadFrame
      texts={staffTexts}
      nameLabel="Kurzbezeichnung"
      above={
        <>
          <CustomerField
            value={whose}
            onChange={choose}
            canCreate={state.status === 'signedIn' && state.me.role === 'operator'}
          />
          <SelectOrNew
            label="Straße/HNr."
            options={streets}
            newOption="Neue Straße/HNr. …"
            newLabel="Neue Straße/HNr."
            value={street}
            onChange={setStreet}
          />
          <div className="grid gap-4 md:grid-cols-2">
            <SelectOrNew
              label="Typ"
              options={types}
              newOption="Neuer Typ …"
              newLabel="Neuer Typ"
              value={type}
              onChange={setType}
            />
            <TextField
              label="Datum"
              type="date"
              required
              value={date}
              onChange={(event) => setDate(event.target.value)}
            />
          </div>
        </>
      }
      prepare={prepare}
      onClose={onClose}
      onUploaded={onUploaded}
    />
  )
}

function streetsOf(known: readonly DocumentName[], customerId: string | null): Set<string> {
  return new Set(known.flatMap((each) => (each.customerId === customerId ? each.street : [])))
}
