import type { FilterChoices } from '@hausblick/figures/documents/filter.ts'
import type { ReactNode } from 'react'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import { CARDS } from '../table/grid.ts'
import * as texts from '../texts.ts'
import { FilterSelect } from './FilterSelect.tsx'
import { months } from './namedFilters.ts'
import { SettlingSearch } from './SettlingSearch.tsx'
import { SortSelect } from './SortSelect.tsx'
import type { ChoiceState } from './useChoice.ts'

interface Props {
  choiceState: ChoiceState
  choices: FilterChoices
  /** The customer filter, for staff. */
  customerFilter: ReactNode
}

/** What the list is filtered and searched by (specification §2). */
export function Filters({ choiceState: [choice, onChange], choices, customerFilter }: Props) {
  const areCards = useMediaQuery(CARDS)
  return (
    <search className="pairs gap-2 md:grid-cols-4">
      <div className={`col-span-full ${customerFilter ? 'md:col-span-2' : ''}`}>
        <SettlingSearch
          search={choice.search}
          onSearch={(search) => onChange({ search }, { replace: true })}
        />
      </div>
      {customerFilter && <div className="col-span-full md:col-span-2">{customerFilter}</div>}
      <FilterSelect
        label={texts.street}
        all={texts.allStreets}
        options={choices.streets.map(asOption)}
        value={choice.street}
        onChange={(street) => onChange({ street })}
      />
      <FilterSelect
        label={texts.type}
        all={texts.allTypes}
        options={choices.types.map(asOption)}
        value={choice.type}
        onChange={(type) => onChange({ type })}
      />
      <FilterSelect
        label={texts.year}
        all={texts.allYears}
        options={choices.years.map(asOption)}
        value={choice.year}
        onChange={(year) => onChange({ year })}
      />
      <FilterSelect
        label={texts.month}
        all={texts.allMonths}
        options={months}
        value={choice.month}
        onChange={(month) => onChange({ month })}
      />
      {areCards && (
        <SortSelect
          sorting={choice.sorting}
          withCustomer={customerFilter !== null}
          onChange={(sorting) => onChange({ sorting })}
        />
      )}
    </search>
  )
}

function asOption(value: string) {
  return { value, label: value }
}
