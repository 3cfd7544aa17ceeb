import type { Invoice, InvoiceParty } from '@hausblick/contract/invoice.ts'
import {
  addressLines,
  type InvoiceFact,
  listIdentifiers,
  listInvoiceFacts,
  listInvoiceSums,
  listPaymentFacts,
  nameInvoiceKind,
  writeAmount,
  writeQuantity,
} from '@hausblick/figures/documents/invoice.ts'

/** Returns an invoice as text, by which it is searched for. */
export function describeInvoice(invoice: Invoice): string {
  const { number, seller, buyer, delivery, lines, currency, ibans, notes, attachments } = invoice
  const write = (cents: number) => writeAmount(cents, currency)
  return [
    `${nameInvoiceKind(invoice)} ${number}`,
    ...listInvoiceFacts(invoice).map(toLine),
    ...describeParty(seller),
    ...describeParty(buyer),
    ...(delivery ? [delivery.name, ...addressLines(delivery)] : []),
    ...lines.flatMap((line) => [
      [line.id, line.name, writeQuantity(line), line.net === null ? '' : write(line.net)].join(' '),
      line.description,
    ]),
    ...listInvoiceSums(invoice, write).map(({ label, amount }) => `${label} ${write(amount)}`),
    ...listPaymentFacts(invoice).map(toLine),
    // Without the spaces, as they are copied.
    ...[...ibans, ...notes, ...attachments],
  ]
    .filter(Boolean)
    .join('\n')
}

const toLine = ({ label, text }: InvoiceFact) => `${label} ${text}`

function describeParty(party: InvoiceParty) {
  return [party.name, ...addressLines(party), ...listIdentifiers(party).map(toLine)]
}
