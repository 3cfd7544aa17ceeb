import type { InvoiceRow } from '@hausblick/contract/invoice.ts'
import { foldKind } from '../foldKind.ts'

/** Which invoices are asked for. */
export interface InvoicesAsked {
  /** A kind of expense. */
  readonly kind: string
  /** The first and last month, `2025-03`. */
  readonly from: string
  readonly to: string
  /** Street and house number under which they are filed; null for all. */
  readonly street: string | null
}

/** Invoices of a kind, oldest first, and their sum in cents; those in other currencies than euros are not in it. */
export interface InvoicesOfKind {
  readonly invoices: readonly InvoiceRow[]
  readonly sum: number
}

/** Selects the invoices that staff have filed under a kind, in whatever spelling, by their dates. */
export function invoicesOfKind(
  rows: readonly InvoiceRow[],
  { kind, from, to, street }: InvoicesAsked,
): InvoicesOfKind {
  const key = foldKind(kind)
  const invoices = rows.filter((row) => {
    const month = row.date.slice(0, from.length)
    const isOfPlace = street === null || row.street === street
    return foldKind(row.kind ?? '') === key && isOfPlace && from <= month && month <= to
  })
  const inEuros = invoices.filter(({ currency }) => currency === 'EUR')
  return { invoices, sum: inEuros.reduce((sum, { gross }) => sum + (gross ?? 0), 0) }
}
