import type { ContentHit } from '@hausblick/contract/documents.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { isNamed } from '@hausblick/figures/documents/filter.ts'
import type { Sorting } from '@hausblick/figures/documents/order.ts'
import { searchWords } from '@hausblick/figures/text.ts'
import type { Opening } from '../list/useOpening.ts'
import type { CustomerLabel } from '../list/useOrdered.ts'
import * as texts from '../texts.ts'
import { DocumentRow } from './DocumentRow.tsx'
import { roles } from './grid.ts'
import { TableHead } from './TableHead.tsx'
import { usePreviewLink } from './usePreviewLink.ts'
import { useRows } from './useRows.ts'

interface RowsProps {
  /** All that is to be shown, in its order. */
  entries: readonly DocumentEntry[]
  /** How many of them have a row by now. */
  count: number
  /** What they were searched by. */
  search: string
  customerLabel: CustomerLabel | null
  hits: ReadonlyMap<string, ContentHit> | undefined
  follow: Opening['follow']
}

interface Props extends RowsProps {
  sorting: Sorting
  onSort: (sorting: Sorting) => void
}

/** The documents as a table to screen readers, whatever it looks like. */
export function DocumentTable({ sorting, onSort, ...rows }: Props) {
  const { entries, customerLabel } = rows
  return (
    <table
      {...roles.table}
      aria-label={texts.heading}
      aria-rowcount={entries.length + 1}
      className="block lg:rounded-card lg:border lg:border-line lg:bg-surface lg:shadow-card"
    >
      <TableHead sorting={sorting} onSort={onSort} withCustomer={customerLabel !== null} />
      <TableRows {...rows} />
    </table>
  )
}

/** The rows, for themselves: they are rendered anew in every frame of scrolling. */
function TableRows(props: RowsProps) {
  const { entries, count, search, customerLabel, hits, follow } = props
  const { items, apart, measure, areCards, body, onFocus } = useRows(count)
  const previewLink = usePreviewLink()
  const words = searchWords(search)
  return (
    <tbody
      {...roles.rowgroup}
      ref={body}
      onFocus={onFocus}
      className="relative block print:h-auto!"
    >
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
            previewLink={previewLink}
            isCard={areCards}
            isApart={index === apart}
            measure={measure}
          />
        )
      })}
    </tbody>
  )
}
