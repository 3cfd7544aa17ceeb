import { yearParameter } from '@hausblick/contract/addresses.ts'
import { useYears } from '../../../base/data/access.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { yearsQuery } from '../../../base/data/years.ts'
import { Select } from '../../../base/ui/Select.tsx'
import { useAddressState } from '../../../base/ui/useAddressState.ts'
import * as texts from '../texts.ts'

/** Chooses the year to show, the latest one first; nothing unless there are several. */
export function YearSelect() {
  const { year } = useYears()
  const [, write] = useAddressState(yearParameter)
  const years = useRead(yearsQuery).data
  if (!years || years.length < 2) return null
  return (
    <Select
      label={texts.year}
      options={years.map((known) => ({ value: String(known), label: String(known) })).toReversed()}
      value={String(year)}
      onChange={(chosen) => write(() => (chosen === String(years.at(-1)) ? null : chosen))}
      labelled="hidden"
      className="ml-auto min-w-24"
    />
  )
}
