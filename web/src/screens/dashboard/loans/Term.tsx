import { loanProgress, loanStatus } from '@hausblick/figures/loans.ts'
import { WHOLE } from '@hausblick/figures/shares.ts'
import { amountOwed, type ListedLoan } from '../../../base/data/loanPlans.ts'
import { formatOptional } from '../../../base/format/missing.ts'
import { formatQuantity } from '../../../base/format/number.ts'
import { formatPercent } from '../../../base/format/percent.ts'
import { ProgressBar } from '../../../base/ui/ProgressBar.tsx'
import { Skeleton } from '../../../base/ui/Skeleton.tsx'
import * as texts from './texts.ts'

interface Props {
  /** Undefined while loading. */
  shown: ListedLoan | undefined
  className?: string
}

/** The remaining years and the elapsed share of the term. */
export function Term({ shown, className = '' }: Props) {
  const loan = shown?.loan
  const status = shown && loanStatus(shown.loan, amountOwed(shown))
  const isOver = status === 'repaid' || status === 'ended'
  return (
    <>
      <p
        className={`mb-2 flex flex-wrap items-baseline justify-between gap-x-2 text-13 text-ink-2 ${className}`}
      >
        <span>
          <span>{texts.yearsRemaining}</span>{' '}
          <b className="font-semibold text-ink">
            {loan ? formatOptional(loan.yearsRemaining, formatQuantity) : <Skeleton size="w-6" />}
          </b>
        </span>
        <span className="text-ink-3">
          {loan &&
            status &&
            (status === 'running' ? describeElapsed(loan) : texts.statuses[status])}
        </span>
      </p>
      <ProgressBar
        share={isOver ? WHOLE : loan ? loanProgress(loan) : 0}
        label={status === 'repaid' ? texts.repaid : texts.elapsedTerm}
      />
    </>
  )
}

/** In basis points; a smaller share rounds to 0 %. */
const HALF_A_PERCENT = 50

function describeElapsed(loan: ListedLoan['loan']): string | null {
  const elapsed = loanProgress(loan)
  return elapsed >= HALF_A_PERCENT ? texts.elapsed(formatPercent(elapsed, 0)) : null
}
