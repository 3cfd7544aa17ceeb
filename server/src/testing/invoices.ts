import { createHash } from 'node:crypto'
import type { Invoice, InvoiceAddress } from '@hausblick/contract/invoice.ts'
import type { Kysely } from 'kysely'
import { storeInvoice } from '../documents/invoices/store.ts'
import type { Schema } from '../platform/database/tables/schema.ts'

const nowhere = { street: null, zip: null, city: null, country: null }
const nobody = { ...nowhere, name: null, vatId: null, taxNumber: null, email: null, phone: null }

/** Builds an address as invoices have it. */
export function addressOf(street: string, zip: string, city: string): InvoiceAddress {
  return { street, zip, city, country: 'DE' }
}

interface InvoiceParts extends Partial<Omit<Invoice, 'seller' | 'buyer' | 'delivery'>> {
  readonly seller?: Partial<Invoice['seller']>
  readonly buyer?: Partial<Invoice['buyer']>
  readonly delivery?: Partial<NonNullable<Invoice['delivery']>>
}

/** Builds what an electronic invoice states: nothing but these properties, and a number, a day and an amount. */
export function newInvoice({ seller, buyer, delivery, ...more }: InvoiceParts = {}): Invoice {
  return {
    ...{ syntax: 'ubl', kind: 'invoice', type: '380', number: '4711', date: '2026-03-12' },
    ...{ due: null, terms: null, from: null, to: null, currency: 'EUR', payee: null },
    seller: { ...nobody, name: 'Müller GmbH', vatId: 'DE123456789', ...seller },
    buyer: { ...nobody, ...buyer },
    delivery: delivery ? { ...nowhere, name: null, ...delivery } : null,
    ...{ lines: [], charges: [], taxes: [], net: 104202, vat: 19798, gross: 124000 },
    ...{ prepaid: null, rounding: null, payable: 124000, ibans: [], paymentReference: null },
    ...{ buyerReference: null, order: null, contract: null, project: null, precedes: [] },
    ...{ notes: [], attachments: [], householdShare: null, doubts: [] },
    ...more,
  }
}

/** Stores what the file with these bytes states. */
export async function stateInvoice(
  db: Kysely<Schema>,
  bytes: Buffer,
  invoice: Invoice,
): Promise<void> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await storeInvoice(db, { sha256 }, invoice)
}
