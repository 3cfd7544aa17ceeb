import type { CustomerRow } from '@hausblick/contract/calls/customers.ts'
import { furtherPages, ownPages } from '@hausblick/contract/pages.ts'
import { normalisePath } from '@hausblick/contract/paths.ts'
import { type ReactNode, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { nameCustomer } from '../../../base/data/customers.ts'
import { DataNote } from '../GuestNote.tsx'
import { rememberCustomer } from '../rememberedCustomer.ts'
import { isAdministration } from './isAdministration.ts'
import * as texts from './texts.ts'
import { useCurrentCustomer } from './useCurrentCustomer.ts'

const ofCustomers = [...ownPages, ...furtherPages]

/** Wraps the pages of staff with a note on whose data they show, except in Verwaltung, whose pages are about all or say it. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { chosen, isUnknown } = useCurrentCustomer()
  const page = ofCustomers.find(({ path }) => path === normalisePath(pathname))
  const id = chosen && !isUnknown ? chosen.id : null
  // Before the page shows it, so that a reload finds the same.
  useLayoutEffect(() => rememberCustomer(id), [id])
  return (
    <>
      {chosen && !isAdministration(pathname) && (
        <CustomerNote customer={chosen} isUnknown={isUnknown} />
      )}
      {/* Of a customer who does not exist there is nothing more to say. */}
      {isUnknown && page && (page.shows || page.needs) ? (
        <h1 className="text-34 font-semibold tracking-tight">{page.title}</h1>
      ) : (
        children
      )}
    </>
  )
}

function CustomerNote({ customer, isUnknown }: { customer: CustomerRow; isUnknown: boolean }) {
  const label = nameCustomer(customer)
  const others = [customer.registeredEmail, customer.id].filter((one) => one && one !== label)
  return (
    <DataNote>
      {isUnknown ? (
        texts.unknownCustomer(customer.id)
      ) : (
        <>
          {texts.youSeeDataOf} <strong className="font-semibold">{label}</strong>
          {others.length === 0 ? '.' : ` (${others.join(', ')}).`}
        </>
      )}
    </DataNote>
  )
}
