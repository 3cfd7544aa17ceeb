import type { CustomerRow } from '@hausblick/contract/calls/customers.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { useWatch } from 'react-hook-form'
import { noOption } from '../../../base/ui/SelectOrNew.tsx'
import { useSessionState } from '../../session/useSession.ts'
import * as texts from '../texts.ts'
import { UploadFrame } from '../UploadFrame.tsx'
import { useUploadForm } from '../useUploadForm.ts'
import { CustomerField } from './CustomerField.tsx'
import { DocumentFields } from './DocumentFields.tsx'
import { checkLabel, getCustomerId, writeStaffFileName } from './staffDocument.ts'
import { useListSuggestions } from './useListSuggestions.ts'

interface Props {
  /** The initially selected customer; null when the list shows all customers. */
  customer: CustomerRow | null
  /** Email address of the signed-in account. */
  account: string
  onClose: () => void
  /** Called with the success message once all documents have been uploaded; must close the dialog. */
  onUploaded: (message: string) => void
}

/** The staff's upload dialog, which files documents under a customer (product §9). */
export default function StaffUploadDialog({ customer, account, onClose, onUploaded }: Props) {
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
    buildDocument: (values, name) => ({
      docName: writeStaffFileName(values, name),
      userMessage: '',
      customerId: getCustomerId(values.customer),
    }),
    onUploaded,
  })
  const { form } = upload
  const owner = useWatch({ control: form.control, name: 'customer' })
  const suggestions = useListSuggestions(owner.isNew ? null : (owner.customer?.id ?? null), account)
  return (
    <UploadFrame
      upload={upload}
      nameLabel={texts.label}
      above={
        <>
          <CustomerField
            canCreate={state.status === 'signedIn' && state.me.role === 'operator'}
            // Streets belong to a customer.
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
