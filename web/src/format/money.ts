import { formatNumber, NO_BREAK } from './number.ts'

const THOUSAND = 1_000
const MILLION = 1_000_000

/** Euro without cents, as on the dashboard: `€ 4.812.000`. */
export function formatMoney(euros: number): string {
  return `€${NO_BREAK}${formatNumber(euros, 0, 0)}`
}

/** Euro with cents, as in details: `€ 1.250,00`. */
export function formatMoneyExactly(euros: number): string {
  return `€${NO_BREAK}${formatNumber(euros, 2, 2)}`
}

/** Euro where there is little room: `25 T€`, `1,5 Mio. €`; small amounts as they are. */
export function formatMoneyShort(euros: number): string {
  const size = Math.abs(euros)
  if (size >= MILLION) return `${formatNumber(euros / MILLION, 0, 2)}${NO_BREAK}Mio.${NO_BREAK}€`
  if (size >= THOUSAND) return `${formatNumber(euros / THOUSAND, 0, 1)}${NO_BREAK}T€`
  return formatMoney(euros)
}

/** A surplus by its name and without a sign: what is missing is a `Fehlbetrag`. */
export function namedSurplus(euros: number): { name: string; amount: number } {
  return { name: euros < 0 ? 'Fehlbetrag' : 'Überschuss', amount: Math.abs(euros) }
}
