import { pages } from '@hausblick/contract/pages.ts'
import type { Equity } from '@hausblick/figures/equity.ts'
import type { MissingForReturn, MoneyWeighted } from '@hausblick/figures/returns/moneyWeighted.ts'
import type { Yields } from '@hausblick/figures/returns/yields.ts'
import { formatDate } from '../../../base/format/date.ts'
import { formatMoneyExactly as exactly } from '../../../base/format/money.ts'
import { formatCount } from '../../../base/format/number.ts'
import { type EquityView, ofLoans, period, twelveMonths } from '../equity/texts.ts'
import { formatYears } from './formatYears.ts'

export const heading = pages.returns.title
export const back = 'Zum Dashboard'
export const failed = 'Die Zahlen für die Renditen konnten nicht geladen werden.'
export const loading = 'Die Renditen werden berechnet.'
export const nothing = 'Noch keine Zahlen vorhanden'
export const nothingHint =
  'Sobald Einnahmen, Ausgaben und Werte erfasst sind, sehen Sie hier, was sie einbringen.'
export const whole = 'Ihr ganzes Portfolio'
export const noCustomerQuestion = 'Wessen Renditen möchten Sie sehen?'
export const noCustomerPromise = 'wie Ihre Renditen aussehen werden'

// The yields of a year
export const yieldsHeading = (period: string) => `Mietrenditen ${period}`
export const grossOnPrice = 'Bruttomietrendite auf den Kaufpreis'
export const netOnPrice = 'Nettomietrendite auf den Kaufpreis'
const valueThen = (end: number | null) =>
  end === null ? 'den heutigen Wert' : `den Wert Ende ${end}`
export const grossOnValue = (end: number | null) => `Bruttomietrendite auf ${valueThen(end)}`
export const netOnValue = (end: number | null) => `Nettomietrendite auf ${valueThen(end)}`

const costs = 'Kaufnebenkosten sind nicht erfasst und deshalb nicht enthalten.'

/** How a yield is computed whose parts are known. */
export const howYield = (
  { income, surplus }: { readonly income: number; readonly surplus: number },
  of: {
    readonly period: string
    readonly end: number | null
    readonly price?: number
    readonly value?: number
  },
  isNet: boolean,
): string => {
  const part = isNet
    ? `Einnahmen weniger Ausgaben ${twelveMonths(of.period)} (${exactly(surplus)})`
    : `Einnahmen ${twelveMonths(of.period)} (${exactly(income)})`
  const end = isNet ? ' Kreditraten sind keine Ausgaben.' : ''
  return of.price === undefined
    ? `${part} geteilt durch den zuletzt${of.end === null ? '' : ` bis Ende ${of.end}`} erfassten Wert (${exactly(of.value ?? 0)}).${end}`
    : `${part} geteilt durch den Kaufpreis (${exactly(of.price)}).${end} ${costs}`
}

/** Why there is no yield on a price or value. */
export const whyNoYield = (
  { months, year: known }: Pick<Yields, 'months' | 'year'>,
  year: number,
  base: 'price' | 'value',
): string => {
  if (known !== null)
    return base === 'price' ? 'Der Kaufpreis ist nicht erfasst.' : 'Der Wert ist nicht erfasst.'
  if (months === 0) return `Für ${year} ist nichts erfasst.`
  return months < 12
    ? `Von ${year} ${months === 1 ? 'ist erst 1 Monat' : `sind erst ${formatCount(months)} Monate`} bekannt, und hochgerechnet wird nicht.`
    : `Einnahmen oder Ausgaben ${year} sind nicht erfasst.`
}

// The returns on equity
export const equityHeading = (period: string) => `Rendite auf das Eigenkapital ${period}`
export const withPrincipal = 'Rendite mit Tilgung'
export const howWithPrincipal = (
  months: number,
  {
    surplus,
    interest,
    owned,
    span,
  }: Readonly<Record<'surplus' | 'interest' | 'owned', number>> & { readonly span: string | null },
) =>
  `Einnahmen weniger Ausgaben ${span === null ? period(months) : twelveMonths(span)} (${exactly(surplus)}), davon ab die Zinsen in den Kreditraten dieser Zeit (${exactly(interest)}), geteilt durch das Eigenkapital (${exactly(owned)}). Was die Raten tilgen, gehört danach Ihnen und zählt deshalb mit${months < 12 ? '; auf ein ganzes Jahr wird nicht hochgerechnet' : ''}.`
export const atLeast = (percent: string) => `mindestens ${percent}`
export const whyNoReturn = (
  { equity, surplus, payments, interest, value, debt, returnAtLeast }: Equity,
  needsInterest: boolean,
): string => {
  if (value === null) return 'Der Wert ist nicht erfasst.'
  if (equity === null) return `Die Restschuld ${ofLoans(debt.unknown.remaining)} ist nicht bekannt.`
  if (equity <= 0) return 'Die Schulden sind so hoch wie der Wert, oder höher.'
  if (surplus === null) return 'Einnahmen oder Ausgaben sind nicht erfasst.'
  if (needsInterest && interest === null)
    return `Die Zinsen in der Rate ${ofLoans(debt.unknown.interest)} sind nicht bekannt. ${returnAtLeast === null ? '' : 'Die Rate zählt hier ganz als Kosten. '}Dazu braucht es Zinssatz, Restschuld mit ihrem Tag und Auszahlung.`
  return payments === null
    ? `Die Rate ${ofLoans(debt.unknown.payments)} ist nicht bekannt.`
    : 'Nicht zu berechnen.'
}

