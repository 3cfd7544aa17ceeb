import { type Invoice, invoice as invoiceSchema } from '@hausblick/contract/invoice.ts'
import { foldText } from '@hausblick/figures/text.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { splitIntoChunks } from '../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

const FILES_PER_STATEMENT = 500
const NOT_IN_KEYS = /[^\p{L}\p{N}]+/gu

/** What tells suppliers apart, and the invoices of one. */
export function invoiceKeys({ seller, number }: Invoice): {
  readonly supplier_key: string
  readonly number_key: string
} {
  const key = (text: string | null) => foldText(text ?? '').replace(NOT_IN_KEYS, '')
  const { vatId, taxNumber, name } = seller
  return { supplier_key: key(vatId) || key(taxNumber) || key(name), number_key: key(number) }
}

/** Stores what the invoice in a file states. */
export async function storeInvoice(
  trx: Kysely<Schema> | Transaction<Schema>,
  { sha256, format }: { readonly sha256: string; readonly format?: 'xml' | undefined },
  invoice: Invoice,
): Promise<void> {
  const row = {
    format: format ?? 'pdf',
    data: JSON.stringify(invoice),
    supplier: invoice.seller.name?.trim() ?? '',
    ...invoiceKeys(invoice),
  } as const
  await trx
    .insertInto('invoice')
    .values({ sha256, ...row })
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet(row))
    .execute()
}

/** Reads what files state as invoices, by their checksums; without those that are none. */
export async function readInvoices(
  db: Kysely<Schema>,
  checksums: readonly string[],
): Promise<Map<string, Invoice>> {
  const found = new Map<string, Invoice>()
  for (const chunk of splitIntoChunks([...new Set(checksums)], FILES_PER_STATEMENT)) {
    const rows = await db
      .selectFrom('invoice')
      .select(['sha256', 'data'])
      .where('sha256', 'in', chunk)
      .execute()
    for (const { sha256, data } of rows) found.set(sha256, readData(data))
  }
  return found
}

/** Returns the format of a stored file, as document names have it. */
export async function findFormat(db: Kysely<Schema>, sha256: string): Promise<'xml' | undefined> {
  const row = await db
    .selectFrom('invoice')
    .select('format')
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return row?.format === 'xml' ? 'xml' : undefined
}

/** Reads the column `data`. */
export function readData(data: string): Invoice {
  return invoiceSchema.parse(JSON.parse(data))
}

/** Deletes what files stated that neither a document nor a paper has any more. */
export async function forgetInvoices(db: Kysely<Schema>): Promise<void> {
  await sql`
    delete from invoice where
      not exists (select 1 from document where document.sha256 = invoice.sha256)
      and not exists (select 1 from withheld_document where withheld_document.sha256 = invoice.sha256)
      and not exists (select 1 from paper where paper.sha256 = invoice.sha256)`.execute(db)
}
