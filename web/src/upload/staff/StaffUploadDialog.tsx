import type { DocumentName } from '@hausblick/contract/encoding/fileName.ts'
import type { CustomerRow } from '@hausblick/contract/rows/customer.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { useWatch } from 'react-hook-form'
import { useSessionState } from '../../session/useSession.ts'
import { noOption } from '../../ui/SelectOrNew.tsx'
import * as texts from '../texts.ts'
import { UploadFrame } from '../UploadFrame.tsx'
import { useUploadForm } from '../useUploadForm.ts'
import { CustomerField } from './CustomerField.tsx'
import { DocumentFields } from './DocumentFields.tsx'
import { checkLabel, customerIdOf, staffDocName } from './staffDocument.ts'
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
  const upload = useUploadForm({
    texts: texts.byStaff,
    defaultValues: {
      customer: { isNew: false, customer },
      street: noOption,
      type: noOption,
      date: berlinDay(new Date()),
    },
    checkName: checkLabel,
    describe: (values, name) => ({
      docName: staffDocName(values, name),
      userMessage: '',
      customerId: customerIdOf(values.customer),
    }),
    onUploaded,
  })
  const { form } = upload
  const whose = useWatch({ control: form.control, name: 'customer' })
  const suggestions = useSuggestions(whose.isNew ? null : (whose.customer?.id ?? null), known)
  return (
    <UploadFrame
      upload={upload}
      nameLabel={texts.label}
      above={
        <>
          <CustomerField
            canCreate={state.status === 'signedIn' && state.me.role === 'operator'}
            // Another customer has other streets.
            onChange={() => form.resetField('street')}
          />
          <DocumentFields suggestions={suggestions} />
        </>
      }
      onClose={onClose}
      onUploaded={onUploaded}
    />
  )
}
