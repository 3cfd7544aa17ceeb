import type { Valuation } from '@hausblick/figures/valuation.ts'
import { formatOptional } from '../../../base/format/missing.ts'
import { formatMoney } from '../../../base/format/money.ts'
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
    />
  )
}
