import { customerAddress } from '@hausblick/contract/customerAddresses.ts'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { Link } from 'react-router'
import { customerQuery, nameCustomer } from '../../../base/data/customers.ts'
import { useSession } from '../useSession.ts'
import * as texts from './texts.ts'

/** A note for staff who see what the owner sees, with the way back. */
export function OwnerViewNote({ customerId }: { customerId: string }) {
  const { client } = useSession()
  const { data } = useQuery(customerQuery(client, customerId))
  const known = data?.find(({ id }) => id === customerId)
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-1 rounded-control bg-hint-soft px-4 py-2 text-hint md:mb-6"
    >
      <p className="flex min-w-0 grow gap-2.5">
        <Eye size={18} className="mt-0.5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          {texts.ownerView(known ? nameCustomer(known) : customerId)}
        </span>
      </p>
      {/* Not the carrying link, which would stay in this view. */}
      <Link
        to={customerAddress(customerId)}
        className="inline-flex min-h-10 items-center font-medium underline pointer-coarse:min-h-11 print:hidden"
      >
        {texts.endOwnerView}
      </Link>
    </div>
  )
}
