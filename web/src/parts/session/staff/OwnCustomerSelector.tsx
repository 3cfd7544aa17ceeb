import type { Me } from '@hausblick/contract/calls/accounts.ts'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { Select } from '../../../base/ui/Select.tsx'
import { findCustomerId } from '../loadPage.ts'
import { rememberCustomer } from '../rememberedCustomer.ts'
import { customersOf, findGuest, findName } from '../role.ts'
import type { SignedInState } from '../sessionState.ts'
import { portfolioOf } from '../texts.ts'
import * as texts from './texts.ts'
import { useCustomerInAddress } from './useCustomerInAddress.ts'

/** Selects one of the portfolios of those who see several, as owners or guests. */
export function OwnCustomerSelector({ session }: { session: SignedInState }) {
  const { search } = useLocation()
  const [, choose] = useCustomerInAddress()
  const customerId = findCustomerId(session, search)
  // Before the page shows it, so that a reload finds the same.
  useLayoutEffect(() => rememberCustomer(customerId), [customerId])
  return (
    <Select
      label={texts.choosePortfolio}
      labelled="hidden"
      options={customersOf(session.me).map((id) => ({
        value: id,
        label: describePortfolio(session.me, id),
      }))}
      value={customerId}
      onChange={(id) => choose({ id, registeredEmail: '' })}
    />
  )
}

function describePortfolio(me: Me, id: string): string {
  const portfolio = portfolioOf(id, findName(me, id))
  return findGuest(me, id) ? texts.guestPortfolio(portfolio) : portfolio
}
