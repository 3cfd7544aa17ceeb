import type { CustomerRow } from '@hausblick/contract/rows/customer.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAccess } from '../../data/access.ts'
import { customersQuery, labelCustomer } from '../../data/customers.ts'
import CustomerSelector from '../../session/staff/CustomerSelector.tsx'
import { useCustomerInAddress } from '../../session/staff/useCustomerInAddress.ts'
import { lateDialog } from '../../ui/late/late.tsx'
import { Documents } from '../Documents.tsx'
import { DocumentsFrame } from '../DocumentsFrame.tsx'
import * as texts from '../texts.ts'
import { AllDocuments } from './AllDocuments.tsx'
import { Corrections } from './Corrections.tsx'
import { InboxLink } from './InboxLink.tsx'

const StaffUploadDialog = lateDialog(
  async () => (await import('../../upload/staff/StaffUploadDialog.tsx')).default,
)

/** Renders the documents of all customers, or of the one selected in the header, in the filter or by the URL. */
export default function StaffDocuments({ account }: { account: string }) {
  const [chosen] = useCustomerInAddress()
  const customerFilter = <CustomerSelector label={texts.allCustomers} chosen={chosen} />
  return (
    <DocumentsFrame
      actions={<InboxLink />}
      renderUploadDialog={(props) => (
        <StaffUploadDialog customer={chosen} account={account} {...props} />
      )}
    >
      <Corrections account={account}>
        {chosen ? (
          <ChosenDocuments account={account} chosen={chosen} customerFilter={customerFilter} />
        ) : (
          <AllDocuments account={account} customerFilter={customerFilter} />
        )}
      </Corrections>
    </DocumentsFrame>
  )
}

interface ChosenProps {
  account: string
  chosen: CustomerRow
  customerFilter: React.ReactNode
}

function ChosenDocuments({ account, chosen, customerFilter }: ChosenProps) {
  const { client } = useAccess()
  const { id } = chosen
  const owner = useMemo(() => ({ client, account, customerId: id }), [client, account, id])
  // The service lists an exact match first. The address has no email.
  const { data } = useQuery(customersQuery(client, id, 1))
  const row = data?.find((customer) => customer.id === id) ?? chosen
  return (
    <Documents
      key={id}
      owner={owner}
      customer={labelCustomer(row)}
      customerFilter={customerFilter}
      whenEmpty={texts.noneOfCustomer}
    />
  )
}
