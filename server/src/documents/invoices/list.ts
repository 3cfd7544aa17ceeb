import type { InvoiceRow } from '@hausblick/contract/invoice.ts'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { CustomerScope } from '../../platform/http/access.ts'
import { ofYears } from '../ofYears.ts'
import { readData } from './store.ts'

/** A Gutschrift by its name (§ 14 Abs. 4 Nr. 10 UStG): the buyer writes down what the seller charges. */
const SELF_BILLED = '389'

/** Reads the electronic invoices among a customer's filed documents whose date is in a year, oldest first. */
export async function listInvoices(
  db: Kysely<Schema>,
  { customerId, years }: CustomerScope,
  year: number,
): Promise<InvoiceRow[]> {
  const rows = await db
    .selectFrom('document')
    .innerJoin('invoice', 'invoice.sha256', 'document.sha256')
    .select(['file_name', 'street', 'date', 'expense_kind', 'data'])
    .where('customer_id', '=', customerId)
    .where(sql`substr(date, 1, 4)`, '=', String(year))
    .where(ofYears(years, sql.ref('date')) ?? sql<boolean>`true`)
    .where(sql<boolean>`(state is null or state <> 'received')`)
    .orderBy('date')
    .orderBy('number')
    .execute()
  return rows.map(({ file_name: name, street, date, expense_kind: kind, data }) => {
    const { seller, number, precedes, currency, ...invoice } = readData(data)
    const isCredit = invoice.kind === 'creditNote' && invoice.type !== SELF_BILLED
    // A credit note states what it credits as positive amounts; some programs write a minus.
    const sign = (cents: number | null) => (isCredit && cents ? -Math.abs(cents) : cents)
    return {
      ...{ name, street, date: date ?? '', kind },
      ...{ supplier: seller.name ?? '', number, precedes, currency: currency ?? 'EUR' },
      net: sign(invoice.net),
      vat: sign(invoice.vat),
      gross: sign(invoice.gross),
      householdShare: sign(invoice.householdShare),
    }
  })
}
