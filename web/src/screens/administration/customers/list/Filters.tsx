import {
  customerAccess,
  directoryOnly,
  directorySort,
} from '@hausblick/contract/calls/customerDirectory.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import type { NavigateOptions } from 'react-router'
import type { AskedDirectory } from '../../../../base/data/directory.ts'
import { DebouncedSearch } from '../../../../base/ui/DebouncedSearch.tsx'
import { Select } from '../../../../base/ui/Select.tsx'
import * as shared from '../texts.ts'
import { nextSorting } from './listAddress.ts'
import * as texts from './texts.ts'

interface Props {
  asked: AskedDirectory
  onChange: (change: Partial<AskedDirectory>, options?: NavigateOptions) => void
}

const ANY = ''
const accessOptions = [
  { value: ANY, label: texts.anyAccess },
  ...customerAccess.options.map((value) => ({ value, label: shared.accessStates[value] })),
] as const
const onlyOptions = [
  { value: ANY, label: texts.all },
  ...directoryOnly.options.map((value) => ({ value, label: texts.onlyThose[value] })),
] as const
const sortOptions = directorySort.options.map((value) => ({ value, label: texts.sortBy[value] }))
const directions = [
  { value: 'ascending', label: texts.ascending },
  { value: 'descending', label: texts.descending },
] as const

/** The search and the filters; where rows are cards, the order, too. */
export function Filters({ asked, onChange }: Props) {
  return (
    <search className="@container">
      <div className="pairs gap-2 @min-[50rem]:grid-cols-4">
        <div className="col-span-full @min-[50rem]:col-span-2">
          <DebouncedSearch
            label={texts.search}
            maxLength={maxLengths.search}
            search={asked.search}
            onSearch={(search) => onChange({ search }, { replace: true })}
          />
        </div>
        <Select
          label={texts.access}
          labelled="hidden"
          options={accessOptions}
          value={asked.access ?? ANY}
          onChange={(access) => onChange({ access: access === ANY ? null : access })}
        />
        <Select
          label={texts.only}
          labelled="hidden"
          options={onlyOptions}
          value={asked.only ?? ANY}
          onChange={(only) => onChange({ only: only === ANY ? null : only })}
        />
        <div className="col-span-full grid grid-cols-subgrid gap-y-2 @min-[50rem]:hidden">
          <Select
            label={texts.sort}
            labelled="hidden"
            options={sortOptions}
            value={asked.sort}
            onChange={(sort) => sort !== asked.sort && onChange(nextSorting(asked, sort))}
          />
          <Select
            label={texts.order}
            labelled="hidden"
            options={directions}
            value={asked.direction}
            onChange={(direction) => onChange({ direction })}
          />
        </div>
      </div>
    </search>
  )
}