// Since the purchase
export const sinceHeading = (end: number | null) =>
  end === null ? 'Seit dem Kauf' : `Vom Kauf bis Ende ${end}`
export const perYear = 'Rendite pro Jahr'
export const change = 'Wertänderung'
export const span = (from: string, to: string) => `${formatDate(from)} bis ${formatDate(to)}`
export const howMoneyWeighted = (
  { price, from, to, surplus, value }: MoneyWeighted,
  purchases: number,
) =>
  `Der jährliche Zinssatz, zu dem sich ${purchases === 1 ? `der Kaufpreis am ${formatDate(from)}` : `die Kaufpreise seit dem ${formatDate(from)}, jeder an seinem Tag`} (${exactly(price)}), die Überschüsse aller Monate seither, jeweils am Monatsende (zusammen ${exactly(surplus)}), und der zuletzt erfasste Wert am ${formatDate(to)} (${exactly(value)}) ausgleichen: der interne Zinsfuß, taggenau, das Jahr zu 365 Tagen. Kredite bleiben außer Betracht. ${costs}`
export const howChange = (value: number, price: number) =>
  `Der zuletzt erfasste Wert (${exactly(value)}) im Verhältnis zum Kaufpreis (${exactly(price)}). ${costs}`

// In real terms
export const realPerYear = 'Rendite pro Jahr, real'
export const realChange = 'Wertänderung, real'
export const howRealReturn =
  'Wie die Rendite pro Jahr, aber jeder Betrag in Preisen des Kaufjahrs: geteilt durch den Verbraucherpreisindex seines Jahres und mal den des Kaufjahrs (Jahresdurchschnitte).'
export const howRealChange = (year: string) =>
  `Der zuletzt erfasste Wert im Verhältnis zum Kaufpreis in Preisen von ${year}: der Kaufpreis geteilt durch den Verbraucherpreisindex des Kaufjahrs und mal den von ${year} (Jahresdurchschnitte). ${costs}`
export const onlyWithReturn = 'Nur zu berechnen, wenn die Rendite pro Jahr bekannt ist.'
export const noValuationDate = 'Das Datum der Bewertung ist nicht erfasst.'
export const pricesMissing = (years: readonly number[]) =>
  years.length === 1
    ? `Es fehlen die Verbraucherpreise des Jahres ${formatYears(years)}.`
    : `Es fehlen die Verbraucherpreise der Jahre ${formatYears(years)}.`
export const noRate = 'Aus diesen Beträgen ergibt sich kein Zinssatz, oder mehr als einer.'
export const whyNoPurchase = (view: EquityView) =>
  view === 'portfolio'
    ? 'Die Kaufpreise der Einheiten oder Objekte mit ihrem Kaufdatum sind nicht alle erfasst, oder ergeben zusammen nicht den Kaufwert. Ein mittleres Kaufdatum genügt nicht.'
    : 'Kaufpreis, Kaufdatum oder Wert ist nicht erfasst.'
export const noChange = 'Kaufpreis oder Wert ist nicht erfasst.'

export const whyNotSince = (missing: MissingForReturn, view: EquityView): string => {
  switch (missing.kind) {
    case 'value':
      return 'Der Wert ist nicht erfasst.'
    case 'purchase':
      return whyNoPurchase(view)
    case 'day':
      return 'Vom Kaufdatum ist der Tag nicht erfasst.'
    case 'months':
      return 'Seit dem Kauf ist kein Monat erfasst.'
    case 'short':
      return 'Seit dem Kauf ist noch kein ganzes Jahr bekannt, und hochgerechnet wird nicht.'
    case 'years':
      return yearsMissing(missing.years)
    case 'rate':
      return noRate
  }
}
const yearsMissing = (years: readonly number[]) =>
  years.length === 1
    ? `Es fehlt das Jahr ${formatYears(years)}, ganz oder zum Teil.`
    : `Es fehlen die Jahre ${formatYears(years)}, ganz oder zum Teil.`
export const notAllYears = 'Dazu braucht es alle Jahre; Sie sehen nur einzelne.'

// Several years
export const yearsHeading = 'Jahre im Vergleich'
export const inEuros = 'In Euro, die neuesten zuerst'
export const row = 'Jahr'
export const monthsKnown = (months: number) =>
  months === 1 ? '1 Monat' : `${formatCount(months)} Monate`
export const income = 'Einnahmen'
export const expenses = 'Ausgaben'
export const surplus = 'Überschuss'
export const payments = 'Kreditraten'
export const cashFlow = 'nach Kreditraten'
export const vacancy = 'Leerstand'
export const gross = 'Brutto auf den Kaufpreis'
export const net = 'Netto auf den Kaufpreis'
export const howYears =
  'Jahre, von denen nicht alle zwölf Monate bekannt sind, zeigen die Summe der bekannten und keine Rendite. Der Leerstand ist nur für das neueste Jahr erfasst. Kreditraten früherer Jahre folgen aus dem Tilgungsplan; wo er nicht so weit zurückreicht, gilt die heutige Rate.'
