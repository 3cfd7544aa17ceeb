import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import type { FilterChoices } from '@hausblick/figures/documents/filter.ts'
import type { ReactNode } from 'react'
import { DebouncedSearch } from '../../../base/ui/DebouncedSearch.tsx'
import * as texts from '../texts.ts'
import { DocumentSortSelect } from './DocumentSortSelect.tsx'
import { months } from './describeFilters.ts'
import { FilterSelect } from './FilterSelect.tsx'
import { PhoneFilters } from './PhoneFilters.tsx'
import type { DocumentFilterControl } from './useDocumentFilterState.ts'

interface Props {
  filterControl: DocumentFilterControl
  choices: FilterChoices
  /** The customer filter, for staff. */
  customerFilter: ReactNode
  /** Replaces the filter by street. */
  streetFilter?: ReactNode
}

/** Renders the list's search field and filters (product §8). */
export function Filters({ filterControl, choices, customerFilter, streetFilter }: Props) {
  const [filterState, onChange] = filterControl
  const hasSuppliers = choices.suppliers.length > 0 || filterState.supplier !== null
  return (
    <search className={`pairs gap-2 md:grid-cols-4 ${hasSuppliers ? 'lg:grid-cols-5' : ''}`}>
      <PhoneFilters
        filterControl={filterControl}
        customerFilter={customerFilter}
        search={
          <DebouncedSearch
            label={texts.search}
            maxLength={maxLengths.contentSearch}
            search={filterState.search}
            onSearch={(search) => onChange({ search }, { replace: true })}
          />
        }
      >
        {streetFilter ?? (
          <FilterSelect
            label={texts.street}
            all={texts.allStreets}
            options={choices.streets.map(toOption)}
            value={filterState.street}
            onChange={(street) => onChange({ street })}
          />
        )}
        <FilterSelect
          label={texts.type}
          all={texts.allTypes}
          options={choices.types.map(toOption)}
          value={filterState.type}
          onChange={(type) => onChange({ type })}
        />
        {hasSuppliers && (
          <FilterSelect
            label={texts.supplier}
            all={texts.allSuppliers}
            options={choices.suppliers.map(toOption)}
            value={filterState.supplier}
            onChange={(supplier) => onChange({ supplier })}
          />
        )}
        <FilterSelect
          label={texts.year}
          all={texts.allYears}
          options={choices.years.map(toOption)}
          value={filterState.year}
          onChange={(year) => onChange({ year })}
        />
        <FilterSelect
          label={texts.month}
          all={texts.allMonths}
          options={months}
          value={filterState.month}
          onChange={(month) => onChange({ month })}
        />
        <DocumentSortSelect
          sorting={filterState.sorting}
          withCustomer={customerFilter !== null}
          onChange={(sorting) => onChange({ sorting })}
        />
      </PhoneFilters>
    </search>
  )
}

function toOption(value: string) {
  return { value, label: value }
}
