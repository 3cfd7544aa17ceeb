import { formatMoneyExactly as exactly } from '../../format/money.ts'
import { formatCount } from '../../format/number.ts'

export const heading = 'Was Ihnen gehört'
export const equity = 'Eigenkapital'
export const loanToValue = 'Beleihung'
export const surplus = 'Überschuss nach Kreditraten'
export const deficit = 'Fehlbetrag nach Kreditraten'
export const returnOnEquity = 'Eigenkapitalrendite'
export const explain = 'So rechnen wir'
/** Follows it, for screen readers. */
export const of = (figure: string) => `: ${figure}`

/** What loans are recorded for, in each view. */
const subjects = { portfolio: '', object: 'das Objekt', unit: 'die Einheit' } as const
export type EquityView = keyof typeof subjects

// One sentence on each figure. All amounts are in cents.
export const howEquity = (value: number, owed: number, view: EquityView) =>
  `Wert ${exactly(value)} weniger Restschuld ${exactly(owed)}${view === 'portfolio' ? '' : `; gezählt sind Kredite, die für ${subjects[view]} selbst erfasst sind, solche für mehrere anteilig nach deren Wert`}.`
export const howWithoutLoan = (value: number, view: EquityView) =>
  `Der ganze Wert von ${exactly(value)}, da für ${subjects[view]} selbst kein Kredit erfasst ist.`
export const howLoanToValue = (value: number, owed: number) =>
  `Restschuld ${exactly(owed)} geteilt durch den Wert ${exactly(value)}.`
export const howCashFlow = (months: number, before: number, payment: number, payments: number) =>
  `Einnahmen weniger Ausgaben ${period(months)} (${exactly(before)}), davon ab ${formatCount(months)}-mal die Monatsrate von ${exactly(payment)} (${exactly(payments)}), die in den Ausgaben nicht enthalten ist.`
export const howReturn = (months: number, cashFlow: number, owned: number) =>
  `${cashFlow < 0 ? deficit : surplus} ${period(months)} (${exactly(Math.abs(cashFlow))}) geteilt durch das Eigenkapital (${exactly(owned)}); was die Raten tilgen, zählt nicht als Gewinn${months < 12 ? ', und auf ein ganzes Jahr wird nicht hochgerechnet' : ''}.`

const period = (months: number) =>
  months === 1 ? 'des gezeigten Monats' : `der gezeigten ${formatCount(months)} Monate`

// Whether units carry their loans
export const unitsCarrying = (count: number, total: number) =>
  `${formatCount(count)} von ${total === 1 ? '1 Einheit' : `${formatCount(total)} Einheiten`} mit Kredit ${count === 1 ? 'trägt' : 'tragen'} ihre Raten selbst`
