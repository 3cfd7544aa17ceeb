import type { RecordOf } from '@hausblick/contract/rows/decode.ts'
import type { valuationFields } from '@hausblick/contract/rows/valuation.ts'
import { WHOLE } from './shares.ts'
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

/** Returns the values of one item in the order of the records, oldest first. Zero means not recorded, as everywhere. */
export function valueHistory(
  records: readonly RecordOf<typeof valuationFields>[],
  { kind, id }: Valued,
): DatedValue[] {
  return records.flatMap(({ kind: recorded, itemid, valuationdate: date, value }) =>
    recorded === kind && itemid === id && typeof value === 'number' && value > 0
      ? [{ date, value }]
      : [],
  )
}

/** Returns the newest value of each item of a kind by its id, whichever years it has figures of. */
export function newestValues(
  records: readonly RecordOf<typeof valuationFields>[],
  kind: Valued['kind'],
): Map<string, number> {
  return new Map(
    records.flatMap(({ kind: recorded, itemid, value }) =>
      recorded === kind && itemid !== null && typeof value === 'number' && value > 0
        ? [[itemid, value] as const]
        : [],
    ),
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
