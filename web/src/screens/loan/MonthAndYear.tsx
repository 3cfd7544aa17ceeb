import type { Payment } from '@hausblick/figures/loans/payment.ts'
import type { Schedule } from '@hausblick/figures/loans/schedule.ts'
import { loanYear, paymentsOfMonth } from '@hausblick/figures/loans/sums.ts'
import type { Loan } from '@hausblick/figures/records/loan.ts'
import { type ReactNode, useId } from 'react'
import { formatOptional } from '../../base/format/missing.ts'
import { formatMoneyExactly } from '../../base/format/money.ts'
import { formatRate } from '../../base/format/percent.ts'
import { Basis } from './Basis.tsx'
import * as texts from './texts.ts'

interface Props {
  loan: Loan
  plan: Schedule
  today: string
}

/** Interest and principal of this month, of this year and of the year before. */
export function MonthAndYear({ loan, plan, today }: Props) {
  const year = Number(today.slice(0, 4))
  const payments = paymentsOfMonth(plan, today.slice(0, 7))
  const before = loanYear(plan, year - 1)
  const { isEstimate } = plan
  return (
    <div className="grid grid-cols-1 gap-3 md:up-to-3 md:gap-4">
      <Card
        title={texts.thisMonth}
        payments={payments}
        isEstimate={isEstimate}
        none={texts.noPaymentThisMonth}
      >
        <Entry
          name={texts.rate}
          value={formatOptional(payments.at(-1)?.rate ?? loan.interestRate, formatRate)}
        />
        {payments.map(({ due, payment }) => (
          <Entry key={due} name={texts.payment} value={formatMoneyExactly(payment)} />
        ))}
      </Card>
      <Card
        title={texts.ofYear(year)}
        payments={loanYear(plan, year)?.payments ?? []}
        isEstimate={isEstimate}
        none={texts.noPaymentThisYear}
      />
      {before && (
        <Card
          title={texts.ofYear(year - 1)}
          payments={before.payments}
          isEstimate={isEstimate}
          none=""
        />
      )}
    </div>
  )
}

interface CardProps {
  title: string
  payments: readonly Payment[]
  isEstimate: boolean
  /** The text if there are no payments. */
  none: string
  children?: ReactNode
}

function Card({ title, payments, isEstimate, none, children }: CardProps) {
  const id = useId()
  const sum = (part: 'interest' | 'principal' | 'special') =>
    payments.reduce((total, payment) => total + payment[part], 0)
  return (
    <section aria-labelledby={id} className="card min-w-0 p-5">
      <h2
        id={id}
        className="mb-2 flex flex-wrap items-center justify-between gap-2 text-17 font-semibold"
      >
        {title}
        <Basis payments={payments} isEstimate={isEstimate} />
      </h2>
      <dl>
        {children}
        {payments.length > 0 && (
          <>
            <Entry name={texts.interest} value={formatMoneyExactly(sum('interest'))} />
            <Entry name={texts.principal} value={formatMoneyExactly(sum('principal'))} />
            {sum('special') > 0 && (
              <Entry name={texts.special} value={formatMoneyExactly(sum('special'))} />
            )}
          </>
        )}
      </dl>
      {payments.length === 0 && <p className="text-ink-2">{none}</p>}
    </section>
  )
}

export function Entry({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2">
      <dt className="text-ink-2 wrap-break-word">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{value}</dd>
    </div>
  )
}
