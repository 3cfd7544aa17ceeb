import { type AuditAction, auditActions } from '@hausblick/contract/audit.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { Select } from '../../../base/ui/Select.tsx'
import { TextField } from '../../../base/ui/TextField.tsx'
import { TypedField } from '../../../base/ui/TypedField.tsx'
import type { AddressState } from '../../../base/ui/useAddressState.ts'
import { emptyLogFilter, type LogFilter } from './logAddress.ts'
import * as texts from './texts.ts'

interface Props {
  state: AddressState<LogFilter>
  /** The customer chosen in the header; null if none is. */
  customerId: string | null
}

const ALL = ''
const sorted = Object.entries(auditActions)
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'de'))
const actionOptions = [{ value: ALL, label: texts.everything }, ...sorted]

/** The filters of the audit log, which the address keeps. */
export function LogFilters({ state: [filter, write], customerId }: Props) {
  const change = (part: Partial<LogFilter>) => write((latest) => ({ ...latest, ...part }))
  const isFiltered = JSON.stringify(filter) !== JSON.stringify(emptyLogFilter)
  return (
    <div className="mb-6 grid grid-cols-2 items-end gap-3 md:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
      <Select
        className="col-span-2 md:col-span-1"
        label={texts.action}
        options={actionOptions}
        value={filter.action ?? ALL}
        onChange={(action) => change({ action: action === ALL ? null : (action as AuditAction) })}
      />
      <TypedField
        className="col-span-2 md:col-span-1"
        label={texts.who}
        text={filter.who}
        maxLength={254}
        onChange={(who) => change({ who })}
      />
      <DayField label={texts.from} day={filter.from} onChange={(from) => change({ from })} />
      <DayField label={texts.to} day={filter.to} onChange={(to) => change({ to })} />
      {customerId !== null && (
        <Select
          className="col-span-2 md:col-span-1"
          label={texts.customer}
          options={[
            { value: ALL, label: texts.everyCustomer },
            { value: 'chosen', label: texts.onlyCustomer(customerId) },
          ]}
          value={filter.of ?? ALL}
          onChange={(of) => change({ of: of === 'chosen' ? of : null })}
        />
      )}
      {isFiltered && (
        <Button look="secondary" onClick={() => write(() => emptyLogFilter)}>
          {texts.clear}
        </Button>
      )}
    </div>
  )
}

function DayField(props: {
  label: string
  day: string | null
  onChange: (day: string | null) => void
}) {
  const { label, day, onChange } = props
  return (
    <TextField
      label={label}
      type="date"
      value={day ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
    />
  )
}
