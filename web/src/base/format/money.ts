import { EURO, wholeEuros } from '@hausblick/figures/wholeEuros.ts'
import { formatNumber, MINUS, NO_BREAK } from './number.ts'

const THOUSAND = 1_000 * EURO
const MILLION = 1_000_000 * EURO

/** Formats cents as whole euros, as on the dashboard: `€ 4.812.000`, `− € 20`. */
export function formatMoney(cents: number): string {
  return inEuros(formatNumber(cents / EURO, 0, 0))
}

/** Formats cents as euros and cents, as in details: `€ 1.250,00`. */
export function formatMoneyExactly(cents: number): string {
  return inEuros(formatNumber(cents / EURO, 2, 2))
}

/**
 * Returns the format of amounts that stand with their sum: with cents unless all are whole euros, since rounded ones would not add
 * up to it.
 */
export function chooseMoneyFormat(
  amounts: readonly (number | null | undefined)[],
): (cents: number) => string {
  return areWholeEuros(amounts) ? formatMoney : formatMoneyExactly
}

export function areWholeEuros(amounts: readonly (number | null | undefined)[]): boolean {
  return amounts.every((cents) => !cents || cents === wholeEuros(cents))
}

/** Formats a difference in cents as whole euros with its sign: `+ € 45`. */
export function formatDifference(cents: number): string {
  return cents < 0 ? formatMoney(cents) : `+${NO_BREAK}${formatMoney(cents)}`
}

/**
 * Formats cents in abbreviated form: `€ 8 Tsd.`, `€ 1,5 Mio.`.
 *
 * @param largest the largest of all amounts shown together, in cents; determines their common unit
 */
export function formatMoneyShort(cents: number, largest: number): string {
  const [unit, name] = unitFor(largest)
  const digits = formatNumber(cents / unit, 0, 2)
  const amount = inEuros(digits)
  return digits === '0' || name === null ? amount : `${amount}${NO_BREAK}${name}`
}

/** Puts the minus sign of a number before the euro sign, where a plus sign stands too. */
function inEuros(number: string): string {
  return number.startsWith(MINUS)
    ? `${MINUS}${NO_BREAK}€${NO_BREAK}${number.slice(MINUS.length)}`
    : `€${NO_BREAK}${number}`
}

function unitFor(largest: number): [unit: number, name: string | null] {
  if (largest >= MILLION) return [MILLION, 'Mio.']
  if (largest >= 5 * THOUSAND) return [THOUSAND, 'Tsd.']
  return [EURO, null]
}
