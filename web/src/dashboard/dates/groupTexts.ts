import type { DateGroup } from '@hausblick/figures/dates/groups.ts'
import type { DateKind } from '@hausblick/figures/dates/upcoming.ts'
import { formatMoney } from '../../format/money.ts'
import { formatCount, NO_BREAK } from '../../format/number.ts'

/** What several dates of a kind are called, and nothing of their amounts. */
const names: Readonly<Record<DateKind, (count: string) => string>> = {
  rentIncrease: (count) => `${count} Mieterhöhungen werden möglich`,
  tenancyEnd: (count) => `${count} Mietverträge enden`,
  modernisation: (count) => `${count} geplante Modernisierungen`,
  interestComparison: (count) => `Anschlussfinanzierung von ${count} Krediten vergleichen`,
  fixedInterestEnd: (count) => `Zinsbindung von ${count} Krediten endet`,
  noticeAfterTenYears: (count) => `${count} Kredite kündbar mit 6 Monaten Frist (§ 489 BGB)`,
  loanRepaid: (count) => `${count} Kredite abbezahlt`,
  loanMaturity: (count) => `${count} Kredite zur Rückzahlung fällig`,
}

/** Returns what a group of dates is called, with what its rents may rise by, as far as it is known. */
export function nameGroup(group: DateGroup): string {
  const { kind, of, isPossible, dates, amount } = group
  const count = formatCount(dates.length)
  if (kind !== 'rentIncrease') return names[kind](count)
  if (of === 'object') return `${count} Mieterhöhungen bei Objekten möglich`
  const name = isPossible ? `${count} Mieterhöhungen möglich` : names.rentIncrease(count)
  if (amount.sum === 0) return name
  const which = amount.known < dates.length ? `bei ${formatCount(amount.known)} davon ` : ''
  return `${name}, ${which}zusammen bis zu ${formatMoney(amount.sum)} im${NO_BREAK}Monat`
}

/** Returns what a group's amount means, and of how many of its dates it is unknown; null if there is nothing to say. */
export function explainGroup({ kind, of, dates, amount }: DateGroup): string | null {
  const unknown = dates.length - amount.known
  if (kind === 'modernisation') return explainCosts(amount.sum, amount.known, unknown)
  if (kind !== 'rentIncrease' || of !== 'unit') return null
  if (amount.known === 0) return 'Wie viel, ist nicht bekannt: Miete oder Marktmiete fehlt.'
  const missing =
    unknown === 0 ? '' : ` Bei ${countOf(unknown)} fehlt die Miete oder die Marktmiete.`
  if (amount.sum > 0) return `Bis zur Marktmiete gerechnet, ohne Kappungsgrenze.${missing}`
  return unknown === 0
    ? 'Keine dieser Mieten liegt unter der Marktmiete.'
    : `Wo beides bekannt ist, liegt keine Miete unter der Marktmiete.${missing}`
}

function explainCosts(sum: number, known: number, unknown: number): string | null {
  if (known === 0) return null
  const costs = `Geschätzte Kosten zusammen ${formatMoney(sum)}`
  return unknown === 0 ? `${costs}.` : `${costs}, bei ${countOf(unknown)} nicht bekannt.`
}

function countOf(count: number): string {
  return count === 1 ? 'einer' : formatCount(count)
}
