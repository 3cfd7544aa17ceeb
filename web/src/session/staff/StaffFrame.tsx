import { customerParameter } from '@hausblick/contract/addresses.ts'
import type { CustomerRow } from '@hausblick/contract/rows/customer.ts'
import { writeSearch } from '@hausblick/contract/searchParameters.ts'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Navigate, useLocation } from 'react-router'
import { customersQuery, labelCustomer } from '../../data/customers.ts'
import { latePart } from '../../ui/late/late.tsx'
import { headerSlotId } from '../../ui/slots.ts'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import { recallCustomer, rememberCustomer } from '../rememberedCustomer.ts'
import * as texts from '../texts.ts'
import { useSession } from '../useSession.ts'
import { useCustomerInAddress } from './useCustomerInAddress.ts'

/** A search for an id also matches longer ones, which the service lists after it. */
const EXACT_MATCH = 1

/** The breakpoint from which the header has room for the selector. */
const WIDE = '(width >= 64rem)'

/** Kept out of the customers' bundle. */
const CustomerSelector = latePart(async () => (await import('./CustomerSelector.tsx')).default, {
  failure: texts.chooserFailed,
  small: true,
  waiting: <div className="control" />,
})

/** Wraps the pages of staff with the customer selector and a note on whose data they show. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const { search } = useLocation()
  const [inAddress] = useCustomerInAddress()
  const { chosen, isUnknown } = useCurrentCustomer(inAddress)
  const [before, setBefore] = useState(() => (inAddress ? null : recallCustomer()))
  if (before && inAddress) setBefore(null)
  useEffect(() => {
    if (!before) rememberCustomer(isUnknown ? null : chosen)
  }, [before, chosen, isUnknown])
  // A URL without a customer continues with the one selected last.
  if (before)
    return <Navigate to={{ search: writeSearch(customerParameter, search, before.id) }} replace />
  return (
    <>
      <PlacedSelector chosen={chosen} />
      {chosen && <CustomerNote customer={chosen} isUnknown={isUnknown} />}
      {children}
    </>
  )
}

function PlacedSelector({ chosen }: { chosen: CustomerRow | null }) {
  const selector = <CustomerSelector chosen={chosen} />
  const header = document.getElementById(headerSlotId)
  // In narrow viewports the header would grow and shift the layout.
  if (useMediaQuery(WIDE) && header) return createPortal(selector, header)
  return <div className="mb-5">{selector}</div>
}

/**
 * Returns the current row of the selected customer, whose email address may have changed since. An unknown customer stems from a
 * mistyped URL.
 */
function useCurrentCustomer(chosen: CustomerRow | null) {
  const { client } = useSession()
  const query = customersQuery(client, chosen?.id ?? '', EXACT_MATCH)
  const { data } = useQuery({ ...query, enabled: chosen !== null })
  const known = chosen && data?.find(({ id }) => id === chosen.id)
  return { chosen: known ?? chosen, isUnknown: chosen !== null && data !== undefined && !known }
}

function CustomerNote({ customer, isUnknown }: { customer: CustomerRow; isUnknown: boolean }) {
  const label = labelCustomer(customer)
  return (
    <p
      role="status"
      className="mb-5 flex gap-2.5 rounded-control bg-brand-soft px-4 py-2.5 text-brand md:mb-6"
    >
      <Eye size={18} className="mt-0.5 shrink-0" />
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
