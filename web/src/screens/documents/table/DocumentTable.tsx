import type { ContentHit } from '@hausblick/contract/calls/documents.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { matchesWords } from '@hausblick/figures/documents/filter.ts'
import type { DocumentSorting } from '@hausblick/figures/documents/order.ts'
import { searchWords } from '@hausblick/figures/text.ts'
import { useCallback } from 'react'
import type { Marks } from '../../../base/ui/useMarks.ts'
import { useMediaQuery } from '../../../base/ui/useMediaQuery.ts'
import type { DocumentOpener } from '../../../parts/layout/preview/useDocumentOpener.ts'
import { useCorrection } from '../correction.ts'
import * as texts from '../texts.ts'
import { DocumentTableRow } from './DocumentTableRow.tsx'
import { CARD_LAYOUT, roles } from './grid.ts'
import { openRow } from './openRow.ts'
import { TableHead } from './TableHead.tsx'
import { usePreviewLink } from './usePreviewLink.ts'

interface Props {
  /** The documents listed so far. */
  entries: readonly DocumentEntry[]
  /** The number of documents that will be listed in the end; null if unknown. */
  rowCount: number | null
  search: string
  sorting: DocumentSorting
  onSort: (sorting: DocumentSorting) => void
  /** Returns the display name of a document's customer; null hides the column. */
  customerOf: ((entry: DocumentEntry) => string) | null
  hits: ReadonlyMap<string, ContentHit> | undefined
  /** Which are marked; null where they cannot be. */
  marks: Marks | null
  followLink: DocumentOpener['followLink']
}

/** Renders the documents as a table, which assistive technology sees in the card layout too. */
export function DocumentTable(props: Props) {
  const { entries, rowCount, search, sorting, onSort, customerOf, hits, marks, followLink } = props
  const areCards = useMediaQuery(CARD_LAYOUT)
  const previewLink = usePreviewLink()
  const onCorrect = useCorrection()
  const words = searchWords(search)
  const body = useCallback(
    (element: HTMLTableSectionElement) => {
      // Cards have buttons instead.
      if (!areCards) element.addEventListener('click', openRow)
      return () => element.removeEventListener('click', openRow)
    },
    [areCards],
  )
  return (
    <table
      {...roles.table}
      aria-label={texts.heading}
      aria-rowcount={rowCount === null ? -1 : rowCount + 1}
      className="block md:rounded-card md:border md:border-line md:bg-surface md:shadow-card"
    >
      <TableHead
        sorting={sorting}
        onSort={onSort}
        withCustomer={customerOf !== null}
        marks={marks}
        count={entries.length}
      />
      <tbody {...roles.rowgroup} ref={body} className="block">
        {entries.map((entry, index) => {
          const hit = hits?.get(entry.fileName)
          return (
            <DocumentTableRow
              key={entry.fileName}
              entry={entry}
              index={index}
              customer={customerOf?.(entry) ?? null}
              hit={hit && !matchesWords(entry, words) ? hit : null}
              followLink={followLink}
              previewLink={previewLink}
              isCard={areCards}
              onCorrect={onCorrect}
              isMarked={marks?.has(entry.fileName) ?? false}
              onMark={marks?.toggle ?? null}
            />
          )
        })}
      </tbody>
    </table>
  )
}
