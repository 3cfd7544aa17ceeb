import type { CustomerRow } from '@hausblick/contract/calls/customers.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { useState } from 'react'
import { labelCustomer } from '../../data/customers.ts'
import { Combobox } from '../../ui/Combobox.tsx'
import * as texts from './texts.ts'
import { useCustomerInAddress } from './useCustomerInAddress.ts'
import { useCustomerSearch } from './useCustomerSearch.ts'

interface Props {
  /** Accessible name and placeholder. */
  label?: string
  chosen: CustomerRow | null
}

/** Selects the customer whose data staff view, with a combobox that searches all customers by name, id and
 * email address. */
export default function CustomerSelector({ label = texts.chooseCustomer, chosen }: Props) {
  const [, choose] = useCustomerInAddress()
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
