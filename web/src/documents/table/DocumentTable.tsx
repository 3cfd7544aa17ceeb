import type { ContentHit } from '@hausblick/contract/documents.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { isNamed } from '@hausblick/figures/documents/filter.ts'
import { searchWords } from '@hausblick/figures/documents/fold.ts'
import type { Sorting } from '@hausblick/figures/documents/order.ts'
import type { Opening } from '../list/useOpening.ts'
import type { CustomerLabel } from '../list/useOrdered.ts'
import { DocumentRow } from './DocumentRow.tsx'
import { roles } from './roles.ts'
import { TableHead } from './TableHead.tsx'
import { useRows } from './useRows.ts'

interface Props {
  /** All that is to be shown, in its order. */
  entries: readonly DocumentEntry[]
  /** How many of them have a row by now. */
  count: number
  /** What they were searched by. */
  search: string
  sorting: Sorting
  onSort: (sorting: Sorting) => void
  customerLabel: CustomerLabel | null
  hits: ReadonlyMap<string, ContentHit> | undefined
  follow: Opening['follow']
}

/** The documents as a table to screen readers, whatever it looks like. */
export function DocumentTable(props: Props) {
  const { entries, count, search, sorting, onSort, customerLabel, hits, follow } = props
  const { items, apart, measure, areCards, body, onFocus } = useRows(count)
  const words = searchWords(search)
  return (
    <table
      {...roles.table}
      aria-label="Dokumente"
      aria-rowcount={entries.length + 1}
      onFocus={onFocus}
      className="block lg:rounded-card lg:border lg:border-line lg:bg-surface lg:shadow-card"
    >
      <TableHead sorting={sorting} onSort={onSort} withCustomer={customerLabel !== null} />
      <tbody {...roles.rowgroup} ref={body} className="relative block">
        {items.map(({ index }) => {
          const entry = entries[index]
          if (!entry) return null
          const hit = hits?.get(entry.fileName)
          return (
            <DocumentRow
              key={index}
              entry={entry}
              index={index}
              customer={customerLabel?.(entry.customerId) ?? null}
              hit={hit && !isNamed(entry, words) ? hit : null}
              follow={follow}
              isCard={areCards}
              isApart={index === apart}
              measure={measure}
            />
          )
        })}
      </tbody>
    </table>
  )
}
