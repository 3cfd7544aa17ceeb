import type { CustomerRow } from '@hausblick/contract/rows/customer.ts'
import { useState } from 'react'
import { labelCustomer } from '../../data/customers.ts'
import { Combobox } from '../../ui/Combobox.tsx'
import * as texts from '../texts.ts'
import { useCustomerInAddress } from './useCustomerInAddress.ts'
import { useCustomers } from './useCustomers.ts'

interface Props {
  /** Stands in the field as long as nobody is chosen. */
  label?: string
  chosen: CustomerRow | null
}

/** Whose figures staff look at: typing searches all customers by id and address. */
export default function CustomerSelector({ label = texts.chooseCustomer, chosen }: Props) {
  const [, choose] = useCustomerInAddress()
  const [text, setText] = useState('')
  const { found, note } = useCustomers(text.trim())
  return (
    <Combobox
      label={label}
      items={found}
      keyOf={({ id }) => id}
      labelOf={labelCustomer}
      chosen={chosen}
      onChoose={choose}
      onSearch={setText}
      note={note}
    />
  )
}
