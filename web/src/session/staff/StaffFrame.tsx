import type { CustomerRow } from '@hausblick/contract/rows/customer.ts'
import { Eye } from 'lucide'
import { lazy, Suspense } from 'react'
import { createPortal } from 'react-dom'
import { customerLabel } from '../../data/customers.ts'
import { Icon } from '../../ui/Icon.tsx'
import { headerPlace } from '../../ui/places.ts'

/** Customers do not load it. */
const CustomerSelector = lazy(() => import('./CustomerSelector.tsx'))

/** What staff have around every page: the customer selector in the header, and whose data they see. */
export function StaffFrame({ chosen }: { chosen: CustomerRow | null }) {
  const header = document.getElementById(headerPlace)
  return (
    <>
      {header &&
        createPortal(
          <Suspense>
            <CustomerSelector chosen={chosen} />
          </Suspense>,
          header,
        )}
      {chosen && <Whose customer={chosen} />}
    </>
  )
}

function Whose({ customer }: { customer: CustomerRow }) {
  const label = customerLabel(customer)
  return (
    <p
      role="status"
      className="mb-5 flex gap-2.5 rounded-control bg-brand-soft px-4 py-2.5 text-brand md:mb-6"
    >
      <Icon of={Eye} size={18} className="mt-0.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        Sie sehen die Daten von <strong className="font-semibold">{label}</strong>
        {label === customer.id ? '.' : ` (${customer.id}).`}
      </span>
    </p>
  )
}
