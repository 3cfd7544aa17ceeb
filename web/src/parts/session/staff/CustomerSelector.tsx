import { customerParameter } from '@hausblick/contract/addresses.ts'
import type { CustomerRow } from '@hausblick/contract/calls/customers.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { normalisePath } from '@hausblick/contract/paths.ts'
import { writeSearch } from '@hausblick/contract/searchParameters.ts'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { labelCustomer } from '../../../base/data/customers.ts'
import { Combobox } from '../../../base/ui/Combobox.tsx'
import { isAdministration } from './isAdministration.ts'
import * as texts from './texts.ts'
import { useCustomerInAddress } from './useCustomerInAddress.ts'
import { useCustomerSearch } from './useCustomerSearch.ts'

interface Props {
  /** Accessible name and placeholder. */
  label?: string
  chosen: CustomerRow | null
}

/** Selects the customer whose data staff view, or in Verwaltung opens the customer's page, with a combobox that searches all customers by name, id and
 * email address. */
export default function CustomerSelector({ label = texts.chooseCustomer, chosen }: Props) {
  const choose = useChoice()
  const [text, setText] = useState('')
  const { found, note } = useCustomerSearch(text.trim())
  return (
    <Combobox
      label={label}
      items={found}
      keyOf={({ id }) => id}
      labelOf={labelCustomer}
      chosen={chosen}
      onChoose={choose}
      onSearch={setText}
      maxLength={maxLengths.search}
      note={note}
    />
  )
}

/** Returns what selects a customer: within Verwaltung by leading to their page, or from it to all. */
function useChoice(): (customer: CustomerRow | null) => void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [, choose] = useCustomerInAddress()
  if (!isAdministration(pathname)) return choose
  return (customer) => {
    if (customer)
      void navigate(`${pages.customer.path}?${writeSearch(customerParameter, '', customer.id)}`)
    else if (normalisePath(pathname) === pages.customer.path) void navigate(pages.customers.path)
    else choose(null)
  }
}
