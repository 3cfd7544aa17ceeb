import { date } from '@hausblick/contract/encoding/date.ts'
import { isIban } from '@hausblick/contract/encoding/iban.ts'
import type {
  Invoice,
  InvoiceAddress,
  InvoiceKind,
  InvoiceLine,
  InvoiceParty,
} from '@hausblick/contract/invoice.ts'

// What an electronic invoice states, in the words of people: for its sheet and for the panel beside it.

const TITLES: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'Rechnung',
  creditNote: 'Gutschrift',
  correction: 'Rechnungskorrektur',
  partial: 'Teilrechnung',
  other: 'Rechnung',
}

/** Of one and of several, by their codes in UN/ECE Recommendations 20 and 21. */
const UNITS: Readonly<Record<string, readonly [one: string, other: string]>> = {
  ...same('Stück', 'C62', 'H87', 'PCE', 'EA', 'NAR', 'XPP'),
  ...same('Std.', 'HUR'),
  ...same('Min.', 'MIN'),
  ...same('kWh', 'KWH'),
  ...same('MWh', 'MWH'),
  ...same('m²', 'MTK'),
  ...same('m³', 'MTQ'),
  ...same('m', 'MTR', 'LM'),
  ...same('km', 'KMT', 'KTM'),
  ...same('cm', 'CMT'),
  ...same('mm', 'MMT'),
  ...same('l', 'LTR'),
  ...same('kg', 'KGM'),
  ...same('g', 'GRM'),
  ...same('t', 'TNE'),
  ...same('%', 'P1'),
  ...same('pauschal', 'LS'),
  DAY: ['Tag', 'Tage'],
  WEE: ['Woche', 'Wochen'],
  MON: ['Monat', 'Monate'],
  QAN: ['Quartal', 'Quartale'],
  ANN: ['Jahr', 'Jahre'],
  PR: ['Paar', 'Paar'],
  SET: ['Satz', 'Sätze'],
  XPK: ['Paket', 'Pakete'],
  XBX: ['Karton', 'Kartons'],
  XPX: ['Palette', 'Paletten'],
}

function same(name: string, ...codes: readonly string[]) {
  return Object.fromEntries(codes.map((code) => [code, [name, name] as const]))
}

/** Why no VAT is due, by the codes of UNTDID 5305. */
const UNTAXED: Readonly<Record<string, string>> = {
  AE: 'Steuerschuld des Leistungsempfängers',
  E: 'steuerfrei',
  G: 'Ausfuhr',
  K: 'innergemeinschaftliche Lieferung',
  O: 'nicht steuerbar',
}

export const nameInvoiceKind = ({ kind }: Invoice): string => TITLES[kind]

/** Writes a decimal number with a point as Germans do, with as many decimals as it has, and no fewer than asked for. */
export function writeDecimal(stated: string, least = 0): string {
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)(\d*)\.?(\d*)$/.exec(stated) ?? []
  if (whole + fraction === '') return stated
  const grouped = (whole.replace(/^0+(?=\d)/, '') || '0').replace(/\B(?=(\d{3})+$)/g, '.')
  const decimals = fraction.replace(/0+$/, '').padEnd(least, '0')
  return `${sign === '-' ? '−' : ''}${grouped}${decimals && `,${decimals}`}`
}

/** Writes cents with their currency before them: `€ 1.234,56`, `− CHF 3,46`. */
export function writeAmount(cents: number, currency: string | null): string {
  const amount = writeDecimal((Math.abs(cents) / 100).toFixed(2), 2)
  const signed = [cents < 0 && '−', currency === 'EUR' ? '€' : currency, amount]
  return signed.filter(Boolean).join('\u00a0')
}

export function writeVatRate(rate: string | null): string {
  return rate === null ? '' : `${writeDecimal(rate)}\u00a0%`
}

/** Writes how much of something there was: `2,5 Std.`, `1 Tag`, `pauschal`. */
export function writeQuantity({ quantity, unit }: InvoiceLine): string {
  const [one, other] = UNITS[unit ?? ''] ?? [unit ?? '', unit ?? '']
  if (quantity === null) return other
  const number = writeDecimal(quantity)
  if (number !== '1') return [number, other].filter(Boolean).join('\u00a0')
  return unit === 'LS' ? one : [number, one].filter(Boolean).join('\u00a0')
}

