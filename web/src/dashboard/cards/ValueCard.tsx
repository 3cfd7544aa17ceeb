import type { Valuation } from '@hausblick/figures/valuation.ts'
import { formatMoney } from '../../format/money.ts'
import { ChangeChip } from '../../ui/ChangeChip.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { StatCard } from './StatCard.tsx'

/** The current value, and of which part of it the purchase price was. */
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

function PurchaseShare({ valuation: { value, purchasingValue } }: { valuation: Valuation }) {
  if (!purchasingValue || value <= 0) return null
  return <ProgressBar percent={(purchasingValue / value) * 100} className="w-full text-on-deep" />
}
