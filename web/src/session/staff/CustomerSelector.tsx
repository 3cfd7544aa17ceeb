import type { CustomerRow } from '@hausblick/contract/rows/customer.ts'
import { useState } from 'react'
import { customerLabel } from '../../data/customers.ts'
import { Combobox } from '../../ui/Combobox.tsx'
import { useSession } from '../useSession.ts'
import { useCustomers } from './useCustomers.ts'

interface Props {
  chosen: CustomerRow | null
}

/** Whose figures staff look at: typing searches all customers by id and address. */
export default function CustomerSelector({ chosen }: Props) {
  const session = useSession()
  const [text, setText] = useState('')
  const { found, note } = useCustomers(text.trim())
  return (
    <Combobox
      label="Kunden auswählen"
      items={found}
      keyOf={({ id }) => id}
      labelOf={customerLabel}
      chosen={chosen}
      onChoose={(customer) => session.choose(customer)}
      onSearch={setText}
      note={note}
    />
  )
}
