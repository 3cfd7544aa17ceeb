import { MONTH_NAMES } from '../cashflow.ts'
import type { MonthNews } from './monthNews.ts'
import type { MissingRent } from './receivedRents.ts'

type FormatMoney = (cents: number) => string

/** Returns the name of a month, with its year if that is not the one of today (ISO 8601). */
export function nameMonth(
  { year, month }: Pick<MonthNews, 'year' | 'month'>,
  today: string,
): string {
  const name = MONTH_NAMES[month] ?? ''
  return String(year) === today.slice(0, 4) ? name : `${name} ${year}`
}

/** Returns `8 von 8 Mieten eingegangen, € 350 bleiben`; empty if neither is known. */
export function describeMonth(
  { due, received, kept }: Pick<MonthNews, 'due' | 'received' | 'kept'>,
  formatMoney: FormatMoney,
): string {
  const rents = `${received} von ${due} ${due === 1 ? 'Miete' : 'Mieten'} eingegangen`
  return [due > 0 ? rents : [], kept ? describeKept(kept, formatMoney) : []].flat().join(', ')
}

function describeKept(
  { amount, isAfterLoans }: NonNullable<MonthNews['kept']>,
  formatMoney: FormatMoney,
): string {
  if (!isAfterLoans) return `${formatMoney(amount)} nach Ausgaben`
  const isOne = formatMoney(Math.abs(amount)) === formatMoney(100)
  const verb = amount < 0 ? (isOne ? 'fehlt' : 'fehlen') : isOne ? 'bleibt' : 'bleiben'
  return `${formatMoney(Math.abs(amount))} ${verb}`
}

/** Returns `März bis Mai nichts eingegangen, Juni € 120 weniger`. */
export function describeMissing(runs: readonly MissingRent[], formatMoney: FormatMoney): string {
  return runs
    .map(({ first, last, missing }) => {
      const span = [first, last].map((month) => MONTH_NAMES[month] ?? '')
      const months = first === last ? span[0] : span.join(last === first + 1 ? ' und ' : ' bis ')
      if (missing === null) return `${months} nichts eingegangen`
      return `${months} ${first === last ? '' : 'je '}${formatMoney(missing)} weniger`
    })
    .join(', ')
}
