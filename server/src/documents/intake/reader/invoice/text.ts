import {
  type Invoice,
  type InvoiceKind,
  type InvoiceParty,
  isIban,
} from '@hausblick/contract/invoice.ts'
import { formatAmount, formatDay } from './doubts.ts'

const KINDS: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'Rechnung',
  creditNote: 'Gutschrift',
  correction: 'Rechnungskorrektur',
  partial: 'Abschlagsrechnung',
  other: 'E-Rechnung',
}

/** Returns an invoice as text, by which it is searched for. */
export function describeInvoice(invoice: Invoice): string {
  const { kind, number, lines, charges, delivery, currency } = invoice
  const amount = (cents: number | null) => cents !== null && formatAmount(cents, currency)
  const day = (date: string | null | undefined) => date && formatDay(date)
  const named = (name: string, value: string | null | false | undefined) =>
    value && `${name} ${value}`
  return join('\n', [
    join(' ', [KINDS[kind], number, named('vom', day(invoice.date))]),
    named('Fällig am', day(invoice.due)),
    named('Leistung am', day(invoice.delivered)),
    named('Leistungszeitraum', join(' bis ', [day(invoice.from), day(invoice.to)])),
    describeParty(invoice.seller),
    describeParty(invoice.buyer),
    named('Zahlungsempfänger', invoice.payee),
    delivery && named('Lieferort', describePlace(delivery)),
    ...lines.map(({ id, name, description, quantity, net }) =>
      join('\n', [join(' ', [id, name, quantity?.replace('.', ','), amount(net)]), description]),
    ),
    ...charges.map((charge) => join(' ', [charge.reason, amount(charge.amount)])),
    named('Netto', amount(invoice.net)),
    named('Umsatzsteuer', amount(invoice.vat)),
    named('Brutto', amount(invoice.gross)),
    named('Zahlbetrag', amount(invoice.payable)),
    ...invoice.ibans.map((iban) => `${isIban(iban) ? 'IBAN' : 'Konto'} ${iban}`),
    named('Verwendungszweck', invoice.paymentReference),
    named('Referenz', invoice.buyerReference),
    named('Bestellung', invoice.order),
    named('Vertrag', invoice.contract),
    named('Projekt', invoice.project),
    ...invoice.precedes.map((preceding) => `Zu Rechnung ${preceding}`),
    invoice.terms,
    ...invoice.notes,
    ...invoice.attachments,
  ])
}

function describeParty(party: InvoiceParty): string {
  const { vatId, taxNumber, email, phone } = party
  return join('\n', [describePlace(party), vatId, taxNumber, email, phone])
}

function describePlace({
  name,
  street,
  more,
  zip,
  city,
}: NonNullable<Invoice['delivery']>): string {
  return join('\n', [name, street, more, join(' ', [zip, city])])
}

function join(separator: string, parts: readonly (string | null | false | undefined)[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(separator)
}
