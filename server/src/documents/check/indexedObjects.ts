import { type Kysely, sql } from 'kysely'
import { readPages } from '../../database/pages.ts'
import type { DocumentTable } from '../../database/tables/documents.ts'
import type { Schema } from '../../database/tables/schema.ts'

const PAGE = 500
/** Withheld documents are kept like all others. */
const TABLES = ['document', 'withheld_document'] as const
type Table = (typeof TABLES)[number]

type NamedRow = Pick<
  DocumentTable,
  'customer_id' | 'number' | 'file_name' | 'storage_key' | 'size' | 'sha256'
>

/** A stored object as the index of documents describes it. */
export interface IndexedObject {
  readonly customerId: string
  readonly fileName: string
  readonly key: string
  /** Bytes. */
  readonly size: number
  readonly sha256: string
}

/** Reads every document's object, page by page. */
export async function* readIndexedObjects(db: Kysely<Schema>): AsyncGenerator<IndexedObject[]> {
  for (const table of TABLES) yield* readTable(db, table)
}

async function* readTable(db: Kysely<Schema>, table: Table): AsyncGenerator<IndexedObject[]> {
  const pages = readPages(PAGE, (last: NamedRow | null) =>
    db
      .selectFrom(table)
      .select(['customer_id', 'number', 'file_name', 'storage_key', 'size', 'sha256'])
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('customer_id', 'number'),
          '>',
          tuple(last?.customer_id ?? '', last?.number ?? 0),
        ),
      )
      // What is about to be destroyed is not missed.
      .$if(table === 'withheld_document', (query) =>
        query.where(sql.ref('until'), '>', new Date().toISOString()),
      )
      .orderBy('customer_id')
      .orderBy('number')
      .limit(PAGE)
      .execute(),
  )
  for await (const rows of pages)
    yield rows.map((row) => ({
      customerId: row.customer_id,
      fileName: row.file_name,
      key: row.storage_key,
      size: row.size,
      sha256: row.sha256,
    }))
}

/** Returns whether a document, withheld or not, refers to the key. */
export async function isIndexed(db: Kysely<Schema>, key: string): Promise<boolean> {
  for (const table of TABLES) if (await names(db, table, key)) return true
  return false
}

/** Returns whether the stored object is about to be deleted anyway. */
export async function isQueuedForRemoval(db: Kysely<Schema>, key: string): Promise<boolean> {
  return await names(db, 'storage_removal', key)
}

async function names(
  db: Kysely<Schema>,
  table: Table | 'storage_removal',
  key: string,
): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('storage_key')
    .where('storage_key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}
