import {
  changeOf,
  type DatedValue,
  type Valued,
  valueHistory,
} from '@hausblick/figures/valueHistory.ts'
import { useYears } from '../../../base/data/access.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { useValuedYear } from '../../../base/data/values.ts'
import { valuationsQuery } from '../../../base/data/years.ts'
import { formatDate } from '../../../base/format/date.ts'
import { formatDifference, formatMoney } from '../../../base/format/money.ts'
import { formatChange } from '../../../base/format/percent.ts'
import { Chip, pickChangeLook } from '../../../base/ui/ChangeChip.tsx'
import { Loaded } from '../../../base/ui/Loaded.tsx'
import * as texts from '../texts.ts'

/** How the value of a portfolio, building or unit has changed: all values by date, on demand. Nothing unless there are several. */
export function ValueHistory({ item }: { item: Valued }) {
  const until = useValuedYear(useYears())
  return (
    <Loaded read={useRead(valuationsQuery)} failure={texts.historyFailed} waiting={null}>
      {(valuations) => <History history={valueHistory(valuations, item, until)} />}
    </Loaded>
  )
}

function History({ history }: { history: readonly DatedValue[] }) {
  const change = changeOf(history)
  if (!change) return null
  const highest = Math.max(...history.map(({ value }) => value))
  return (
    <details className="mt-1">
      <summary className="w-fit py-1 text-13 text-ink-3 pointer-coarse:py-3.5">
        <span className="link">{texts.historyHeading}</span>{' '}
        <Chip
          text={
            change.cents === 0
              ? texts.unchanged
              : `${formatDifference(change.cents)} (${formatChange(change.share)})`
          }
          look={pickChangeLook(change.cents, 0)}
        />{' '}
        {texts.sinceFirst}
      </summary>
      <table className="mt-2 w-full text-13">
        <thead className="sr-only">
          <tr>
            <th scope="col">{texts.valuedOn}</th>
            <th scope="col">{texts.valued}</th>
          </tr>
        </thead>
        <tbody>
          {history.map(({ date, value }) => (
            <tr key={date} className="border-t border-line first:border-0">
              <th scope="row" className="py-2 pr-3 text-left font-normal text-ink-2">
                {date === null ? texts.undated : formatDate(date)}
              </th>
              <td className="w-full">
                <span className="flex items-center gap-3">
                  <svg aria-hidden="true" width="100%" height="10" className="min-w-0 fill-brand">
                    <rect width={`${(value / highest) * 100}%`} height="10" rx="3" />
                  </svg>
                  <span className="min-w-20 text-right font-semibold whitespace-nowrap">
                    {formatMoney(value)}
                  </span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
