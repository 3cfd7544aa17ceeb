import type { CustomerRow } from '@hausblick/contract/calls/customers.ts'
import { MAX_CHOSEN_RECIPIENTS } from '@hausblick/contract/calls/givings.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { X } from 'lucide-react'
import { useState } from 'react'
import { labelCustomer, nameCustomer } from '../../../base/data/customers.ts'
import { Combobox } from '../../../base/ui/Combobox.tsx'
import { IconButton } from '../../../base/ui/IconButton.tsx'
import { SegmentedChoice } from '../../../base/ui/SegmentedChoice.tsx'
import { useCustomerSearch } from '../../session/staff/useCustomerSearch.ts'
import { RecipientsPreview } from './RecipientsPreview.tsx'
import {
  labelAddress,
  labelPlace,
  listAddresses,
  ownerOf,
  type RecipientsChoice,
} from './recipients.ts'
import * as texts from './texts.ts'
import { usePlaces } from './usePlaces.ts'
import type { RecipientsCount } from './useRecipients.ts'

interface Props {
  value: RecipientsChoice
  onChange: (value: RecipientsChoice) => void
  /** Who that is, as `useRecipients` counts them. */
  counted: RecipientsCount
}

const kinds = [
  { id: 'address', label: texts.address },
  { id: 'customers', label: texts.customers },
  { id: 'all', label: texts.all },
] as const

/** Chooses whom a document is given to: the owners of a house, some one by one, or all. Says who that is. */
export function RecipientsField({ value, onChange, counted }: Props) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <div>
        <p aria-hidden className="mb-1.5 text-13 font-medium text-ink-2">
          {texts.kinds}
        </p>
        <SegmentedChoice
          label={texts.kinds}
          options={kinds}
          chosen={value.kind}
          onChoose={(kind) => onChange({ ...value, kind })}
        />
      </div>
      {value.kind === 'address' && <AddressField value={value} onChange={onChange} />}
      {value.kind === 'customers' && <CustomersField value={value} onChange={onChange} />}
      <RecipientsPreview counted={counted} />
    </div>
  )
}

type FieldProps = Omit<Props, 'counted'>

function AddressField({ value, onChange }: FieldProps) {
  const [typed, setTyped] = useState('')
  const { places, note } = usePlaces(typed.trim())
  return (
    <div>
      <Combobox
        label={texts.chooseAddress}
        items={listAddresses(places)}
        keyOf={labelAddress}
        labelOf={labelAddress}
        chosen={value.address}
        onChoose={(address) => onChange({ ...value, address })}
        onSearch={setTyped}
        maxLength={maxLengths.search}
        note={note}
      />
      <p className="mt-1.5 text-13 text-ink-3">{texts.addressHint}</p>
    </div>
  )
}

function CustomersField({ value, onChange }: FieldProps) {
  const { customers } = value
  const add = (customer: CustomerRow | null) => {
    if (customer && !customers.some(({ id }) => id === customer.id))
      onChange({ ...value, customers: [...customers, customer] })
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      {/* Empty again for the next one. */}
      <ByName key={`name-${customers.length}`} chosen={customers} onAdd={add} />
      <ByUnit key={`unit-${customers.length}`} chosen={customers} onAdd={add} />
      <ul aria-label={texts.chosen} className="flex flex-wrap gap-2 empty:hidden">
        {customers.map((customer) => (
          <li
            key={customer.id}
            className="flex min-w-0 items-center gap-1 rounded-control bg-surface-2 pl-3"
          >
            <span className="min-w-0 wrap-anywhere">{nameCustomer(customer)}</span>
            <IconButton
              label={texts.removeCustomer(nameCustomer(customer))}
              icon={X}
              onClick={() =>
                onChange({ ...value, customers: customers.filter(({ id }) => id !== customer.id) })
              }
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface AddProps {
  chosen: readonly CustomerRow[]
  onAdd: (customer: CustomerRow | null) => void
}

function ByName({ chosen, onAdd }: AddProps) {
  const [typed, setTyped] = useState('')
  const { found, note } = useCustomerSearch(typed.trim())
  const isFull = chosen.length >= MAX_CHOSEN_RECIPIENTS
  return (
    <Combobox
      label={texts.addCustomer}
      items={isFull ? [] : found.filter(({ id }) => !chosen.some((one) => one.id === id))}
      keyOf={({ id }) => id}
      labelOf={labelCustomer}
      chosen={null}
      onChoose={onAdd}
      onSearch={setTyped}
      maxLength={maxLengths.search}
      note={isFull ? texts.enough : note}
    />
  )
}

/** Finds an owner by the address, name or tenant of what he owns. */
function ByUnit({ chosen, onAdd }: AddProps) {
  const [typed, setTyped] = useState('')
  const { places, note } = usePlaces(typed.trim())
  const isFull = chosen.length >= MAX_CHOSEN_RECIPIENTS
  return (
    <Combobox
      label={texts.addByUnit}
      items={isFull ? [] : places}
      keyOf={({ customerId, kind, id }) => `${customerId}-${kind}-${id}`}
      labelOf={labelPlace}
      chosen={null}
      onChoose={(place) => onAdd(place && ownerOf(place))}
      onSearch={setTyped}
      maxLength={maxLengths.search}
      note={isFull ? texts.enough : note}
    />
  )
}
