import type { Schedule } from '@hausblick/figures/loans/schedule.ts'
import { balanceAt, interestAfter, lastPayment } from '@hausblick/figures/loans/sums.ts'
import type { ReactNode } from 'react'
import { formatMoneyExactly } from '../format/money.ts'
import { Badge } from './Badge.tsx'
import { monthAndYear } from './months.ts'
import * as texts from './texts.ts'

interface Props {
  plan: Schedule
  /** The last day of the fixed interest; null if unknown. */
  fixedUntil: string | null
  today: string
  hasSpecial: boolean
  /** The rate after the fixed interest. */
  rate: number
}

/** What is owed, until when, and at what cost. */
export function KeyFigures({ plan, fixedUntil, today, hasSpecial, rate }: Props) {
  const last = lastPayment(plan)
  const left = interestAfter(plan, today)
  const assumed = [
    ...(last?.basis === 'scenario' ? [texts.ofRate(rate)] : []),
    ...(hasSpecial ? [texts.withSpecial] : []),
  ].join(', ')
  const estimate = plan.isEstimate && <Badge>{texts.estimate}</Badge>
  return (
    <dl className="grid grid-cols-1 gap-3 md:up-to-2 md:gap-4 lg:up-to-4">
      <Figure
        name={texts.balanceToday}
        value={owedAt(plan, today)}
        mark={<Mark {...{ plan, day: today }} />}
      />
      {fixedUntil !== null && (
        <Figure
          name={texts.balanceAtEnd}
          value={owedAt(plan, fixedUntil)}
          note={texts.until(fixedUntil)}
          mark={<Mark {...{ plan, day: fixedUntil }} />}
        />
      )}
      <Figure
        name={texts.lastPayment}
        value={last ? monthAndYear(last.due) : plan.balance === 0 ? texts.repaid : texts.unknown}
        note={
          last && [texts.amountOf(last.payment + last.special), assumed].filter(Boolean).join(', ')
        }
        mark={last && estimate}
      />
      <Figure
        name={texts.interestLeft}
        value={left === null ? texts.unknown : formatMoneyExactly(left)}
        note={assumed}
        mark={left !== null && estimate}
      />
    </dl>
  )
}

function owedAt(plan: Schedule, day: string): string {
  const owed = balanceAt(plan, day)
  return owed === null ? texts.unknown : formatMoneyExactly(owed)
}

/** Says where an amount is not from the contract alone. */
function Mark({ plan, day }: { plan: Schedule; day: string }) {
  if (plan.isEstimate) return <Badge>{texts.estimate}</Badge>
  return day < plan.from ? <Badge>{texts.calculated}</Badge> : null
}

interface FigureProps {
  name: string
  value: string
  note?: string | null
  mark?: ReactNode
}

function Figure({ name, value, note, mark }: FigureProps) {
  return (
    <div className="card min-w-0 p-5">
      <dt className="text-13 text-ink-3">{name}</dt>
      <dd>
        <span className="block text-20 font-semibold tracking-tight wrap-anywhere">{value}</span>
        {note && <span className="block text-13 text-ink-3">{note}</span>}
        {mark}
      </dd>
    </div>
  )
}
