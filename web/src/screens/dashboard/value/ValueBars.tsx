import { type Valuation, valueAndPrice, yearOf } from '@hausblick/figures/valuation.ts'
import * as texts from '../texts.ts'

/** Purchase price and value as bars on a common scale; nothing unless both are known. */
export function ValueBars({ valuation }: { valuation: Valuation }) {
  const { purchasingDate, valuationDate } = valuation
  const known = valueAndPrice(valuation)
  if (!known) return null
  const highest = Math.max(known.value, known.price)
  return (
    <div aria-hidden className="grid gap-2 text-13 text-ink-3">
      <Bar
        name={texts.purchaseBar(yearOf(purchasingDate) ?? '')}
        percent={(known.price / highest) * 100}
        className="fill-ink-3 opacity-40"
      />
      <Bar
        name={texts.valueBar(yearOf(valuationDate) ?? '')}
        percent={(known.value / highest) * 100}
        className="fill-brand"
      />
    </div>
  )
}

function Bar({ name, percent, className }: { name: string; percent: number; className: string }) {
  return (
    <div className="flex items-center gap-3">
      <span className="w-18 shrink-0">{name}</span>
      <svg aria-hidden="true" width="100%" height="10" className={className}>
        <rect width={`${percent}%`} height="10" rx="3" />
      </svg>
    </div>
  )
}
