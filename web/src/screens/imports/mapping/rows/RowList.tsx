import { ChevronRight } from 'lucide-react'
import { bodyOf } from '../headings.ts'
import { correctedIn, type OpenRows } from './openRows.ts'
import * as texts from './texts.ts'

interface Props extends OpenRows {
  rowCount: number
}

/** The first rows of a sheet, each in a line, where there is no room for a table. */
export function RowList({ detail, rowCount, onOpenRow }: Props) {
  return (
    <ul aria-label={texts.rows} className="divide-y divide-line border-y border-line">
      {bodyOf(detail)
        .slice(0, rowCount)
        .map(({ line, cells }) => {
          const corrected = correctedIn(detail, line)
          const shown = cells.map(
            (cell, index) => corrected.get(detail.labels[index] ?? '') ?? cell,
          )
          return (
            <li key={line}>
              <button
                type="button"
                className="flex min-h-11 w-full items-center gap-3 py-2 text-left text-13"
                onClick={() => onOpenRow(line)}
              >
                <span className="w-8 shrink-0 text-right text-12 text-ink-3">
                  <span className="sr-only">{texts.title(line)}</span>
                  <span aria-hidden>{line}</span>
                </span>
                <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">
                  {shown.filter((cell) => cell.trim() !== '').join(' · ')}
                  {corrected.size > 0 && (
                    <span className="block text-12 text-income">{texts.corrected}</span>
                  )}
                </span>
                <ChevronRight size={16} className="shrink-0 text-ink-3" />
              </button>
            </li>
          )
        })}
    </ul>
  )
}
