import type { DocumentName } from '@hausblick/contract/encoding/fileName.ts'
import type { CustomerRow } from '@hausblick/contract/rows/customer.ts'
import { useState } from 'react'
import { berlinDay } from '../../format/berlinDay.ts'
import { useSessionState } from '../../session/useSession.ts'
import { type Choice, noChoice } from '../../ui/SelectOrNew.tsx'
import { UploadFrame } from '../UploadFrame.tsx'
import { staffTexts } from '../uploadTexts.ts'
import type { Prepare } from '../useUploadForm.ts'
import { type CustomerChoice, CustomerField } from './CustomerField.tsx'
import { DocumentFields, type DocumentValues } from './DocumentFields.tsx'
import { missingOf, staffDocName } from './staffDocument.ts'
import { useSuggestions } from './useSuggestions.ts'

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
  const [values, setValues] = useState<DocumentValues>(() => ({
    street: noChoice,
    type: noChoice,
    date: berlinDay(new Date()),
  }))
  const change = (changed: Partial<DocumentValues>) => setValues({ ...values, ...changed })
  const chosenId = whose.isNew ? null : (whose.customer?.id ?? null)
  const suggestions = useSuggestions(chosenId, known)

  function choose(choice: CustomerChoice) {
    setWhose(choice)
    // Another customer has other streets.
    change({ street: noChoice })
  }

  const prepare: Prepare = (typed, uploads) => {
    const customerChoice: Choice = whose.isNew
      ? { isNew: true, text: whose.id.trim() }
      : { isNew: false, text: chosenId ?? '' }
    const fields = { customer: customerChoice, ...values }
    const labels = uploads.length > 0 ? uploads.map(({ name }) => name) : [typed]
    const missing = missingOf(fields, labels, uploads.length > 0, berlinDay(new Date()))
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
          <DocumentFields values={values} onChange={change} suggestions={suggestions} />
        </>
      }
      prepare={prepare}
      onClose={onClose}
      onUploaded={onUploaded}
    />
  )
}
