import { type House, houseColumns, totalsOfHouses } from '@hausblick/figures/houses.ts'
import { createSearch } from '@hausblick/figures/search.ts'
import { sortItems } from '@hausblick/figures/sorting/sort.ts'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { useYears } from '../../../base/data/access.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { DebouncedSearch } from '../../../base/ui/DebouncedSearch.tsx'
import { EmptyNote } from '../../../base/ui/EmptyNote.tsx'
import { FailedRead } from '../../../base/ui/ErrorNote.tsx'
import { PrintNote } from '../../../base/ui/print/PrintNote.tsx'
import { DataTable } from '../../../base/ui/table/DataTable.tsx'
import { SortSelect } from '../../../base/ui/table/SortSelect.tsx'
import { chosen, total } from '../../../base/ui/texts.ts'
import { useAddressState } from '../../../base/ui/useAddressState.ts'
import { HowComputed, HowSentence } from '../../../parts/layout/HowComputed.tsx'
import { type HouseColumn, houseParameter } from './houseAddress.ts'
import { formatsOf, houseTable, totalCells } from './houseColumns.tsx'
import * as texts from './texts.ts'
import { useHouses } from './useHouses.ts'

/** From how many on there is a filter, and phones fold the table. */
const MANY = 7
/** What phones show of a folded table. */
const FIRST = 3
const MAX_FILTER = 254

/** The houses of a portfolio as a table, if there are several. */
export function Houses() {
  const read = useHouses()
  if (read.error)
    return (
      <section className="mt-4 md:mt-6">
        <FailedRead title={texts.readFailed} read={read} />
      </section>
    )
  return read.data && read.data.length > 1 ? <HouseList houses={read.data} /> : null
}

function HouseList({ houses }: { houses: readonly House[] }) {
  const { year } = useYears()
  const [{ filter, sorting }, write] = useAddressState(houseParameter)
  const isMany = houses.length >= MANY
  const [isOpen, setOpen] = useState(filter !== '' || sorting.column !== 'address')
  const isFolded = isMany && !isOpen
  const wanted = isMany ? filter.trim() : ''
  const sorted = sortItems(houses, houseColumns[sorting.column], sorting.direction)
  const found = createSearch(sorted)(wanted)
  const shown = sorted.filter((_, index) => found[index])
  const formats = formatsOf(houses)
  const columns = houseTable.filter(({ id }) => id === 'address' || isKnown(houses, id))
  const sort = (next: typeof sorting) => write((latest) => ({ ...latest, sorting: next }))
  const search = (text: string) =>
    write((latest) => ({ ...latest, filter: text }), { replace: true })
  return (
    <section aria-labelledby="haeuser" className="mt-2 md:mt-6">
      <div className="mb-2 flex md:mb-4 break-inside-avoid break-after-avoid flex-col gap-3 md:flex-row md:items-end md:justify-between">
        <div>
          <h3 id="haeuser" className="text-20 font-semibold tracking-tight">
            {texts.heading}
          </h3>
          <p role="status" className="text-13 text-ink-3">
            {shown.length === houses.length
              ? texts.countOf(houses.length)
              : texts.shownOf(shown.length, houses.length)}
          </p>
        </div>
        {isMany && (
          <div className={`flex flex-wrap gap-2 print:hidden ${isFolded ? 'max-md:hidden' : ''}`}>
            <div className="w-full md:w-64">
              <DebouncedSearch
                label={texts.filterLabel}
                maxLength={MAX_FILTER}
                search={filter}
                onSearch={search}
              />
            </div>
            <SortSelect columns={columns} sorting={sorting} onSort={sort} className="md:hidden" />
          </div>
        )}
      </div>
      <PrintNote
        filters={wanted === '' ? [] : [chosen(texts.filterOnPaper, wanted)]}
        sorting={{ by: sortNameOf(sorting.column), direction: sorting.direction }}
      />
      {shown.length === 0 ? (
        <EmptyNote icon={SearchX} title={texts.noneFound(wanted)}>
          <Button look="secondary" className="mt-3" onClick={() => search('')}>
            {texts.clearFilter}
          </Button>
        </EmptyNote>
      ) : (
        <DataTable
          caption={texts.heading}
          columns={columns}
          rows={shown.map((house) => ({ ...house, formats }))}
          keyOf={keyOf}
          nameOf={nameOf}
          sorting={sorting}
          onSort={sort}
          total={{ name: total, cells: totalCells(totalsOfHouses(shown), formats) }}
          shownOnPhones={isFolded ? FIRST : undefined}
        />
      )}
      <div className="mt-2 flex flex-wrap items-start gap-x-4 print:hidden">
        {isMany && (
          <Button
            look="secondary"
            className="md:hidden"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? texts.fewer : texts.all(houses.length)}
          </Button>
        )}
        <HowComputed of={texts.heading} className="open:basis-full">
          {texts.how(year).map((sentence) => (
            <HowSentence key={sentence}>{sentence}</HowSentence>
          ))}
        </HowComputed>
      </div>
    </section>
  )
}

/** Whether a figure of any house is known. */
function isKnown(houses: readonly House[], column: HouseColumn): boolean {
  return houses.some((house) => houseColumns[column](house) !== null)
}

function sortNameOf(column: HouseColumn): string {
  const { sortName, label } = houseTable.find(({ id }) => id === column) ?? {}
  return sortName ?? label ?? texts.addressInOrder
}

function keyOf({ kind, id }: House): string {
  return `${kind} ${id}`
}

function nameOf({ label }: House): string {
  return label
}
