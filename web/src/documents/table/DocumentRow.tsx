import type { ContentHit } from '@hausblick/contract/documents.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { memo, type Ref } from 'react'
import { formatDate } from '../../format/date.ts'
import { formatFileSize } from '../../format/fileSize.ts'
import type { Opening } from '../list/useOpening.ts'
import * as texts from '../texts.ts'
import { Excerpt } from './Excerpt.tsx'
import { roles, rowGrid } from './grid.ts'
import { rowActions } from './RowActions.tsx'
import { StateBadge } from './StateBadge.tsx'
import type { PreviewLink } from './usePreviewLink.ts'

interface Props {
  entry: DocumentEntry
  /** Its place among all rows, from 0. */
  index: number
  /** What the customer is called; null where the list does not show it. */
  customer: string | null
  /** Where it was found inside the document, when only there. */
  hit: ContentHit | null
  follow: Opening['follow']
  previewLink: PreviewLink
  /** Whether it is a card. */
  isCard: boolean
  /** Whether it stands far from the other rows. */
  isApart: boolean
  /** Measures its height. */
  measure: Ref<HTMLTableRowElement>
}

const rowLook =
  'flex flex-wrap gap-x-2 gap-y-0.5 rounded-card border border-line bg-surface p-4 shadow-card max-lg:mb-2.5 lg:rounded-none lg:border-0 lg:border-b lg:bg-transparent lg:px-5 lg:py-2 lg:shadow-none lg:cursor-pointer lg:hover:bg-surface-2 print:mb-0 print:break-inside-avoid print:rounded-none print:border-x-0 print:border-t-0 print:px-0 print:py-1.5 print:shadow-none'

const detail =
  'block text-13 text-ink-2 max-lg:not-last:after:ml-2 max-lg:not-last:after:content-["·"] empty:hidden lg:empty:block'

/** A document: a row of the table, and a card where that would be too narrow. */
export const DocumentRow = memo(function DocumentRow(props: Props) {
  const { entry, index, customer, hit, follow, previewLink, isCard, isApart, measure } = props
  const date = entry.date === null ? texts.unknownDate : formatDate(entry.date)
  return (
    <tr
      {...roles.row}
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className={`${isApart ? 'absolute inset-x-0 ' : ''}${rowLook} ${rowGrid(customer !== null)}`}
    >
      <td {...roles.cell} className="block w-full min-w-0 font-medium wrap-anywhere max-lg:mb-1">
        {entry.name}
        {entry.state && <StateBadge state={entry.state} />}
        {hit && <Excerpt hit={hit} />}
      </td>
      {customer !== null && (
        // The id gives way to an address without moving what follows: on cards in a line of its own, else in the two lines
        // that a row has beside its buttons.
        <td
          {...roles.cell}
          className={`${detail} wrap-anywhere max-lg:w-full max-lg:truncate max-lg:after:hidden lg:line-clamp-2`}
        >
          {customer}
        </td>
      )}
      <td {...roles.cell} className={`${detail} wrap-anywhere`}>
        {entry.type}
      </td>
      <td {...roles.cell} className={`${detail} wrap-anywhere`}>
        {entry.street}
      </td>
      <td {...roles.cell} className={`${detail} whitespace-nowrap`}>
        {date}
      </td>
      <td {...roles.cell} className="block text-13 whitespace-nowrap text-ink-2 lg:text-right">
        {formatFileSize(entry.size)}
      </td>
      <td
        {...roles.cell}
        className={`pairs mt-3 w-full gap-2 md:flex lg:mt-0 lg:justify-end lg:gap-1 print:hidden ${isCard ? '' : 'row-icons'}`}
      >
        {rowActions({ entry, page: hit?.page ?? null, follow, previewLink, isCard })}
      </td>
    </tr>
  )
})