/** Writes from when to when; empty if neither is known. */
export function writePeriod(from: string | null, to: string | null): string {
  if (from === null || to === null || from === to) {
    const only = from ?? to
    const word = from === to ? '' : from === null ? 'bis ' : 'ab '
    return only === null ? '' : `${word}${date.write(only)}`
  }
  return `${date.write(from)} bis ${date.write(to)}`
}

/** Returns the lines of an address; a country only if it is another one. */
export function addressLines({ street, more, zip, city, country }: InvoiceAddress): string[] {
  const place = [zip, city].filter(Boolean).join(' ')
  return [street, more, place, country === 'DE' ? null : country].filter(
    (line) => !!line,
  ) as string[]
}

/** What is stated of something, under its German name. */
export interface InvoiceFact {
  readonly label: string
  readonly text: string
}

export function listIdentifiers({ vatId, taxNumber, phone, email }: InvoiceParty): InvoiceFact[] {
  return known({ 'USt-IdNr.': vatId, Steuernummer: taxNumber, Telefon: phone, 'E-Mail': email })
}

/** Lists when an invoice was made, what for, and what it refers to. */
export function listInvoiceFacts(invoice: Invoice): InvoiceFact[] {
  const { date: made, due, from, to, delivered, precedes, number } = invoice
  return known({
    Nummer: number,
    Datum: made && date.write(made),
    Leistungsdatum: delivered ? date.write(delivered) : null,
    Leistungszeitraum: writePeriod(from, to),
    'Fällig am': due && date.write(due),
    'Zu Rechnung': precedes.join(', '),
    Bestellung: invoice.order,
    Vertrag: invoice.contract,
    Projekt: invoice.project,
    Käuferreferenz: invoice.buyerReference,
  })
}

/** Lists how an invoice is to be paid. */
export function listPaymentFacts({ ibans, payee, paymentReference, terms }: Invoice) {
  return known({
    Zahlungsempfänger: payee,
    IBAN: ibans.filter(isIban).map(groupIban).join(', '),
    Konto: ibans.filter((account) => !isIban(account)).join(', '),
    Verwendungszweck: paymentReference,
    Bedingungen: terms,
  })
}

function known(facts: Readonly<Record<string, string | null>>): InvoiceFact[] {
  return Object.entries(facts).flatMap(([label, text]) => (text ? [{ label, text }] : []))
}

export interface InvoiceSum {
  readonly label: string
  /** In cents. */
  readonly amount: number
  readonly isSum: boolean
}

/** Lists the amounts below the lines, as stated, up to what is to be paid. */
export function listInvoiceSums(
  invoice: Invoice,
  writeAmount: (cents: number) => string,
): InvoiceSum[] {
  const { charges, net, taxes, vat, gross, prepaid, rounding, payable, kind } = invoice
  const sum = (label: string, amount: number | null, isSum = false) =>
    amount === null ? [] : [{ label, amount, isSum }]
  const nameTax = ({ category, rate, basis, exemption }: (typeof taxes)[number]) => {
    const reason = exemption ?? UNTAXED[category ?? '']
    const on = basis === null ? '' : ` auf ${writeAmount(basis)}`
    return `${['Umsatzsteuer', writeVatRate(rate)].filter(Boolean).join(' ')}${on}${reason ? ` (${reason})` : ''}`
  }
  const stated = taxes.some(({ amount }) => amount !== null)
  return [
    ...charges.flatMap(({ reason, amount }) =>
      sum([amount < 0 ? 'Nachlass' : 'Zuschlag', reason].filter(Boolean).join(': '), amount),
    ),
    ...sum('Summe netto', net, true),
    ...(stated ? taxes.flatMap((tax) => sum(nameTax(tax), tax.amount)) : sum('Umsatzsteuer', vat)),
    ...sum('Summe brutto', gross, true),
    ...(prepaid ? sum('Bereits gezahlt', -prepaid) : []),
    ...(rounding ? sum('Rundung', rounding) : []),
    ...sum(kind === 'creditNote' ? 'Betrag der Gutschrift' : 'Zu zahlen', payable, true),
  ]
}

function groupIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1\u00a0')
}
