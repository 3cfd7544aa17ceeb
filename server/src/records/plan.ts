import { isDeepStrictEqual } from 'node:util'
import type { Edition } from './editions.ts'
import type { RecordKind, StoredField } from './recordKind.ts'
import { type DatedRow, type DecodedRow, toStored } from './row.ts'
import { customerOf, itemOf, type ListedRow } from './statements.ts'
import { type StoredHistory, statedValuation, withNewestValuation } from './storedHistory.ts'

/** What replacing the rows of customers does to what is stored of them. */
export interface Plan {
  readonly added: ListedRow[]
  readonly changed: ListedRow[]
  /** Rows that the files lack and that have months of other years: they lose those of the edition's years. */
  readonly shortened: ListedRow[]
  /** Rows that are deleted with everything stored of them. */
  readonly removed: DecodedRow[]
  /** Rows of the files whose valuation is new or has changed. */
  readonly valued: DecodedRow[]
}

/**
 * Compares the stored rows of customers with those that replace them for the edition's years.
 *
 * Rows of a year older than the newest one stored of their customer bring their months and valuations, and nothing else. Rows
 * that the files do not have lose their months of these years; they go if nothing else is left of them.
 */
export function planReplacement(
  edition: Edition,
  before: readonly ListedRow[],
  after: readonly DatedRow[],
  history: StoredHistory,
): Plan {
  const { kind, years } = edition
  const plan: Plan = { added: [], changed: [], shortened: [], removed: [], valued: [] }
  const previous = new Map(before.map((stored) => [keyOf(kind, stored.row), stored]))
  for (const { row: stated, months } of after) {
    const key = keyOf(kind, stated)
    const stored = previous.get(key)
    previous.delete(key)
    const isOlder = isOlderYear(edition, stated, history)
    const next = {
      row: withNewestValuation(kind, isOlder ? (stored?.row ?? stated) : stated, [
        ...valuationsAfter(kind, stated, history),
      ]),
      months,
      listed: isOlder ? (stored?.listed ?? false) : true,
    }
    const isValued = differsInValuation(kind, stated, history)
    if (isValued) plan.valued.push(stated)
    if (!stored) plan.added.push(next)
    else if (
      isValued ||
      stored.listed !== next.listed ||
      differs(kind, stored, next) ||
      years.some((year) => !history.yearsOf(stated).has(year))
    )
      plan.changed.push(next)
  }
  for (const { row, months, listed } of previous.values()) {
    const storedYears = [...history.yearsOf(row)]
    const isOlder = isOlderYear(edition, row, history)
    const staysListed = isOlder && listed
    const hasOthers = storedYears.some((year) => !years.includes(year))
    const loses = storedYears.some((year) => years.includes(year)) || listed !== staysListed
    if (!kind.cashFlow || !(hasOthers || staysListed)) plan.removed.push(row)
    else if (loses) plan.shortened.push({ row, months, listed: staysListed })
  }
  return plan
}

function isOlderYear({ years }: Edition, row: DecodedRow, history: StoredHistory): boolean {
  const newest = history.newestYear(customerOf(row))
  const own = years.at(-1)
  return newest !== null && own !== undefined && own < newest
}

function valuationsAfter(kind: RecordKind, stated: DecodedRow, history: StoredHistory) {
  const valuations = new Map(history.valuationsOf(stated))
  const valuation = statedValuation(kind, stated)
  if (valuation) valuations.set(valuation.date, valuation)
  return valuations.values()
}

function differsInValuation(kind: RecordKind, stated: DecodedRow, history: StoredHistory): boolean {
  const valuation = statedValuation(kind, stated)
  if (!valuation) return false
  const stored = history.valuationsOf(stated).get(valuation.date)
  return stored?.cents !== valuation.cents || stored.change !== valuation.change
}

function keyOf(kind: RecordKind, row: DecodedRow): string {
  return JSON.stringify([customerOf(row), itemOf(kind, row)])
}

function differs(kind: RecordKind, stored: DatedRow, next: DatedRow): boolean {
  const valueIn = ({ row }: DatedRow, field: StoredField) =>
    toStored(field, row[field.name] ?? null)
  return (
    kind.stored.some((field) => valueIn(stored, field) !== valueIn(next, field)) ||
    !isDeepStrictEqual(stored.months, next.months)
  )
}
