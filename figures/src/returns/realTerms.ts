import { shareOf } from '../shares.ts'
import { type Flow, internalRate } from './internalRate.ts'
import type { Purchase } from './purchases.ts'

/** The consumer price index of years, averages over the year, in hundredths of a point; all of one base. */
export type ConsumerPrices = ReadonlyMap<number, number>

/** A figure in real terms, in basis points; or the years, ascending, whose consumer prices are missing. */
export type Real =
  | { readonly kind: 'known'; readonly share: number }
  | { readonly kind: 'prices'; readonly years: readonly number[] }

/**
 * Returns the internal rate of flows, each in prices of the year of the first one: its amount by the index of its own year, times
 * that of the first year. Null where that has no rate.
 */
export function realReturn(flows: readonly Flow[], prices: ConsumerPrices): Real | null {
  const years = flows.map(({ day }) => yearOf(day))
  const missing = missingYears(years, prices)
  if (missing.length > 0) return { kind: 'prices', years: missing }
  const base = prices.get(Math.min(...years)) ?? 0
  const real = flows.map(({ day, amount }) => ({
    day,
    amount: (amount * base) / (prices.get(yearOf(day)) ?? base),
  }))
  const share = internalRate(real)
  return share === null ? null : { kind: 'known', share }
}

/**
 * Returns by how much a value is above what was paid for it, both in prices of the year of the value. Null if it is not known what
 * was paid when, or when the value was that.
 */
export function realChange(
  purchases: readonly Purchase[] | null,
  {
    value,
    valuationDate,
  }: { readonly value: number | null; readonly valuationDate: string | null },
  prices: ConsumerPrices,
): Real | null {
  if (purchases === null || purchases.length === 0 || value === null || valuationDate === null)
    return null
  const valued = yearOf(valuationDate)
  const missing = missingYears([...purchases.map(({ date }) => yearOf(date)), valued], prices)
  if (missing.length > 0) return { kind: 'prices', years: missing }
  const now = prices.get(valued) ?? 0
  const paid = purchases.reduce(
    (sum, { price, date }) => sum + (price * now) / (prices.get(yearOf(date)) ?? now),
    0,
  )
  const share = shareOf(value - paid, paid)
  return share === null ? null : { kind: 'known', share }
}

function missingYears(years: readonly number[], prices: ConsumerPrices): number[] {
  return [...new Set(years)].filter((year) => !prices.has(year)).toSorted((a, b) => a - b)
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4))
}
