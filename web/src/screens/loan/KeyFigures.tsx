import type { Owed } from '@hausblick/figures/loans/owed.ts'
import type { Payment } from '@hausblick/figures/loans/payment.ts'
import type { Schedule } from '@hausblick/figures/loans/schedule.ts'
import { balanceAt, interestAfter, lastPayment } from '@hausblick/figures/loans/sums.ts'
import type { ReactNode } from 'react'
import { formatDate } from '../../base/format/date.ts'
import { formatMoneyExactly } from '../../base/format/money.ts'
import { Badge } from './Badge.tsx'
import { monthAndYear } from './months.ts'
import * as texts from './texts.ts'

interface Props {
  plan: Schedule
  /** What is owed by the rule of all other pages, which no assumption of the reader changes. */
  owed: Owed
  /** The loan's own rate, at which that is owed. */
  ownRate: number
  /** When a loan is repaid whole, as agreed, ISO 8601 of any precision; null for others. */
  maturity: string | null
  /** The last day of the fixed interest; null if unknown. */
  fixedUntil: string | null
  today: string
  /** The rate after the fixed interest. */
  rate: number
  /** Whether the schedule has no end because of that rate. */
  isTooDear: boolean
}

/** What is owed, until when, and at what cost. */
export function KeyFigures(props: Props) {
  const { plan, owed, ownRate, maturity, fixedUntil, today, rate, isTooDear } = props
  const last = lastPayment(plan)
  const left = interestAfter(plan, today)
  /** What the amounts after a payment rest on beside the contract; null for what the schedule cannot tell. */
  const assumedAfter = (payment: Payment | null) =>
    payment === null
      ? isTooDear
        ? [texts.ofRate(rate)]
        : []
      : [
          ...(fixedUntil !== null && payment.due > fixedUntil ? [texts.ofRate(rate)] : []),
          ...(plan.payments.some(isTriedBy(payment.due)) ? [texts.withSpecial] : []),
        ]
  const owedAt = (day: string) => {
    const owed = balanceAt(plan, day)
    const before = owed === null ? null : plan.payments.findLast(({ due }) => due <= day)
    const assumed = before === undefined ? [] : assumedAfter(before)
    return {
      value: owed === null ? texts.unknown : formatMoneyExactly(owed),
      assumed,
      mark: <Mark plan={plan} isCalculated={day < plan.from} isScenario={assumed.length > 0} />,
    }
  }
  const assumed = assumedAfter(last)
  const mark = <Mark plan={plan} isScenario={assumed.length > 0} />
  return (
    <dl className="grid grid-cols-1 gap-3 md:up-to-2 md:gap-4 lg:up-to-4">
      <Figure
        name={texts.balanceOn(owed.day)}
        value={owed.amount === null ? texts.unknown : formatMoneyExactly(owed.amount)}
        assumed={owed.isScenario ? [texts.ofRate(ownRate)] : []}
        mark={
          owed.day !== plan.from && (
            <Mark plan={plan} isCalculated={owed.day < plan.from} isScenario={owed.isScenario} />
          )
        }
      />
      {fixedUntil !== null && (
        <Figure name={texts.balanceAtEnd} note={texts.until(fixedUntil)} {...owedAt(fixedUntil)} />
      )}
      <Figure
        name={texts.lastPayment}
        value={last ? dayOf(last.due, maturity) : plan.balance === 0 ? texts.repaid : texts.unknown}
        note={last && texts.amountOf(last.payment + last.special)}
        assumed={assumed}
        mark={(last || isTooDear) && mark}
      />
      <Figure
        name={texts.interestLeft}
        value={left === null ? texts.unknown : formatMoneyExactly(left)}
        assumed={assumed}
        mark={(left !== null || isTooDear) && mark}
      />
    </dl>
  )
}

/** Names the agreed day of the last payment, of others the month. */
function dayOf(due: string, maturity: string | null): string {
  return due === maturity ? formatDate(due) : monthAndYear(due)
}

function isTriedBy(day: string) {
  return ({ due, special }: Payment) => due <= day && special > 0
}

interface MarkProps {
  plan: Schedule
  isCalculated?: boolean
  isScenario: boolean
}

/** Shows where an amount is not from the contract alone. */
function Mark({ plan, isCalculated = false, isScenario }: MarkProps) {
  return (
    <span className="flex flex-wrap gap-1 empty:hidden">
      {plan.isEstimate && <Badge>{texts.estimate}</Badge>}
      {!plan.isEstimate && isCalculated && <Badge>{texts.calculated}</Badge>}
      {isScenario && <Badge>{texts.scenario}</Badge>}
    </span>
  )
}

interface FigureProps {
  name: string
  value: string
  note?: string | null
  /** What it rests on beside the contract. */
  assumed: readonly string[]
  mark?: ReactNode
}

function Figure({ name, value, note, assumed, mark }: FigureProps) {
  const notes = [note, ...assumed].filter(Boolean)
  return (
    <div className="card min-w-0 p-5">
      <dt className="text-13 text-ink-3">{name}</dt>
      <dd>
        <span className="block text-20 font-semibold tracking-tight wrap-anywhere">{value}</span>
        {notes.length > 0 && <span className="block text-13 text-ink-3">{notes.join(', ')}</span>}
        {mark}
      </dd>
    </div>
  )
}
