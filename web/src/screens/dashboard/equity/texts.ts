import { formatMoneyExactly as exactly } from '../../../base/format/money.ts'
import { formatCount, NO_BREAK } from '../../../base/format/number.ts'

export const heading = 'Was Ihnen gehört'
export const equity = 'Eigenkapital'
export const loanToValue = 'Beleihung'
export const surplus = 'Überschuss nach Kreditraten'
export const deficit = 'Fehlbetrag nach Kreditraten'
export const returnOnEquity = 'Rendite nach Kreditraten'

/** What loans are counted for, in each view. */
const subjects = {
  portfolio: '',
  object: 'das Objekt und für seine Einheiten',
  unit: 'die Einheit selbst',
} as const
export type EquityView = keyof typeof subjects

/** @param days as formatted for a debt */
export const owed = (amount: string, days: string) => `Restschuld ${amount} ${days}`

/** Names the loans of which something is missing. */
export const ofLoans = (titles: readonly string[]) =>
  titles.length > 1
    ? `von ${titles.length} Krediten (${titles.join('; ')})`
    : `von ${titles[0] ?? 'einem Kredit'}`
export const withoutDebt = (titles: readonly string[]) =>
  `${equity} und ${loanToValue} fehlen, weil die Restschuld ${ofLoans(titles)} nicht bekannt ist.`
export const withoutPayment = (titles: readonly string[]) =>
  `${surplus} fehlt, weil die Rate ${ofLoans(titles)} nicht bekannt ist.`

// One sentence on each figure. All amounts are in cents.
export const howEquity = (value: number, remaining: number, days: string, view: EquityView) =>
  `Wert ${exactly(value)} weniger ${owed(exactly(remaining), days)}${view === 'portfolio' ? '' : `; gezählt sind Kredite, die für ${subjects[view]} erfasst sind, solche für mehrere anteilig nach deren Wert`}.`
export const howWithoutLoan = (value: number, view: EquityView) =>
  `Der ganze Wert von ${exactly(value)}, da für ${subjects[view]} kein Kredit erfasst ist.`
export const howLoanToValue = (value: number, remaining: number, days: string | null) =>
  `${days === null ? `Restschuld ${exactly(remaining)}` : owed(exactly(remaining), days)} geteilt durch den Wert ${exactly(value)}.`
export const howCashFlow = (
  before: number,
  payments: readonly (number | null)[],
  sum: number,
): string => {
  const [payment = null] = payments
  const months = payments.length
  const isSame = payment !== null && payments.every((one) => one === payment)
  const kept = `Einnahmen weniger Ausgaben ${period(months)} (${exactly(before)})`
  if (sum === 0) return `${kept}; Kreditraten fallen in dieser Zeit nicht an.`
  return isSame
    ? `${kept}, davon ab ${formatCount(months)}-mal die Kreditrate von ${exactly(payment)} (${exactly(sum)}), die in den Ausgaben nicht enthalten ist.`
    : `${kept}, davon ab die Kreditraten dieser Zeit (${exactly(sum)}), die in den Ausgaben nicht enthalten sind; was am Ende in einer Summe zurückgezahlt wird, ist keine Rate.`
}
/** @param span the twelve months, where not all of them are of the year shown */
export const howReturn = (
  months: number,
  { cashFlow, owned, span }: { cashFlow: number; owned: number; span: string | null },
) =>
  `${cashFlow < 0 ? deficit : surplus} ${span === null ? period(months) : twelveMonths(span)} (${exactly(Math.abs(cashFlow))}) geteilt durch das Eigenkapital (${exactly(owned)}); was die Raten tilgen, zählt nicht als Gewinn${months < 12 ? ', und auf ein ganzes Jahr wird nicht hochgerechnet' : ''}.`

export const twelveMonths = (span: string) => `der zwölf Monate ${span}`

export const period = (months: number) =>
  months === 1 ? 'des gezeigten Monats' : `der gezeigten ${formatCount(months)} Monate`

// Whether units carry their loans
export const aMonth = (difference: string) => `${difference} im${NO_BREAK}Monat`
export const ofIt = (principal: string) => `, davon ${principal}${NO_BREAK}Tilgung`
export const unitsCarrying = (count: number, total: number) => {
  if (total === 1)
    return `Die Einheit mit Kredit trägt ihre Raten ${count === 1 ? '' : 'nicht '}selbst`
  const carrying = count === 0 ? 'Keine' : formatCount(count)
  return `${carrying} von ${formatCount(total)} Einheiten mit Kredit ${count < 2 ? 'trägt' : 'tragen'} ihre Raten selbst`
}
