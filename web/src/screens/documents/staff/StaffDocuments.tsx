import type { CustomerRow } from '@hausblick/contract/calls/customers.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { useMemo } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { nameCustomer } from '../../../base/data/customers.ts'
import { inboxCountQuery } from '../../../base/data/documents/inboxCount.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { lateDialog } from '../../../base/ui/late/late.tsx'
import CustomerSelector from '../../../parts/session/staff/CustomerSelector.tsx'
import { useCurrentCustomer } from '../../../parts/session/staff/useCurrentCustomer.ts'
import { Documents } from '../Documents.tsx'
import { DocumentsFrame } from '../DocumentsFrame.tsx'
import * as texts from '../texts.ts'
import { AllDocuments } from './AllDocuments.tsx'
import { CircularButton } from './CircularButton.tsx'
import { Corrections } from './Corrections.tsx'

const StaffUploadDialog = lateDialog(
  () => import('../../../parts/upload/staff/StaffUploadDialog.tsx'),
)

/** Renders the documents of all customers, or of the one selected in the header, in the filter or by the URL. */
export default function StaffDocuments({ account }: { account: string }) {
  const { chosen } = useCurrentCustomer()
  const customerFilter = <CustomerSelector label={texts.allCustomers} chosen={chosen} />
  return (
    <DocumentsFrame
      actions={
        <>
          <InboxLink />
          <CircularButton />
        </>
      }
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
  return (
    <Documents
      key={id}
      owner={owner}
      customer={nameCustomer(chosen)}
      customerFilter={customerFilter}
      whenEmpty={texts.noneOfCustomer}
    />
  )
}

/** Links to the inbox, with the number of documents waiting there. */
function InboxLink() {
  const { client } = useAccess()
  const { data: waiting } = useQuery(inboxCountQuery(client))
  return (
    <Link
      to={pages.inbox.path}
      className="control field inline-flex items-center gap-2 px-4 font-medium"
    >
      <Inbox size={18} />
      {texts.inbox(waiting ?? 0)}
    </Link>
  )
}
