import { viewAsOwnerCall } from '@hausblick/contract/calls/customerDirectory.ts'
import { ownerViewAddress } from '@hausblick/contract/customerAddresses.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ChevronLeft, Eye, Mail } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAccess } from '../../../../base/data/access.ts'
import { ask } from '../../../../base/data/ask.ts'
import { type CustomerDetail, renewCustomers } from '../../../../base/data/directory.ts'
import { Button } from '../../../../base/ui/Button.tsx'
import { FormError } from '../../../../base/ui/FormError.tsx'
import { Link } from '../../../../base/ui/Link.tsx'
import { lateDialog } from '../../../../base/ui/late/late.tsx'
import { useChange } from '../../../../base/ui/useChange.ts'
import { nameEntry } from '../nameEntry.ts'
import { useMayInvite } from '../useMayInvite.ts'
import * as texts from './texts.ts'

const InviteDialog = lateDialog(() => import('../invite/InviteDialog.tsx'))

/** Who the customer is, and what is done with them most. */
export function Head({ customer }: { customer: CustomerDetail }) {
  const { client } = useAccess()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const mayInvite = useMayInvite()
  const [isInviting, setInviting] = useState(false)
  const { id } = customer
  const { name, others } = nameEntry(customer)
  const view = useChange(async () => {
    // The log records the look before it begins.
    await ask(client, viewAsOwnerCall, { params: { customerId: id } })
    await navigate(ownerViewAddress(id))
  })
  return (
    <>
      <Link
        to={pages.customers.path}
        className="link tap mb-2 inline-flex items-center gap-1 text-13 print:hidden"
      >
        <ChevronLeft size={16} />
        {texts.allCustomers}
      </Link>
      <div className="mb-4 flex flex-col gap-x-6 gap-y-3 md:flex-row md:items-start md:justify-between">
        <div className="min-w-0">
          <h1 className="text-34 font-semibold tracking-tight wrap-anywhere">{name}</h1>
          {others !== '' && <p className="mt-1 text-ink-3 wrap-anywhere">{others}</p>}
        </div>
        <form onSubmit={view.onSubmit} className="flex flex-wrap gap-2 print:hidden">
          <Button type="submit" look="secondary" aria-disabled={view.busy}>
            <Eye size={18} />
            {texts.viewAsOwner}
          </Button>
          {mayInvite && (
            <Button onClick={() => setInviting(true)}>
              <Mail size={18} />
              {texts.invite}
            </Button>
          )}
        </form>
      </div>
      <FormError text={view.error} />
      {isInviting && (
        <InviteDialog
          customers={[{ customerId: id, name: customer.name }]}
          onInvited={() => void renewCustomers(queries)}
          onClose={() => setInviting(false)}
        />
      )}
    </>
  )
}
