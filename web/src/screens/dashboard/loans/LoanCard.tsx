import type { Owed } from '@hausblick/figures/loans/owed.ts'
import { loanName, loanProgress, loanStatus, loanTitle } from '@hausblick/figures/loans.ts'
import { WHOLE } from '@hausblick/figures/shares.ts'
import { amountOwed, type ListedLoan } from '../../../base/data/loanPlans.ts'
import { formatDate } from '../../../base/format/date.ts'
import { formatOptional } from '../../../base/format/missing.ts'
import { formatMoney } from '../../../base/format/money.ts'
import { formatQuantity } from '../../../base/format/number.ts'
import { formatPercent, formatRateShort } from '../../../base/format/percent.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { ProgressBar } from '../../../base/ui/ProgressBar.tsx'
import { Skeleton } from '../../../base/ui/Skeleton.tsx'
import { useToday } from '../../../base/ui/useToday.ts'
import { useAddresses } from '../../../parts/layout/subjects/useAddresses.ts'
import { Purposes } from './Purposes.tsx'
import type { Labels } from './purposes.ts'
import * as texts from './texts.ts'

interface Props {
  /** Undefined while loading. */
  shown: ListedLoan | undefined
  /** The labels of the units and buildings it finances. */
  labels?: Labels | undefined
}

export function LoanCard({ shown, labels }: Props) {
  const { details } = useAddresses()
  const today = useToday()
  const loan = shown?.loan
  const now = shown && debtOfToday(shown)
  return (
    <li className="card @container relative flex min-w-0 transition-shadow has-[a:hover]:shadow-float has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      {/* A single loan takes the whole width, with its figures beside its term. */}
      <div className="flex w-full flex-col p-5 @min-[40rem]:grid @min-[40rem]:grid-cols-2 @min-[40rem]:gap-x-10">
        <div className="flex grow flex-col">
          <div className="mb-auto text-13 text-ink-3">
            <h4 className="text-15 font-semibold break-words text-ink">
              {loan ? (
                <Link
                  to={details({ kind: 'loan', id: loan.loanId })}
                  className="outline-none after:absolute after:inset-0 after:rounded-card"
                >
                  {loanTitle(loan)}
                </Link>
              ) : (
                <Skeleton size="w-48" />
              )}
            </h4>
            <p className="break-words">
              {loan ? loan.address && loanName(loan) : <Skeleton size="w-24" />}
            </p>
            {loan && labels ? (
              <Purposes loan={loan} labels={labels} />
            ) : (
              <p className="mt-1">
                <Skeleton size="w-32" />
              </p>
            )}
          </div>
          <Term shown={shown} />
        </div>
        <dl className="pairs mt-5 gap-x-4 gap-y-3 @min-[40rem]:mt-0">
          <Entry
            name={texts.fields.payment}
            value={loan && formatOptional(loan.payment, formatMoney)}
          />
          <Entry
            name={texts.fields.interestRate}
            value={loan && formatOptional(loan.interestRate, formatRateShort)}
          />
          <Entry
            name={texts.fields.remainingCredit}
            value={loan && formatOptional(loan.remainingCredit, formatMoney)}
            note={shown && dayOfRecord(shown, today)}
          />
          <Entry
            name={texts.fields.duration}
            value={loan && formatOptional(loan.duration, texts.years)}
          />
          {now && (
            <Entry
              name={texts.owedOn(formatDate(now.day))}
              value={now.amount}
              note={now.note}
              className="col-span-full"
            />
          )}
        </dl>
      </div>
    </li>
  )
}

/** The remaining years and the elapsed share of the term. */
function Term({ shown }: { shown: ListedLoan | undefined }) {
  const loan = shown?.loan
  const status = shown && loanStatus(shown.loan, amountOwed(shown))
  const isOver = status === 'repaid' || status === 'ended'
  return (
    <>
      <p className="mt-3 mb-2 flex flex-wrap items-baseline justify-between gap-x-2 text-13 text-ink-2">
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

/** Returns what is owed where that is not the recorded balance; null otherwise. */
function debtOfToday({ owed, recorded }: ListedLoan) {
  if (!owed || !recorded || owed.amount === null || isSame(owed, recorded)) return null
  return {
    day: owed.day,
    amount: formatMoney(owed.amount),
    note: owed.isScenario ? texts.scenario : null,
  }
}

/** Returns the day of the recorded balance where that is not today. */
function dayOfRecord({ owed, recorded }: ListedLoan, today: string): string | null {
  if (!owed || !recorded || recorded.amount === null) return null
  return isSame(owed, recorded) && recorded.day === today
    ? null
    : texts.recordedOn(formatDate(recorded.day))
}

function isSame(one: Owed, other: Owed): boolean {
  return one.amount === other.amount && one.day === other.day
}

interface EntryProps {
  name: string
  /** Undefined while loading. */
  value: string | undefined
  note?: string | null | undefined
  className?: string
}

function Entry({ name, value, note, className }: EntryProps) {
  return (
    <div className={className}>
      <dt className="text-13 text-ink-3">{name}</dt>
      <dd className="font-semibold">
        {value ?? <Skeleton size="w-20" />}
        {note && <span className="block text-13 font-normal text-ink-3">{note}</span>}
      </dd>
    </div>
  )
}
