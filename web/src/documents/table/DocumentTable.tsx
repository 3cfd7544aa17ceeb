import type { ContentHit } from '@hausblick/contract/documents.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { matchesWords } from '@hausblick/figures/documents/filter.ts'
import type { DocumentSorting } from '@hausblick/figures/documents/order.ts'
import { searchWords } from '@hausblick/figures/text.ts'
import type { DocumentOpener } from '../list/useDocumentOpener.ts'
import type { CustomerLabeller } from '../list/useSortedEntries.ts'
import * as texts from '../texts.ts'
import { DocumentTableRow } from './DocumentTableRow.tsx'
import { roles } from './grid.ts'
import { TableHead } from './TableHead.tsx'
import { usePreviewLink } from './usePreviewLink.ts'
import { useVirtualRows } from './useVirtualRows.ts'

interface RowsProps {
  /** All matching entries in order. */
  entries: readonly DocumentEntry[]
  /** How many of them are listed so far. */
  count: number
  search: string
  labelCustomer: CustomerLabeller | null
  hits: ReadonlyMap<string, ContentHit> | undefined
  followLink: DocumentOpener['followLink']
}

interface Props extends RowsProps {
  sorting: DocumentSorting
  onSort: (sorting: DocumentSorting) => void
}

/** Renders the documents as a table, which assistive technology sees in the card layout too. */
export function DocumentTable({ sorting, onSort, ...rows }: Props) {
  const { entries, labelCustomer } = rows
  return (
    <table
      {...roles.table}
      aria-label={texts.heading}
      aria-rowcount={entries.length + 1}
      className="block lg:rounded-card lg:border lg:border-line lg:bg-surface lg:shadow-card"
    >
      <TableHead sorting={sorting} onSort={onSort} withCustomer={labelCustomer !== null} />
      <TableRows {...rows} />
    </table>
  )
}

/** A component of its own, since rows re-render on every frame of scrolling. */
function TableRows(props: RowsProps) {
  const { entries, count, search, labelCustomer, hits, followLink } = props
  const { items, detached, measure, areCards, body, onFocus } = useVirtualRows(count)
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
          <DocumentTableRow
            key={index}
            entry={entry}
            index={index}
            customer={labelCustomer?.(entry.customerId) ?? null}
            hit={hit && !matchesWords(entry, words) ? hit : null}
            followLink={followLink}
            previewLink={previewLink}
            isCard={areCards}
            isDetached={index === detached}
            measure={measure}
          />
        )
      })}
    </tbody>
  )
}
