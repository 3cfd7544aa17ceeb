import { carriesLoans, type Equity } from '@hausblick/figures/equity.ts'
import { ArrowDownRight, ArrowUpRight } from 'lucide-react'
import { formatDifference } from '../../../base/format/money.ts'
import { carriesLoansText } from '../../../base/ui/texts.ts'

/** Whether a unit's surplus covers its loan payments, and what is left or missing; nothing if that is unknown. */
export function Carrying({ equity }: { equity: Pick<Equity, 'debt' | 'payments' | 'cashFlow'> }) {
  const { debt, cashFlow } = equity
  const carries = carriesLoans(equity)
  if (carries === null || cashFlow === null) return null
  const Icon = carries ? ArrowUpRight : ArrowDownRight
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-13">
      <span
        className={`inline-flex items-center gap-1 rounded-full py-0.5 pr-2 pl-1.5 font-medium ${carries ? 'bg-income-soft text-income' : 'bg-expenses-soft text-expenses'}`}
      >
        <Icon size={14} className="shrink-0" />
        {carriesLoansText(carries, debt.loans)}
      </span>
      <span className="font-semibold whitespace-nowrap">{formatDifference(cashFlow)}</span>
    </p>
  )
}
