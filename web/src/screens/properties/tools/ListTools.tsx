import type { RefObject } from 'react'
import { SearchField } from '../../../base/ui/SearchField.tsx'
import { SortSelect } from '../../../base/ui/table/SortSelect.tsx'
import type { ListedItem, ListKind } from '../kind.ts'
import { countItems } from '../nouns.ts'
import type { ListNavigation } from '../useListAddress.ts'
import { FilterButtons } from './FilterButtons.tsx'
import { LayoutButtons } from './LayoutButtons.tsx'

interface Props<Item extends ListedItem> {
  kind: ListKind<Item>
  navigation: ListNavigation
  /** Undefined while loading. */
  all: readonly Item[] | undefined
  shownCount: number | undefined
  searchField: RefObject<HTMLInputElement | null>
}

/** The toolbar of a list: search, filters, sorting, layout and a summary of what is shown. */
export function ListTools<Item extends ListedItem>(props: Props<Item>) {
  const { kind, navigation, all, shownCount, searchField } = props
  const { address, change } = navigation
  const { layout, filters, sorting } = address
  return (
    <div className="mb-4 md:mb-5">
      <div className="flex flex-wrap items-center gap-2 md:flex-nowrap">
        <SearchField
          label={kind.searchLabel}
          value={navigation.text}
          onChange={navigation.type}
          field={searchField}
          className="w-full md:mr-auto md:max-w-96"
        />
        <SortSelect
          columns={kind.columns}
          sorting={sorting}
          onSort={(wanted) => change({ sorting: wanted })}
          className={layout === 'liste' ? 'lg:hidden' : ''}
        />
        <LayoutButtons layout={layout} onChange={(wanted) => change({ layout: wanted })} />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 md:mt-3">
        <FilterButtons
          filters={kind.filters}
          chosen={filters}
          items={all}
          onChange={(wanted) => change({ filters: wanted })}
        />
        <p role="status" className="min-h-5 w-full text-13 text-ink-3 md:w-auto">
          {all && shownCount !== undefined && summary(kind, all, shownCount)}
        </p>
      </div>
    </div>
  )
}

function summary<Item extends ListedItem>(
  kind: ListKind<Item>,
  all: readonly Item[],
  shownCount: number,
): string {
  const count = countItems(shownCount, all.length, kind.nouns)
  const whole = shownCount === all.length ? kind.summary(all) : null
  return whole === null ? count : `${count} · ${whole}`
}
