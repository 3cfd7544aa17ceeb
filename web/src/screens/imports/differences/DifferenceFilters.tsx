import type { DifferenceFilter, ImportDetail } from '../../../base/data/imports.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { Select } from '../../../base/ui/Select.tsx'
import { TypedField } from '../../../base/ui/TypedField.tsx'
import { noFilter } from './differenceAddress.ts'
import * as texts from './texts.ts'

interface Props {
  changes: ImportDetail['changes']
  filter: DifferenceFilter
  onChange: (part: Partial<DifferenceFilter>) => void
}

const ALL = 'all'
const changeOptions = [
  { value: ALL, label: texts.everyChange },
  { value: 'added', label: texts.changeHeads.added },
  { value: 'changed', label: texts.changeHeads.changed },
  { value: 'removed', label: texts.changeHeads.removed },
] as const

/** The filters of the differences, and their search. */
export function DifferenceFilters({ changes, filter, onChange }: Props) {
  const tables = changes.map(({ table, title }) => ({ value: table, label: title }))
  const isFiltered = JSON.stringify(filter) !== JSON.stringify(noFilter)
  return (
    <div className="mb-4 grid grid-cols-1 items-end gap-3 md:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] print:hidden">
      <TypedField
        label={texts.search}
        text={filter.search}
        maxLength={200}
        onChange={(search) => onChange({ search })}
      />
      <Select
        label={texts.table}
        options={[{ value: ALL, label: texts.everyTable }, ...tables]}
        value={filter.table ?? ALL}
        onChange={(table) => onChange({ table: table === ALL ? null : table })}
      />
      <Select
        label={texts.change}
        options={changeOptions}
        value={filter.change ?? ALL}
        onChange={(change) => onChange({ change: change === ALL ? null : change })}
      />
      <TypedField
        label={texts.customer}
        text={filter.customer}
        maxLength={100}
        onChange={(customer) => onChange({ customer })}
      />
      {isFiltered && (
        <Button look="secondary" onClick={() => onChange(noFilter)}>
          {texts.clear}
        </Button>
      )}
    </div>
  )
}
