import { addMonths } from '@hausblick/figures/loans/dueDays.ts'
import { balanceBeforePayment, type Payment } from '@hausblick/figures/loans/payment.ts'
import type { Schedule } from '@hausblick/figures/loans/schedule.ts'
import { EURO } from '@hausblick/figures/wholeEuros.ts'
import { range } from 'd3-array'
import { formatMoney, formatMoneyShort } from '../../base/format/money.ts'
import { createAxis } from '../../base/ui/axis.ts'
import { drawLine } from '../../base/ui/drawLine.ts'

/** The layout of a chart of what is owed. All places are in percent of the drawing. */
export interface BalancePlot {
  /** Equidistant, from the bottom to the top. */
  readonly ticks: readonly {
    readonly y: number
    readonly label: string
    readonly shortLabel: string
  }[]
  readonly years: readonly { readonly x: number; readonly year: number }[]
  /** The payments of each kind that follow each other, as SVG path data. */
  readonly lines: readonly { readonly basis: Payment['basis']; readonly path: string }[]
  /** What would be owed without special repayments. */
  readonly without: string | null
  /** Null if they are not within the chart. */
  readonly today: PlotDay | null
  readonly fixedEnd: PlotDay | null
}

/** A day that is marked by a line, and on which side of it its name stands. */
export interface PlotDay {
  readonly x: number
  readonly side: 'left' | 'right'
}

interface Given {
  plan: Schedule
  without: Schedule | null
  today: string
  fixedUntil: string | null
}

/** The most years that are named below the chart. */
const MOST_YEARS = 5

/** Lays out a schedule, from the year of its known balance on; null if there is nothing to draw. */
export function layOutBalance({ plan, without, today, fixedUntil }: Given): BalancePlot | null {
  const begin = `${plan.from.slice(0, 4)}-01-01`
  const shown = plan.payments.filter(({ due }) => due >= begin)
  const compared = without?.payments.filter(({ due }) => due >= begin) ?? []
  const [first] = shown
  const last = [shown.at(-1)?.due, compared.at(-1)?.due]
    .flatMap((due) => due ?? [])
    .toSorted()
    .at(-1)
  if (!first || last === undefined) return null
  const start = addMonths(first.due, -1)
  const x = (day: string) => ((timeOf(day) - timeOf(start)) / (timeOf(last) - timeOf(start))) * 100
  const axis = createAxis(0, Math.max(EURO, ...shown.map(balanceBeforePayment)))
  const y = (cents: number) => ((axis.to - cents) / axis.to) * 100
  const draw = (payments: readonly Payment[], from: string) => {
    const [before] = payments
    const points: [number, number][] = before ? [[x(from), y(balanceBeforePayment(before))]] : []
    for (const { due, balance } of payments) points.push([x(due), y(balance)])
    return drawLine(points) ?? ''
  }
  const within = (day: string | null) =>
    day !== null && day >= start && day <= last ? x(day) : null
  return {
    ticks: axis.marks.map((value) => ({
      y: y(value),
      label: formatMoney(value),
      shortLabel: formatMoneyShort(value, axis.to),
    })),
    years: yearsBetween(start, last).map((year) => ({ x: x(`${year}-01-01`), year })),
    lines: partsOf(shown).map((payments) => {
      const [{ due, basis }] = payments
      const from = shown.findLast((payment) => payment.due < due)?.due ?? start
      return { basis, path: draw(payments, from) }
    }),
    without: compared.length > 0 ? draw(compared, start) : null,
    ...placeDays(within(today), within(fixedUntil)),
  }
}

/** As far as the line of one day can be from another's and still run through its name, on the narrowest phone. */
const NEAR = 30

/**
 * Places the names of both days: that of the fixed interest's end stands above the other one, whose line does not reach it.
 * Today's stands on the side away from the other line, which passes it.
 */
function placeDays(today: number | null, fixedEnd: number | null) {
  const inside = (x: number) => (x > 50 ? 'left' : 'right')
  const isNear = today !== null && fixedEnd !== null && Math.abs(fixedEnd - today) < NEAR
  const away = isNear && fixedEnd > today ? 'left' : 'right'
  return {
    today: today === null ? null : ({ x: today, side: isNear ? away : inside(today) } as const),
    fixedEnd: fixedEnd === null ? null : ({ x: fixedEnd, side: inside(fixedEnd) } as const),
  }
}

/** Returns the runs of payments of the same kind. */
function partsOf(payments: readonly Payment[]): [Payment, ...Payment[]][] {
  const parts: [Payment, ...Payment[]][] = []
  for (const payment of payments) {
    const part = parts.at(-1)
    if (part?.[0].basis === payment.basis) part.push(payment)
    else parts.push([payment])
  }
  return parts
}

/** Returns the years whose first days are named: all, or every so many. */
function yearsBetween(start: string, last: string): number[] {
  const [from, to] = [Number(start.slice(0, 4)) + 1, Number(last.slice(0, 4))]
  return range(from, to + 1, Math.max(1, Math.ceil((to - from + 1) / MOST_YEARS)))
}

function timeOf(day: string): number {
  return Date.parse(day)
}
