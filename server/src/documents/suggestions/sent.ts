import type { Invoice, InvoiceSummary } from '@hausblick/contract/invoice.ts'
import { summarizeInvoice } from '@hausblick/figures/documents/suggestions/invoice.ts'
import type { DocumentTable } from '../../platform/database/tables/documents.ts'
import type { ScanPageTable } from '../../platform/database/tables/scans.ts'

/** A document or paper that waits to be filed. */
export interface SentLetter {
  /** Null for what belongs to nobody yet. */
  readonly customerId: string | null
  /** The text of its first page; null if it has none, or it has not been read yet. */
  readonly text: string | null
  /** What the sender calls it, and wrote about it. */
  readonly said: readonly string[]
  /** The address that mailed it, where it is nobody's yet. */
  readonly sender?: string | null
  /** What it states as an electronic invoice, if it is one. */
  readonly invoice?: Invoice | undefined
}

interface Reading {
  readonly text_state: DocumentTable['text_state']
  /** The state of its first page, if it is a picture. */
  readonly scan_state: ScanPageTable['state'] | null
}

/** Returns the field that says that the first page could not be read. */
export function unreadField({ scan_state }: Pick<Reading, 'scan_state'>): {
  readonly isUnread?: true
} {
  return scan_state === 'unreadable' ? { isUnread: true } : {}
}

/** Whether the first page is still to be read. */
export function awaitsText({ text_state, scan_state }: Reading): boolean {
  return text_state === 'pending' || scan_state === 'waiting'
}

/** Returns the field that says what an invoice states. */
export function invoiceField(invoice: Invoice | undefined): { readonly invoice?: InvoiceSummary } {
  return invoice ? { invoice: summarizeInvoice(invoice) } : {}
}
