import { loanProgress, loanTitle } from '@hausblick/figures/loans.ts'
import type { Loan } from '@hausblick/figures/records/credit.ts'
import { formatMoney } from '../../format/money.ts'
import { formatQuantity } from '../../format/number.ts'
import { formatPercent, formatRate } from '../../format/percent.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** One loan; undefined as long as it is on its way. */
export function LoanCard({ loan }: { loan: Loan | undefined }) {
  return (
    <li className="card flex min-w-0 flex-col p-5">
      <h4 className="mb-auto font-semibold break-words">
        {loan ? loanTitle(loan) : <Skeleton size="w-48" />}
      </h4>
      <Term loan={loan} />
      <dl className="pairs mt-5 gap-x-4 gap-y-3">
        <Entry name="Monatliche Zahlung" value={loan && formatMoney(loan.payment)} />
        <Entry name="Zinssatz" value={loan && formatRate(loan.interestRate)} />
        <Entry name="Verbleibender Kredit" value={loan && formatMoney(loan.remainingCredit)} />
        <Entry name="Dauer" value={loan && yearsOf(loan.duration)} />
      </dl>
    </li>
  )
}

/** How much of the loan's time is left, and how much has passed. */
function Term({ loan }: { loan: Loan | undefined }) {
  const passed = loan ? loanProgress(loan) : 0
  return (
    <>
      <p className="mt-3 mb-2 flex items-baseline justify-between gap-2 text-13 text-ink-2">
        <span>
          <span>restliche Jahre</span>{' '}
          <b className="font-semibold text-ink">
            {loan ? formatQuantity(loan.yearsRemaining) : <Skeleton size="w-6" />}
          </b>
        </span>
        {passed > 0 && (
          <span className="text-ink-3">{formatPercent(Math.round(passed))} der Laufzeit</span>
        )}
      </p>
      <ProgressBar percent={passed} label="Vergangene Laufzeit" />
    </>
  )
}

function Entry({ name, value }: { name: string; value: string | undefined }) {
  return (
    <div>
      <dt className="text-13 text-ink-3">{name}</dt>
      <dd className="font-semibold">{value ?? <Skeleton size="w-20" />}</dd>
    </div>
  )
}

function yearsOf(duration: number): string {
  return `${formatQuantity(duration)} ${duration === 1 ? 'Jahr' : 'Jahre'}`
}
