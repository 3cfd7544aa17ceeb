import type { RecordOf } from '@hausblick/contract/rows/decode.ts'
import type { valuationFields } from '@hausblick/contract/rows/valuation.ts'
import { WHOLE } from './shares.ts'
import { type Valuation, valueAndPrice } from './valuation.ts'
import { wholeEuros } from './wholeEuros.ts'

/** What something was worth. */
export interface DatedValue {
  /** ISO 8601 with day, month or year precision; null if unknown. */
  readonly date: string | null
  /** In cents. */
  readonly value: number
}

/** The item of a history: its kind on the wire, and its id, null for the portfolio. */
export interface Valued {
  readonly kind: 'portfolio' | 'object' | 'property'
  readonly id: string | null
}

/** The change from the first to the last value. */
export interface HistoryChange {
  /** The difference of values each rounded to whole euros, as they are shown; in cents. */
  readonly cents: number
  /** In basis points. */
  readonly share: number
}

/** A year at whose end something is valued. */
export interface ValuedYear {
  readonly year: number
  /** Whether no later year has figures: only then may a value without a date be of it. */
  readonly isLatestYear: boolean
}

/** Whether a value was known at the end of a year. A date of a month or a year comes before each of its days, as text. */
function isUntil(date: string | null, of: ValuedYear | null): boolean {
  if (of === null) return true
  return date === null ? of.isLatestYear : date <= `${of.year}-12-31`
}

/**
 * Returns the values of one item in the order of the records, oldest first: all, or those until the end of a year. Zero means not
 * recorded, as everywhere.
 */
export function valueHistory(
  records: readonly RecordOf<typeof valuationFields>[],
  { kind, id }: Valued,
  until: ValuedYear | null = null,
): DatedValue[] {
  return records.flatMap(({ kind: recorded, itemid, valuationdate: date, value }) =>
    recorded === kind &&
    itemid === id &&
    typeof value === 'number' &&
    value > 0 &&
    isUntil(date, until)
      ? [{ date, value }]
      : [],
  )
}

/** Returns the valuation of an item as it was at some time, from the newest one. */
export type ValuationAt = (item: Valued, newest: Valuation) => Valuation

/**
 * Values items as at the end of a year. The change of a value that is not the newest follows from it and the price: of the
 * newest alone it is stated.
 */
export function valuationsAt(
  records: readonly RecordOf<typeof valuationFields>[],
  of: ValuedYear,
): ValuationAt {
  const byId = Map.groupBy(records, ({ itemid }) => itemid)
  return (item, newest) => {
    if (isUntil(newest.valuationDate, of)) return newest
    const known = valueHistory(byId.get(item.id) ?? [], item, of).at(-1)
    const then = { ...newest, value: known?.value ?? null, valuationDate: known?.date ?? null }
    const both = valueAndPrice(then)
    return { ...then, valueChange: both && (both.value / both.price - 1) * WHOLE }
  }
}

/** Returns the last value of each item of a kind by its id, whichever years it has figures of: until the end of a year, or of all. */
export function lastValues(
  records: readonly RecordOf<typeof valuationFields>[],
  kind: Valued['kind'],
  until: ValuedYear | null,
): Map<string, number> {
  const byId = Map.groupBy(records, ({ itemid }) => itemid)
  return new Map(
    [...byId].flatMap(([id, own]) => {
      const last = valueHistory(own, { kind, id }, until).at(-1)
      return id === null || !last ? [] : [[id, last.value] as const]
    }),
  )
}

/** Returns the change over a history; null unless it has two values. */
export function changeOf(history: readonly DatedValue[]): HistoryChange | null {
  const [first] = history
  const last = history.at(-1)
  if (!first || !last || first === last) return null
  return {
    cents: wholeEuros(last.value) - wholeEuros(first.value),
    share: (last.value / first.value - 1) * WHOLE,
  }
}
