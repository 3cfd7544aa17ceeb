import type { DifferenceFilter, ImportDetail } from '../../../base/data/imports.ts'
import { formatCount } from '../../../base/format/number.ts'
import { StateChip } from '../../../base/ui/StateChip.tsx'
import * as texts from './texts.ts'

interface Props {
  changes: ImportDetail['changes']
  /** Lists the rows of a table that change in a way. */
  onShow: (filter: Pick<DifferenceFilter, 'table' | 'change'>) => void
}

const kinds = ['added', 'changed', 'removed'] as const

/** How many rows of each table change. Each number leads to its rows. */
export function ChangesTable({ changes, onShow }: Props) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{texts.countsCaption}</caption>
      <thead>
        <tr className="text-13 text-ink-3">
          <th scope="col" className="py-2 text-left font-medium">
            {texts.table}
          </th>
          {kinds.map((kind) => (
            <th key={kind} scope="col" className="py-2 pl-2 text-right font-medium">
              {texts.changeHeads[kind]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map((one) => (
          <tr key={one.table} className="border-t border-line">
            <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
              <span className="mr-2">{one.title}</span>
              {one.losesMany && (
                <StateChip look="bad">{texts.losesMany(one.removed, one.stored)}</StateChip>
              )}
            </th>
            {kinds.map((kind) => (
              <td key={kind} className="pl-2 text-right">
                {one[kind] === 0 ? (
                  <span className="text-ink-3">{formatCount(0)}</span>
                ) : (
                  <button
                    type="button"
                    className="link inline-flex min-h-10 min-w-10 items-center justify-end font-medium pointer-coarse:min-h-11"
                    aria-label={texts.show(one[kind], one.title, kind)}
                    onClick={() => onShow({ table: one.table, change: kind })}
                  >
                    {formatCount(one[kind])}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
