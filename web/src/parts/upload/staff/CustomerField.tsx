import type { CustomerRow } from '@hausblick/contract/calls/customers.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { type ReactNode, useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { labelCustomer } from '../../../base/data/customers.ts'
import { Combobox } from '../../../base/ui/Combobox.tsx'
import { FieldNotes, joinDescribedBy } from '../../../base/ui/FieldNotes.tsx'
import { TextField } from '../../../base/ui/TextField.tsx'
import { useCustomerSearch } from '../../session/staff/useCustomerSearch.ts'
import * as texts from '../texts.ts'
import type { CustomerChoice, UploadValues } from '../values.ts'
import { checkCustomer, hasNone } from './staffDocument.ts'

/** The option for a customer yet to be created. No customer has an empty id. */
const newCustomerOption: CustomerRow = { id: '', registeredEmail: texts.newCustomer }

interface Props {
  canCreate: boolean
  /** Whether the documents may belong to nobody yet. */
  isOptional?: boolean
  /** Replaces the usual hint. */
  hint?: ReactNode
  /** Called when the selected customer changes. */
  onChange?: () => void
}

/** Selects the documents' owner with a combobox that searches all customers by name, id and
 * email address. */
export function CustomerField({ canCreate, isOptional = false, hint, onChange }: Props) {
  const [text, setText] = useState('')
  const { found, note } = useCustomerSearch(text.trim())
  const id = useId()
  const { field, fieldState } = useController<UploadValues, 'customer'>({
    name: 'customer',
    rules: {
      validate: (choice) => (isOptional && hasNone(choice)) || checkCustomer(choice),
    },
  })
  const { value } = field
  const choose = (choice: CustomerChoice) => field.onChange(choice)
  const error = fieldState.error?.message
  const notes = {
    hint: hint === undefined ? (canCreate ? null : texts.onlyOperators) : hint,
    error: value.isNew ? undefined : error,
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <div>
        <p aria-hidden className="mb-1.5 text-13 font-medium text-ink-2">
          {isOptional ? texts.customerIfOne : texts.customer}
        </p>
        <Combobox
          label={texts.chooseCustomer}
          items={canCreate ? [...found, newCustomerOption] : found}
          keyOf={({ id }) => id}
          labelOf={labelCustomer}
          chosen={value.isNew ? newCustomerOption : value.customer}
          onChoose={(customer) => {
            choose(customer?.id === '' ? { isNew: true, id: '' } : { isNew: false, customer })
            onChange?.()
          }}
          onSearch={setText}
          maxLength={maxLengths.search}
          note={note}
          isWrong={notes.error !== undefined}
          describedBy={joinDescribedBy(id, notes)}
        />
        <FieldNotes id={id} {...notes} />
      </div>
      {value.isNew && (
        <TextField
          label={texts.newCustomerId}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxLengths.customerId}
          value={value.id}
          error={error}
          onChange={(event) => choose({ isNew: true, id: event.target.value })}
        />
      )}
    </div>
  )
}
