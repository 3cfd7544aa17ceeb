import type { Valuation } from '@hausblick/figures/valuation.ts'
import { formatMoney } from '../../format/money.ts'
import { ChangeChip } from '../../ui/ChangeChip.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { StatCard } from './StatCard.tsx'

/** The current value, and how it has changed since the purchase. */
export function ValueCard({ valuation }: { valuation: Valuation | undefined }) {
  return (
    <StatCard
      deep
      label="Gesamtwert"
      value={valuation && formatMoney(valuation.value)}
      note={
        valuation && (
          <>
            <ChangeChip percent={valuation.valueChange} look="deep" />
            seit Kauf
          </>
        )
      }
      picture={valuation && <PurchaseShare valuation={valuation} />}
    />
  )
}

/** How close price and value are: the smaller as a part of the larger. */
function PurchaseShare({ valuation: { value, purchasingValue } }: { valuation: Valuation }) {
  if (!purchasingValue || value <= 0) return null
  const share = Math.min(value, purchasingValue) / Math.max(value, purchasingValue)
  return <ProgressBar percent={share * 100} className="w-full text-on-deep" />
}
