import type { Valuation } from '@hausblick/figures/valuation.ts'
import { useYears } from '../../../base/data/access.ts'
import { formatDate } from '../../../base/format/date.ts'
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
      note={valuation && <ValueNote valuation={valuation} />}
    />
  )
}

/** The change, and of a chosen year the day of the value, or that there is none. */
function ValueNote({ valuation }: { valuation: Valuation }) {
  const { year, isChosen } = useYears()
  const { value, valuationDate } = valuation
  if (isChosen && value === null) return texts.notValued(year)
  return (
    <>
      <ValueChange valuation={valuation} look="deep" />
      {isChosen && valuationDate && <span>{texts.valuedAt(formatDate(valuationDate))}</span>}
    </>
  )
}
