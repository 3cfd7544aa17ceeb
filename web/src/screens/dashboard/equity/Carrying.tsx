import { carriesLoans, type Equity, losesByLoans, principalOf } from '@hausblick/figures/equity.ts'
import { ArrowDownRight, ArrowUpRight } from 'lucide-react'
import { formatDifference, formatMoney } from '../../../base/format/money.ts'
import { carriesLoansText } from '../../../base/ui/texts.ts'
import * as texts from './texts.ts'

/**
 * Whether a unit's surplus covers its loan payments, what is left or missing in an average month, and what is repaid of it; nothing
 * if that is unknown. Only what loses more than it repays looks bad.
 */
export function Carrying({ equity }: { equity: Equity }) {
  const { debt, cashFlow, months } = equity
  const carries = carriesLoans(equity)
  if (carries === null || cashFlow === null) return null
  const Icon = carries ? ArrowUpRight : ArrowDownRight
  const look = carries
    ? 'bg-income-soft text-income'
    : losesByLoans(equity)
      ? 'bg-expenses-soft text-expenses'
      : 'bg-surface-2 text-ink-2'
  const principal = principalOf(equity)
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-13">
      <span
        className={`inline-flex items-center gap-1 rounded-full py-0.5 pr-2 pl-1.5 font-medium ${look}`}
      >
        <Icon size={14} className="shrink-0" />
        {carriesLoansText(carries, debt.loans)}
      </span>
      <span className="font-semibold">
        {texts.aMonth(formatDifference(cashFlow / months))}
        {!carries && principal !== null && texts.ofIt(formatMoney(principal / months))}
      </span>
    </p>
  )
}
