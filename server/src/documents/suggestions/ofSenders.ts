import type { FiledOfSender } from '@hausblick/figures/documents/suggestions/sender.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { splitIntoChunks } from '../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

const SENDERS_PER_STATEMENT = 500

/** Reads how the papers that these senders mailed are filed now, except among examples. */
export async function readFiledOfSenders(
  db: Kysely<Schema>,
  senders: readonly string[],
  demoCustomerId: string,
): Promise<Map<string, FiledOfSender[]>> {
  // Literally the condition of the index.
  const from = sql`document where sender is not null and sender`
  return await readFiled(db, { keys: senders, key: sql`sender`, from }, demoCustomerId)
}

/** Reads the same of the invoices of suppliers, by their keys. */
export async function readFiledOfSuppliers(
  db: Kysely<Schema>,
  suppliers: readonly string[],
  demoCustomerId: string,
): Promise<Map<string, FiledOfSender[]>> {
  const key = sql`supplier_key`
  const from = sql`invoice join document on document.sha256 = invoice.sha256 where ${key}`
  return await readFiled(db, { keys: suppliers, key, from }, demoCustomerId)
}

interface Read {
  readonly keys: readonly string[]
  readonly key: RawBuilder<unknown>
  /** Up to the condition that the key is among some. */
  readonly from: RawBuilder<unknown>
}

async function readFiled(
  db: Kysely<Schema>,
  { keys, key, from }: Read,
  demoCustomerId: string,
): Promise<Map<string, FiledOfSender[]>> {
  const found: (FiledOfSender & { readonly key: string })[] = []
  for (const chunk of splitIntoChunks([...new Set(keys)], SENDERS_PER_STATEMENT)) {
    const { rows } = await sql<(typeof found)[number]>`
      select ${key} as key, customer_id as "customerId", street, type,
        expense_kind as "expenseKind", count(*) as filed
      from ${from} in (${sql.join(chunk)})
        and (state is null or state <> 'received') and customer_id <> ${demoCustomerId}
      group by ${key}, customer_id, street, type, expense_kind`.execute(db)
    found.push(...rows)
  }
  return Map.groupBy(found, (each) => each.key)
}
