import { customerParameter } from '@hausblick/contract/addresses.ts'
import type { CustomerRow } from '@hausblick/contract/rows/customer.ts'
import { writeSearch } from '@hausblick/contract/searchParameters.ts'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Navigate, useLocation } from 'react-router'
import { customersQuery, labelCustomer } from '../../data/customers.ts'
import { Icon } from '../../ui/Icon.tsx'
import { latePart } from '../../ui/late/late.tsx'
import { headerSlotId } from '../../ui/slots.ts'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import { rememberCustomer, rememberedCustomer } from '../rememberedCustomer.ts'
import * as texts from '../texts.ts'
import { useSession } from '../useSession.ts'
import { useCustomerInAddress } from './useCustomerInAddress.ts'

/** A search for an id also finds longer ones, which come after it. */
const SAME_ID_WITHIN = 10

/** Where the header has room for the selector beside the links. */
const WIDE = '(width >= 64rem)'

/** Customers do not load it. */
const CustomerSelector = latePart(async () => (await import('./CustomerSelector.tsx')).default, {
  failure: texts.chooserFailed,
  small: true,
  waiting: <div className="control" />,
})

/** What staff have around every page: the customer selector in the header, and whose data they see. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const { search } = useLocation()
  const [inAddress] = useCustomerInAddress()
  const { chosen, isUnknown } = useCurrent(inAddress)
  const [before, setBefore] = useState(() => (inAddress ? null : rememberedCustomer()))
  if (before && inAddress) setBefore(null)
  useEffect(() => {
    if (!before) rememberCustomer(isUnknown ? null : chosen)
  }, [before, chosen, isUnknown])
  // Who arrives at an address without a customer goes on with the one chosen last.
  if (before)
    return <Navigate to={{ search: writeSearch(customerParameter, search, before.id) }} replace />
  return (
    <>
      <Header chosen={chosen} />
      {chosen && <Whose customer={chosen} isUnknown={isUnknown} />}
      {children}
    </>
  )
}

function Header({ chosen }: { chosen: CustomerRow | null }) {
  const selector = <CustomerSelector chosen={chosen} />
  const header = document.getElementById(headerSlotId)
  // Elsewhere the header would grow, and the page below it move.
  if (useMediaQuery(WIDE) && header) return createPortal(selector, header)
  return <div className="mb-5">{selector}</div>
}

/**
 * Returns a customer as the service knows them now: their address may have come or gone since they were chosen. Of one that is
 * unknown, the id comes from an address that somebody typed.
 */
function useCurrent(chosen: CustomerRow | null) {
  const { client } = useSession()
  const query = customersQuery(client, chosen?.id ?? '', SAME_ID_WITHIN)
  const { data } = useQuery({ ...query, enabled: chosen !== null })
  const known = chosen && data?.find(({ id }) => id === chosen.id)
  return { chosen: known ?? chosen, isUnknown: chosen !== null && data !== undefined && !known }
}

function Whose({ customer, isUnknown }: { customer: CustomerRow; isUnknown: boolean }) {
  const label = labelCustomer(customer)
  return (
    <p
      role="status"
      className="mb-5 flex gap-2.5 rounded-control bg-brand-soft px-4 py-2.5 text-brand md:mb-6"
    >
      <Icon of={Eye} size={18} className="mt-0.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {isUnknown ? (
          texts.unknownCustomer(customer.id)
        ) : (
          <>
            {texts.youSeeDataOf} <strong className="font-semibold">{label}</strong>
            {label === customer.id ? '.' : ` (${customer.id}).`}
          </>
        )}
      </span>
    </p>
  )
}
