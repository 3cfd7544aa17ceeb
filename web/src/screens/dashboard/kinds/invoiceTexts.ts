import type { InvoiceRow } from '@hausblick/contract/invoice.ts'

export const covered = (sum: string, amount: string) => `${sum} von ${amount} belegt`
export const invoice = ({ supplier, number, precedes }: InvoiceRow, date: string) => {
  const earlier = precedes.length === 0 ? '' : `, zu ${precedes.join(', ')}`
  return `${[supplier, number].filter(Boolean).join(', ')} vom ${date}${earlier}`
}
/** In place of an amount that is not in euros. */
export const inCurrency = (currency: string) => `in ${currency}, nicht gezählt`
export const failedInvoices = 'Die Rechnungen dazu konnten nicht geladen werden.'
