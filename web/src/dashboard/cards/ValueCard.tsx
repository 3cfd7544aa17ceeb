import { WHOLE } from '@hausblick/figures/shares.ts'
import { type Valuation, valueAndPrice } from '@hausblick/figures/valuation.ts'
import { formatOptional } from '../../format/missing.ts'
import { formatMoney } from '../../format/money.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import * as texts from '../texts.ts'
import { ValueChange } from '../value/ValueChange.tsx'
import { StatCard } from './StatCard.tsx'

/** The current value and its change since the purchase. */
export function ValueCard({ valuation }: { valuation: Valuation | undefined }) {
  return (
    <StatCard
      deep
      label={texts.value}
      value={valuation && formatOptional(valuation.value, formatMoney)}
      note={valuation && <ValueChange valuation={valuation} look="deep" />}
      picture={valuation && <PurchaseShare valuation={valuation} />}
    />
  )
}

/** The ratio of the smaller to the larger of purchase price and value. */
function PurchaseShare({ valuation }: { valuation: Valuation }) {
  const known = valueAndPrice(valuation)
  if (!known) return null
  const share = Math.min(known.value, known.price) / Math.max(known.value, known.price)
  return <ProgressBar share={share * WHOLE} className="w-full text-on-deep" />
}
