import { columnOf } from '../editProfile.ts'
import { bodyOf, listColumns } from '../headings.ts'
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
            .map(({ line, cells }) => (
              <tr key={line} className="border-t border-line">
                <td className="px-3 py-2 text-right text-12 text-ink-3">{line}</td>
                {columns.map(({ index, label }) => {
                  const mapped = label === null ? undefined : columnOf(profile, label)
                  const isRead = (mapped?.to ?? null) !== null
                  const right = mapped !== undefined && isRead && RIGHT.has(mapped.type)
                  return (
                    <td
                      key={index}
                      className={`max-w-72 px-3 py-2 align-top wrap-break-word hyphens-auto ${right ? 'text-right' : ''} ${isRead ? '' : 'text-ink-3'}`}
                    >
                      {cells[index]}
                    </td>
                  )
                })}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}
