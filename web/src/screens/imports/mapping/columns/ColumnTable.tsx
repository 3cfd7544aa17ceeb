import { Pencil } from 'lucide-react'
import { columnOf } from '../editProfile.ts'
import { bodyOf, listColumns } from '../headings.ts'
import { correctedIn } from '../rows/openRows.ts'
import * as rowTexts from '../rows/texts.ts'
import * as texts from '../texts.ts'
import { ColumnHead } from './ColumnHead.tsx'
import type { ColumnsProps } from './columnsProps.ts'

interface Props extends ColumnsProps {
  /** How many rows to show. */
  rowCount: number
}

const RIGHT: ReadonlySet<string> = new Set(['money', 'area', 'percent', 'count', 'number'])

/** The first rows of a sheet, with the choice of a field above each column. */
export function ColumnTable({ rowCount, ...props }: Props) {
  const { detail, profile } = props
  const columns = listColumns(detail)
  return (
    <section
      aria-label={texts.columns}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards need it to scroll.
      tabIndex={0}
      className="overflow-x-auto rounded-control border border-line"
    >
      <table className="min-w-full text-13">
        <thead className="bg-surface-2">
          <tr>
            <th
              scope="col"
              className="px-3 py-3 text-right align-top text-12 font-medium text-ink-3"
            >
              {texts.line}
            </th>
            {columns.map((column) => (
              <th
                key={column.index}
                scope="col"
                className="min-w-44 px-2 py-3 text-left align-top font-normal"
              >
                <ColumnHead column={column} {...props} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bodyOf(detail)
            .slice(0, rowCount)
            .map(({ line, cells }) => {
              const corrected = correctedIn(detail, line)
              return (
                <tr key={line} className="group border-t border-line">
                  <td className="px-1 py-px text-right align-top">
                    <button
                      type="button"
                      aria-label={rowTexts.open(line)}
                      onClick={() => props.onOpenRow(line)}
                      className="inline-flex min-h-8 items-center gap-1.5 rounded-control px-2 text-12 text-ink-3 hover:bg-surface-2 hover:text-ink pointer-coarse:min-h-11"
                    >
                      <Pencil size={12} aria-hidden />
                      {line}
                    </button>
                  </td>
                  {columns.map(({ index, label }) => {
                    const value = corrected.get(label ?? '')
                    const mapped = label === null ? undefined : columnOf(profile, label)
                    const isRead = (mapped?.to ?? null) !== null
                    const right = mapped !== undefined && isRead && RIGHT.has(mapped.type)
                    return (
                      <td
                        key={index}
                        className={`max-w-72 px-3 py-2 align-top wrap-break-word hyphens-auto ${right ? 'text-right' : ''} ${isRead ? '' : 'text-ink-3'}`}
                      >
                        {value ?? cells[index]}
                        {value !== undefined && (
                          <span className="block text-12 text-income">{rowTexts.corrected}</span>
                        )}
                      </td>
                    )
                  })}
                </tr>
              )
            })}
        </tbody>
      </table>
    </section>
  )
}
