import { date } from '@hausblick/contract/encoding/date.ts'
import { writeShortened } from '@hausblick/contract/encoding/decimal.ts'
import { ONE_PERCENT, RATE_DECIMALS } from '@hausblick/contract/encoding/interestRate.ts'
import { TIME_ZONE } from '@hausblick/figures/dates/berlinDay.ts'

const NO_BREAK = '\u00a0'
/** Cents in a euro, and basis points in a per cent. */
const HUNDRED = 100

const exactly = new Intl.NumberFormat('de-DE', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
const moment = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
})
const upTo = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })

/** U+2212, as wide as a digit, and never at the end of a line. */
const MINUS = '−'

/** What stands for an amount that is unknown. */
export const UNKNOWN = '–'

/** Formats cents for a column of euros: `1.234,56`, `−3,46`. */
export function formatAmount(cents: number | null): string {
  return cents === null ? UNKNOWN : exactly.format(cents / HUNDRED).replace('-', MINUS)
}

/** Formats cents: `1.234,56 €`. */
export function formatEuros(cents: number | null): string {
  return cents === null ? UNKNOWN : `${formatAmount(cents)}${NO_BREAK}€`
}

/** Formats basis points: `73,4 %`. */
export function formatShare(basisPoints: number | null): string {
  return basisPoints === null ? UNKNOWN : `${upTo.format(basisPoints / HUNDRED)}${NO_BREAK}%`
}

/** Formats basis points of an interest rate with two decimals, or as many as it has: `2,40 %`, `3,675 %`. */
export function formatRate(basisPoints: number | null): string {
  if (basisPoints === null) return UNKNOWN
  return `${writeShortened(toMillionths(basisPoints), RATE_DECIMALS, 2)}${NO_BREAK}%`
}

/** Returns basis points of an interest rate, fractions included, in millionths of a per cent. */
export function toMillionths(basisPoints: number): number {
  return Math.round((basisPoints * ONE_PERCENT) / HUNDRED)
}

export function formatCount(count: number | null): string {
  return count === null ? UNKNOWN : upTo.format(count)
}

/** Formats an ISO 8601 date as far as it is known: `24.02.2025`, `04.2027`, `2024`. What is no date stays as it is. */
export function formatDate(day: string | null): string {
  return day === null ? UNKNOWN : date.write(day) || day
}

/** Formats a moment as it is in Berlin: `05.12.2026, 14:05`. */
export function formatMoment(at: Date): string {
  return moment.format(at)
}
