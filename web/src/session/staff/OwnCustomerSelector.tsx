import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { Select } from '../../ui/Select.tsx'
import { findCustomerId } from '../loadPage.ts'
import { rememberCustomer } from '../rememberedCustomer.ts'
import type { SignedInState } from '../sessionState.ts'
import * as texts from './texts.ts'
import { useCustomerInAddress } from './useCustomerInAddress.ts'

/** Selects one of the portfolios of an owner who has several. */
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
      options={session.me.customerIds.map((id) => ({ value: id, label: texts.portfolioOf(id) }))}
      value={customerId}
      onChange={(id) => choose({ id, registeredEmail: '' })}
    />
  )
}
