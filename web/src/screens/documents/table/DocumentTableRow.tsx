import type { ContentHit } from '@hausblick/contract/calls/documents.ts'
import type { DocumentState } from '@hausblick/contract/documents.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { createElement, Fragment, memo } from 'react'
import { formatDate } from '../../../base/format/date.ts'
import { formatFileSize } from '../../../base/format/fileSize.ts'
import { MarkBox } from '../../../base/ui/MarkBox.tsx'
import type { Marks } from '../../../base/ui/useMarks.ts'
import { ActiveBadge } from '../../../parts/layout/active/ActiveBadge.tsx'
import { mark } from '../../../parts/layout/marked/texts.ts'
import type { DocumentOpener } from '../../../parts/layout/preview/useDocumentOpener.ts'
import * as texts from '../texts.ts'
import { getRowGrid, placeCell, roles } from './grid.ts'
import { RowActions } from './RowActions.tsx'
import type { PreviewLink } from './usePreviewLink.ts'

interface Props {
  entry: DocumentEntry
  /** 0-based, among all rows. */
  index: number
  /** The customer's display name; null hides the column. */
  customer: string | null
  /** The full-text hit, where nothing but the contents matches. */
  hit: ContentHit | null
  followLink: DocumentOpener['followLink']
  previewLink: PreviewLink
  isCard: boolean
  onCorrect: ((entry: DocumentEntry) => void) | null
  isMarked: boolean
  /** Marks it, by its file name; null where documents cannot be marked. */
  onMark: Marks['toggle'] | null
}

/** Rows out of sight are not laid out. They keep their place: nearly all are as high as their buttons, 2.5rem. */
const rowLook =
  'relative flex flex-wrap gap-x-2 gap-y-0.5 rounded-card border border-line bg-surface p-4 shadow-card max-md:mb-2.5 md:rounded-none md:border-0 md:border-b md:bg-transparent md:px-5 md:py-2 md:shadow-none md:cursor-pointer md:hover:bg-surface-2 md:[content-visibility:auto] md:[contain-intrinsic-height:auto_2.5rem] print:[content-visibility:visible] print:mb-0 print:break-inside-avoid print:rounded-none print:border-x-0 print:border-t-0 print:px-0 print:py-1.5 print:shadow-none'

const detail =
  'block text-13 text-ink-2 max-md:not-last:after:ml-2 max-md:not-last:after:content-["·"] empty:hidden md:empty:block'

/** A document as a table row, or as a card in narrow viewports. */
export const DocumentTableRow = memo(function DocumentTableRow(props: Props) {
  const { entry, index, customer, hit, followLink, previewLink, isCard, onCorrect } = props
  const { isMarked, onMark } = props
  const shape = { withCustomer: customer !== null, withMarks: onMark !== null }
  const markId = entry.active.length > 0 ? `active-${index}` : undefined
  const date = entry.date === null ? texts.unknownDate : formatDate(entry.date)
  return (
    <tr
      {...roles.row}
      aria-rowindex={index + 2}
      className={`${rowLook} ${getRowGrid(shape.withCustomer, shape.withMarks)}`}
    >
      {onMark && (
        <td
          {...roles.cell}
          className={`block max-md:absolute max-md:top-2 max-md:right-2 md:-my-1.5 ${placeCell('mark', shape)}`}
        >
          <MarkBox
            label={mark(entry.name)}
            isMarked={isMarked}
            onToggle={(isRange) => onMark(entry.fileName, isRange)}
          />
        </td>
      )}
      <td
        {...roles.cell}
        className={`block w-full min-w-0 font-medium hyphens-auto wrap-anywhere max-md:mb-1 ${onMark ? 'max-md:pr-10 print:pr-0' : ''}`}
      >
        {entry.name}
        {entry.state && <StateBadge state={entry.state} />}
        <ActiveBadge active={entry.active} id={markId} />
        {hit && <Excerpt hit={hit} />}
      </td>
      {customer !== null && (
        // An id is replaced by an email address once that has loaded, without a layout shift: cards give it a line of its
        // own, rows the two lines that they have beside the buttons.
        <td
          {...roles.cell}
          className={`${detail} wrap-anywhere max-md:w-full max-lg:truncate max-md:after:hidden lg:line-clamp-2 ${placeCell('customer', shape)}`}
        >
          {customer}
        </td>
      )}
      <td
        {...roles.cell}
        className={`${detail} hyphens-auto wrap-anywhere ${placeCell('type', shape)}`}
      >
        {entry.type}
      </td>
      <td {...roles.cell} className={`${detail} wrap-anywhere ${placeCell('street', shape)}`}>
        {entry.street}
      </td>
      <td {...roles.cell} className={`${detail} whitespace-nowrap ${placeCell('date', shape)}`}>
        {date}
      </td>
      <td
        {...roles.cell}
        className={`block text-13 whitespace-nowrap text-ink-2 ${placeCell('size', shape)}`}
      >
        {formatFileSize(entry.size)}
      </td>
      <td
        {...roles.cell}
        className={`pairs mt-3 w-full gap-2 md:mt-0 md:flex md:justify-end md:gap-1 print:hidden ${placeCell('actions', shape)} ${isCard ? '' : 'row-icons'}`}
      >
        <RowActions
          entry={entry}
          page={hit?.page ?? null}
          followLink={followLink}
          previewLink={previewLink}
          isCard={isCard}
          markId={markId}
          onCorrect={onCorrect}
        />
      </td>
    </tr>
  )
})

const looks: Readonly<Record<DocumentState, string>> = {
  received: 'bg-surface-2 text-ink-2',
  filed: 'bg-income-soft text-income',
}

/** Shows the processing state of a document that a customer uploaded. */
function StateBadge({ state }: { state: DocumentState }) {
  return (
    <span
      className={`ml-2 rounded-full px-2 py-0.5 text-12 font-medium whitespace-nowrap ${looks[state]}`}
    >
      {texts.states[state]}
    </span>
  )
}

/** Renders a full-text hit, such as `Seite 2: „die Miete beträgt“`, and how far the document is indexed if not to its end. */
function Excerpt({ hit: { page, isFromPicture, readTo, excerpt } }: { hit: ContentHit }) {
  // Their order is fixed, so they need no keys.
  const pieces = excerpt.map(({ text, hit }) =>
    hit
      ? createElement('mark', { className: 'rounded-small bg-brand-soft text-brand' }, text)
      : text,
  )
  return (
    <p className="mt-1 line-clamp-2 text-13 font-normal text-ink-2 wrap-anywhere">
      {texts.foundOn(page, isFromPicture)} „{createElement(Fragment, null, ...pieces)}“
      {readTo !== null && ` ${texts.searchedTo(readTo)}`}
    </p>
  )
}
