import { periodOf } from '../dates/period.ts'
import { compareGerman } from '../text.ts'
import type { Due, DueKind } from './due.ts'

/** The smallest group: two alike are read as quickly one by one. */
export const MIN_GROUP = 3

/** What is alike, in one line: one thing, two by themselves, or three and more as a group. */
export interface DueLine {
  readonly kind: DueKind
  readonly isNow: boolean
  /** The first one, and all others if it is a group. */
  readonly members: readonly [Due, ...Due[]]
  /** The earliest date of its members, ISO 8601 in its own precision; null if none is known. */
  readonly date: string | null
  /** The sum of the amounts that are known, in cents, and how many those are. */
  readonly amount: { readonly sum: number; readonly known: number }
}

/** What costs money now comes first, in this order; then dates. */
const order: readonly DueKind[] = [
  'noticeAfterTenYears',
  'rentIncrease',
  'rentStep',
  'rentIndex',
  'vacancy',
  'uncovered',
]

/**
 * Returns the lines of a list, the most urgent first: loans that can be cancelled already, rents that may rise, empty units, units that do not carry their
 * loans, and the rest by date. Three or more of a kind are one line, so that sixty of it do not hide the others; its members
 * have the largest amounts first where they hold now, and otherwise the earliest dates.
 */
export function groupDue(all: readonly Due[]): DueLine[] {
  const alike = Map.groupBy(
    all.toSorted(compareDue),
    ({ kind, isNow, subject }) => `${kind} ${isNow} ${subject.kind}`,
  )
  return [...alike.values()]
    .flatMap((members) => (members.length < MIN_GROUP ? members.map((one) => [one]) : [members]))
    .flatMap(([first, ...others]) => (first ? lineOf([first, ...others]) : []))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || compareDates(a.date, b.date))
}

function lineOf(members: DueLine['members']): DueLine {
  const [{ kind, isNow }] = members
  const amounts = members.flatMap(({ amount }) => amount ?? [])
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  const [date = null] = members.map((one) => one.date).toSorted(compareDates)
  return { kind, isNow, members, date, amount: { sum, known: amounts.length } }
}

function rankOf({ kind, isNow }: DueLine): number {
  return isNow ? order.indexOf(kind) : order.length
}

/** Compares those of one kind. */
function compareDue(a: Due, b: Due): number {
  const byAmount = a.isNow && b.isNow ? sizeOf(b) - sizeOf(a) : 0
  return byAmount || compareDates(a.date, b.date) || compareGerman(a.subject.label, b.subject.label)
}

/** An unknown amount is smaller than any other. */
function sizeOf({ amount }: Due): number {
  return amount === null ? -1 : Math.abs(amount)
}

/** Compares by the first day that a date covers; an unknown one comes last. */
function compareDates(a: string | null, b: string | null): number {
  const [first, second] = [periodOf(a)?.first ?? '9999', periodOf(b)?.first ?? '9999']
  return first < second ? -1 : first > second ? 1 : 0
}
