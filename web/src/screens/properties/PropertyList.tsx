import { Building2, SearchX } from 'lucide-react'
import { useDeferredValue, useRef } from 'react'
import type { Read } from '../../base/data/useRead.ts'
import { Button } from '../../base/ui/Button.tsx'
import { EmptyNote } from '../../base/ui/EmptyNote.tsx'
import { FailedRead } from '../../base/ui/ErrorNote.tsx'
import { PrintNote } from '../../base/ui/print/PrintNote.tsx'
import { chosen } from '../../base/ui/texts.ts'
import { useInfiniteScroll } from '../../base/ui/useInfiniteScroll.ts'
import { CardGrid } from './CardGrid.tsx'
import type { ListedItem, ListKind } from './kind.ts'
import type { SortColumn } from './listAddress.ts'
import { ItemTable } from './table/ItemTable.tsx'
import * as texts from './texts.ts'
import { ListTools } from './tools/ListTools.tsx'
import type { ListNavigation } from './useListAddress.ts'
import { useListedItems } from './useListedItems.ts'

/** Items rendered at a time, more than fit on a screen. */
const STEP = 30
const AHEAD = 1200

interface Props<Item extends ListedItem> {
  kind: ListKind<Item>
  items: Read<Item[]>
  navigation: ListNavigation
}

/** Renders units or buildings as cards or table, with search, filters and sorting, and the dialog of the open item. */
export function PropertyList<Item extends ListedItem>({ kind, items, navigation }: Props<Item>) {
  const { data, error } = items
  const { nouns, Card, Details } = kind
  const { address, text, change, open } = navigation
  const { layout, filters, sorting } = address
  const searchField = useRef<HTMLInputElement>(null)
  // Deferred, so that typing stays responsive while the list is rendered.
  const searched = useDeferredValue(text)
  const { sorted, shown } = useListedItems(data, kind, { ...address, text: searched })
  const total = shown?.length ?? 0
  const list = [searched, ...filters, sorting.column, sorting.direction].join('\n')
  const { count, endMarker } = useInfiniteScroll({ total, list, step: STEP, ahead: AHEAD })
  if (error) return <FailedRead title={kind.failure} read={items} />
  if (data?.length === 0)
    return (
      <EmptyNote icon={Building2} title={texts.noneYet(nouns.many)}>
        {kind.empty}
      </EmptyNote>
    )
  const visible = shown?.slice(0, count)
  return (
    <>
      <ListTools
        kind={kind}
        navigation={navigation}
        all={data}
        shownCount={shown?.length}
        searchField={searchField}
      />
      <PrintNote
        filters={[
          ...kind.filters
            .filter(({ id }) => filters.includes(id))
            .map(({ label }) => texts.filterOnPaper(label)),
          ...(searched.trim() === '' ? [] : [chosen(texts.searched, searched.trim())]),
        ]}
        sorting={{ by: findSortName(kind, sorting.column), direction: sorting.direction }}
        printed={{ count, total }}
      />
      {shown?.length === 0 ? (
        <NothingFound
          text={searched.trim()}
          filtered={filters.length > 0}
          onReset={() => {
            navigation.type('')
            change({ text: '', filters: [] })
            searchField.current?.focus()
          }}
        />
      ) : layout === 'karten' ? (
        <CardGrid label={nouns.many} items={visible} onOpen={open} Card={Card} />
      ) : (
        <ItemTable
          label={nouns.many}
          columns={kind.columns}
          items={visible}
          onOpen={open}
          sorting={sorting}
          onSort={(wanted) => change({ sorting: wanted })}
        />
      )}
      {count < total && <div ref={endMarker} key={count} className="print:hidden" />}
      {sorted && shown && address.open !== null && (
        <Details
          all={sorted}
          shown={shown}
          id={address.open}
          onChange={navigation.step}
          onClose={navigation.close}
        />
      )}
    </>
  )
}

/** Returns the name of a column in the phrase `nach …`. */
function findSortName<Item extends ListedItem>(
  { columns }: ListKind<Item>,
  id: SortColumn,
): string {
  const column = columns.find((one) => one.id === id)
  return column?.sortName ?? column?.label ?? texts.address
}

interface NothingFoundProps {
  /** The search text; may be empty. */
  text: string
  filtered: boolean
  onReset: () => void
}

/** The note that search and filters match nothing, with a button to reset them. */
function NothingFound({ text, filtered, onReset }: NothingFoundProps) {
  const title = filtered || text === '' ? texts.nothingChosen : texts.nothingMatches(text)
  const action = !filtered ? texts.resetSearch : text ? texts.resetAll : texts.resetFilters
  return (
    <EmptyNote icon={SearchX} title={title}>
      <Button look="secondary" className="mt-3" onClick={onReset}>
        {action}
      </Button>
    </EmptyNote>
  )
}
