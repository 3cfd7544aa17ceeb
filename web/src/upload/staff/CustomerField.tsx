import type { CustomerRow } from '@hausblick/contract/rows/customer.ts'
import { useState } from 'react'
import { customerLabel } from '../../data/customers.ts'
import { useCustomers } from '../../session/staff/useCustomers.ts'
import { Combobox } from '../../ui/Combobox.tsx'
import { TextField } from '../../ui/TextField.tsx'

/** A customer, or a new one by the id that was typed; `customer` is null as long as nobody is chosen. */
export type CustomerChoice =
  | { readonly isNew: false; readonly customer: CustomerRow | null }
  | { readonly isNew: true; readonly id: string }

/** Stands among the customers for one that is not there yet: no customer has an empty id. */
const newCustomer: CustomerRow = { id: '', registeredEmail: 'Neuer Kunde …' }

interface Props {
  value: CustomerChoice
  onChange: (value: CustomerChoice) => void
  /** Whether new customers can be made. */
  canCreate: boolean
}

/** Whose documents they are: typing searches all customers by id and address. */
export function CustomerField({ value, onChange, canCreate }: Props) {
  const [text, setText] = useState('')
  const { found, note } = useCustomers(text.trim())
  return (
    <div className="grid grid-cols-1 gap-2">
      <div>
        <p aria-hidden className="mb-1.5 text-13 font-medium text-ink-2">
          Kunde
        </p>
        <Combobox
          label="Kunde wählen"
          items={canCreate ? [...found, newCustomer] : found}
          keyOf={({ id }) => id}
          labelOf={customerLabel}
          chosen={value.isNew ? newCustomer : value.customer}
          onChoose={(customer) =>
            onChange(customer?.id === '' ? { isNew: true, id: '' } : { isNew: false, customer })
          }
          onSearch={setText}
          note={note}
        />
      </div>
      {value.isNew && (
        <TextField
          label="Neuer Kunde (Customer ID)"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={value.id}
          onChange={(event) => onChange({ isNew: true, id: event.target.value })}
        />
      )}
    </div>
  )
}
