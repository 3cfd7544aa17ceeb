import { ChevronRight } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId, useState } from 'react'
import { isBrowserClick } from '../Link.tsx'
import * as texts from '../texts.ts'
import { type Column, columnLook, entryLook, openLook } from './column.ts'

interface Props<Row, Id extends string> {
  columns: readonly Column<Row, Id>[]
  sortedBy: Id
  /** What the row is about, for the button that opens it. */
  name: string
  cellOf: (column: Column<Row, Id>) => ReactNode
  /** What the opened row shows beside the hidden columns. */
  more?: (() => ReactNode) | undefined
  /** Whether a click on the row follows its first link. */
  leads?: boolean
  isTotal?: boolean
  className?: string
}

/** The cells of a row. Where columns are hidden, a button shows them below it. */
export function RowCells<Row, Id extends string>(props: Props<Row, Id>) {
  const { columns, sortedBy, name, cellOf, more, leads = false, className = '' } = props
  const { isTotal = false } = props
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [head, ...others] = columns
  const opens = openLook(columns)
  return (
    <>
      {/* Keyboards and screen readers use the link in the row. */}
      <tr
        onClick={leads ? followLink : undefined}
        className={`border-line ${isTotal ? 'border-t-2 font-semibold' : 'border-t'} @max-[14rem]:block print:break-inside-avoid ${leads ? 'cursor-pointer hover:bg-surface-2' : ''} ${className}`}
      >
        {head && (
          <th
            scope="row"
            className={`py-2.5 align-top ${isTotal ? '' : 'font-normal'} ${columnLook(head, head.id === sortedBy)}`}
          >
            <span className="flex items-start gap-1">
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                aria-label={texts.moreOf(name)}
                onClick={() => setOpen(!isOpen)}
                className={`-my-2.5 -ml-2 grid min-h-11 w-7 shrink-0 place-items-center rounded-small text-ink-3 hover:text-ink ${opens}`}
              >
                <ChevronRight size={16} className={isOpen ? 'rotate-90' : ''} />
              </button>
              <span className="min-w-0 grow lg:min-w-28 print:min-w-32">{cellOf(head)}</span>
            </span>
          </th>
        )}
        {others.map((column) => (
          <td
            key={column.id}
            className={`py-2.5 align-top ${columnLook(column, column.id === sortedBy)}`}
          >
            {cellOf(column)}
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr id={id} className={`@max-[14rem]:block ${opens} ${className}`}>
          <td colSpan={columns.length} className="pt-1 pr-2 pb-4 pl-8 @max-[14rem]:block">
            {more?.()}
            <dl className="pairs gap-x-4 gap-y-2">
              {others.map((column) => {
                const cell = cellOf(column)
                return cell === undefined ? null : (
                  <div key={column.id} className={entryLook(column, column.id === sortedBy)}>
                    <dt className="text-13 text-ink-3">{column.label}</dt>
                    <dd className={isTotal ? 'font-semibold' : ''}>{cell}</dd>
                  </div>
                )
              })}
            </dl>
          </td>
        </tr>
      )}
    </>
  )
}

function followLink(event: MouseEvent<HTMLTableRowElement>) {
  if (isBrowserClick(event) || (event.target as Element).closest('a, button')) return
  // Selecting text, to copy it, does not open anything.
  if (getSelection()?.isCollapsed === false) return
  event.currentTarget.querySelector('a')?.click()
}
