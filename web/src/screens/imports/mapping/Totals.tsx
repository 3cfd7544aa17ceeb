import type { Trial } from '../../../base/data/imports.ts'
import { formatMoneyExactly } from '../../../base/format/money.ts'
import { formatNumber } from '../../../base/format/number.ts'
import { StateChip } from '../../../base/ui/StateChip.tsx'
import * as texts from './texts.ts'

type Total = Trial['totals'][number]

/** The sums of the file beside what goes in. */
export function Totals({ totals }: { totals: readonly Total[] }) {
  if (totals.length === 0) return null
  return (
    <dl className="mt-4 grid grid-cols-1 gap-x-6 gap-y-4 md:up-to-3">
      {totals.map((total) => {
        const isEqual = total.inFile === total.goesIn
        return (
          <div key={total.label} className="min-w-0">
            <dt className="text-13 text-ink-3 hyphens-auto wrap-anywhere">
              {total.label} {texts.inFile}
            </dt>
            <dd className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="text-17 font-semibold">{format(total, total.inFile)}</span>
              <StateChip look={isEqual ? 'good' : 'hint'}>
                {texts.compared(total.isPrinted, isEqual ? null : format(total, total.goesIn))}
              </StateChip>
            </dd>
            {!isEqual && total.reason !== null && (
              <dd className="mt-0.5 text-13 text-ink-2 hyphens-auto wrap-anywhere">
                {total.reason}
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}

function format({ unit }: Total, value: number): string {
  return unit === 'money' ? formatMoneyExactly(value) : formatNumber(value, 0, 2)
}
