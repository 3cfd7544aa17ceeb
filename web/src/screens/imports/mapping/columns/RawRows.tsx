import type { SheetDetail } from '../../../../base/data/imports.ts'
import * as texts from '../texts.ts'

const FEW = 12

/** The first rows of a sheet of which nothing is known, as they stand. */
export function RawRows({ rows }: Pick<SheetDetail, 'rows'>) {
  const shown = rows.slice(0, FEW)
  if (shown.length === 0) return null
  return (
    <section
      aria-label={texts.firstRows}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards need it to scroll.
      tabIndex={0}
      className="overflow-x-auto rounded-control border border-line"
    >
      <table aria-label={texts.firstRows} className="min-w-full text-13">
        <tbody className="divide-y divide-line">
          {shown.map(({ line, cells }) => (
            <tr key={line}>
              <th scope="row" className="px-3 py-2 text-right text-12 font-medium text-ink-3">
                <span className="sr-only">{texts.line}</span> {line}
              </th>
              {cells.map((cell, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place.
                  key={index}
                  className="max-w-72 px-3 py-2 align-top wrap-break-word hyphens-auto"
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
