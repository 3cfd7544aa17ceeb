import { ALL_CUSTOMERS } from '@hausblick/contract/documents.ts'
import type { CustomerRow } from '@hausblick/contract/rows/customer.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAccess } from '../../data/access.ts'
import { customersQuery, labelCustomer } from '../../data/customers.ts'
import { documentsQuery, type ListOwner } from '../../data/documents/list.ts'
import CustomerSelector from '../../session/staff/CustomerSelector.tsx'
import { useCustomerInAddress } from '../../session/staff/useCustomerInAddress.ts'
import { lateDialog } from '../../ui/late/late.tsx'
import { Documents } from '../Documents.tsx'
import { DocumentsFrame, type UploadDialogProps } from '../DocumentsFrame.tsx'
import * as texts from '../texts.ts'
import { InboxLink } from './InboxLink.tsx'

const StaffUploadDialog = lateDialog(
  async () => (await import('../../upload/staff/StaffUploadDialog.tsx')).default,
)

/** Renders the documents of all customers, or of the one selected in the header, in the filter or by the URL. */
export default function StaffDocuments({ account }: { account: string }) {
  const { client } = useAccess()
  const [chosen] = useCustomerInAddress()
  const customerId = chosen?.id ?? ALL_CUSTOMERS
  const owner = useMemo(() => ({ client, account, customerId }), [client, account, customerId])
  const label = useCustomerLabeller(owner, chosen)
  return (
    <DocumentsFrame
      actions={<InboxLink />}
      renderUploadDialog={(props) => <StaffUpload owner={owner} customer={chosen} {...props} />}
    >
      <Documents
        owner={owner}
        labelCustomer={label}
        customerFilter={<CustomerSelector label={texts.allCustomers} chosen={chosen} />}
        whenEmpty={chosen ? texts.noneOfCustomer : texts.noneAtAll}
      />
    </DocumentsFrame>
  )
}

/** Labels customers by their ids until their rows have loaded. */
function useCustomerLabeller({ client }: ListOwner, chosen: CustomerRow | null) {
  const { data } = useQuery({ ...customersQuery(client, chosen?.id ?? '', MOST_CUSTOMERS) })
  return useMemo(() => {
    const labels = new Map(data?.map((customer) => [customer.id, labelCustomer(customer)]))
    return (customerId: string) => labels.get(customerId) ?? customerId
  }, [data])
}

/** More would strain the browser's memory. */
const MOST_CUSTOMERS = 20_000

interface StaffUploadProps extends UploadDialogProps {
  owner: ListOwner
  customer: CustomerRow | null
}

function StaffUpload({ owner, customer, ...rest }: StaffUploadProps) {
  const { data } = useQuery(documentsQuery(owner))
  return <StaffUploadDialog customer={customer} known={data?.entries ?? []} {...rest} />
}
