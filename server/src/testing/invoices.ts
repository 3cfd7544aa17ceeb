import { createHash } from 'node:crypto'
import type { Invoice, InvoiceAddress } from '@hausblick/contract/invoice.ts'
import { bareInvoice } from '@hausblick/figures/testing/sampleInvoice.ts'
import type { Kysely } from 'kysely'
import { storeInvoice } from '../documents/invoices/store.ts'
import type { Schema } from '../platform/database/tables/schema.ts'

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
  const nobody = bareInvoice.seller
  return {
    ...bareInvoice,
    ...{ number: '4711', date: '2026-03-12', currency: 'EUR' },
    seller: { ...nobody, name: 'Müller GmbH', vatId: 'DE123456789', ...seller },
    buyer: { ...nobody, ...buyer },
    delivery: delivery
      ? { street: null, zip: null, city: null, country: null, name: null, ...delivery }
      : null,
    ...{ net: 104202, vat: 19798, gross: 124000, payable: 124000 },
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
