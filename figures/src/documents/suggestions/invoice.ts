import type { Suggestion } from '@hausblick/contract/calls/suggestion.ts'
import { findDocumentDayFault } from '@hausblick/contract/documentDay.ts'
import { cleanName } from '@hausblick/contract/encoding/fileName.ts'
import {
  FROM_INVOICE,
  type Invoice,
  type InvoiceSummary,
  invoiceTypes,
} from '@hausblick/contract/invoice.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { dropOthers, type KnownToInvoice, suggestInvoicePlace } from './invoicePlace.ts'
import { type Sent, suggestFiling } from './suggest.ts'
import type { KnownTypes } from './type.ts'

/**
 * Suggests how to file an electronic invoice, by its data before its pages.
 *
 * @param today an ISO 8601 day
 */
export function suggestInvoice(
  invoice: Invoice,
  sent: Sent,
  known: KnownToInvoice,
  types: KnownTypes,
  today: string,
): Suggestion {
  const text = dropOthers(sent.text, invoice, known.own)
  const written = suggestFiling({ ...sent, text }, known, types, today)
  const placed = suggestInvoicePlace(invoice, { written, said: sent.said }, known)
  const { date } = invoice
  const isDay = date !== null && findDocumentDayFault(date, today) === null
  const state = (value: string, words: string) => ({
    ...{ value, words: `${FROM_INVOICE}${words}` },
    isCertain: true,
  })
  return {
    ...written,
    ...placed,
    type: state(nameType(invoice, types.types), 'Art der Rechnung'),
    date: isDay ? state(date, 'Rechnungsdatum') : written.date,
    name: state(nameInvoice(invoice), 'Aussteller und Nummer'),
  }
}

/** Returns the type of an invoice's documents, as this house spells it. */
function nameType({ kind }: Invoice, types: readonly string[]): string {
  const usual = kind === 'creditNote' ? invoiceTypes.creditNote : invoiceTypes.invoice
  return types.find((type) => type.toLowerCase() === usual.toLowerCase()) ?? usual
}

function nameInvoice({ seller, number }: Invoice): string {
  const rest = seller.name === null ? number : `, ${number}`
  const room = Math.max(maxLengths.fileNamePart - rest.length, 0)
  const supplier = cleanName(seller.name ?? '')
    .slice(0, room)
    .trim()
  return cleanName(`${supplier}${rest}`).slice(0, maxLengths.fileNamePart)
}

/** Returns what lists of waiting files say of an invoice. */
export function summarizeInvoice(invoice: Invoice): InvoiceSummary {
  const { seller, number, date, payable, currency, doubts } = invoice
  return { supplier: seller.name, number, date, payable, currency, doubts }
}
