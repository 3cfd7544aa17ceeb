import { date as germanDate } from '@hausblick/contract/encoding/date.ts'
import type { Invoice, InvoiceLine } from '@hausblick/contract/invoice.ts'
import { writeAmount } from '@hausblick/figures/documents/invoice.ts'
import { percentOf } from './values.ts'

/** Nobody reads more of one invoice. */
const MAX_DOUBTS = 20

type Stated = Omit<Invoice, 'doubts' | 'householdShare'>

interface Beside {
  /** The lines of which the net amount is made. */
  readonly counted: readonly InvoiceLine[]
  /** Cents that are paid for third parties. */
  readonly forOthers: number
}

/** Returns German sentences on what contradicts itself. What is not stated contradicts nothing. */
export function findDoubts(invoice: Stated, { counted, forOthers }: Beside): string[] {
  const { currency, date, due, charges, taxes, net, vat, gross, payable } = invoice
  const euros = (cents: number) => writeAmount(cents, currency)
  const lines = sumOf(counted.map((line) => line.net))
  const changes = sumOf(charges.map(({ amount }) => amount)) ?? 0
  const sum = counted.length > 0 && lines !== null ? lines + changes : null
  const taxed = taxes.length > 0 ? sumOf(taxes.map(({ amount }) => amount)) : null
  const withTax = net !== null && vat !== null ? net + vat : null
  const due_ =
    gross === null ? null : gross - (invoice.prepaid ?? 0) + (invoice.rounding ?? 0) + forOthers
  // What is stated of each line may be rounded.
  const ofLines = Math.max(1, counted.length)
  const differs = (
    what: string,
    one: number | null,
    named: string,
    other: number | null,
    by = 0,
  ) =>
    one !== null && other !== null && Math.abs(one - other) > by
      ? [`${what} ${euros(one)}, ${named} ${euros(other)}.`]
      : []
  return [
    ...(date !== null && due !== null && due < date
      ? [
          `Fällig ist die Rechnung am ${germanDate.write(due)}, also vor ihrem Datum, dem ${germanDate.write(date)}.`,
        ]
      : []),
    ...differs(
      'Die Positionen ergeben mit Zu- und Abschlägen',
      sum,
      'als Nettobetrag genannt sind',
      net,
      ofLines,
    ),
    ...differs('Netto und Umsatzsteuer ergeben', withTax, 'als Bruttobetrag genannt sind', gross),
    ...differs('Die Steuerbeträge ergeben', taxed, 'als Umsatzsteuer genannt sind', vat),
    ...taxes.flatMap(({ rate, basis, amount }) =>
      differs(
        `${rate?.replace('.', ',')} % von ${euros(basis ?? 0)} sind`,
        rate === null || basis === null ? null : percentOf(basis, rate),
        'als Steuer genannt sind',
        amount,
        ofLines,
      ),
    ),
    ...differs('Brutto und Vorauszahlungen ergeben', due_, 'als Zahlbetrag genannt sind', payable),
  ]
}

/** Returns the first sentences, and one on how many others there are. */
export function countOthers(doubts: string[]): string[] {
  const more = doubts.length - MAX_DOUBTS
  const others = `Was sonst nicht lesbar ist oder nicht passt (${more.toLocaleString('de-DE')}-mal), steht nur in der Datei.`
  return more > 0 ? [...doubts.slice(0, MAX_DOUBTS), others] : doubts
}

/** Returns null where one is missing. */
function sumOf(cents: readonly (number | null)[]): number | null {
  return cents.reduce(
    (sum, each) => (sum === null || each === null ? null : sum + each),
    0 as number | null,
  )
}
