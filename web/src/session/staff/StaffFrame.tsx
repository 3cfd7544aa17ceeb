import type { CustomerRow } from '@hausblick/contract/rows/customer.ts'
import { Eye } from 'lucide-react'
import { type ReactNode, useLayoutEffect } from 'react'
import { labelCustomer } from '../../data/customers.ts'
import { rememberCustomer } from '../rememberedCustomer.ts'
import * as texts from './texts.ts'
import { useCurrentCustomer } from './useCurrentCustomer.ts'

/** Wraps the pages of staff with a note on whose data they show. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const { chosen, isUnknown } = useCurrentCustomer()
  const id = chosen && !isUnknown ? chosen.id : null
  // Before the page shows it, so that a reload finds the same.
  useLayoutEffect(() => rememberCustomer(id), [id])
  return (
    <>
      {chosen && <CustomerNote customer={chosen} isUnknown={isUnknown} />}
      {children}
    </>
  )
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
