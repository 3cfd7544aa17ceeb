import type { Kysely } from 'kysely'
import { readPages } from '../../database/pages.ts'
import type { DocumentTable } from '../../database/tables/documents.ts'
import type { Schema } from '../../database/tables/schema.ts'

const PAGE = 500

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
  const pages = readPages(PAGE, (last: NamedRow | null) =>
    db
      .selectFrom('document')
      .select(['customer_id', 'number', 'file_name', 'storage_key', 'size', 'sha256'])
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('customer_id', 'number'),
          '>',
          tuple(last?.customer_id ?? '', last?.number ?? 0),
        ),
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

/** Returns whether a document refers to the key. */
export async function isIndexed(db: Kysely<Schema>, key: string): Promise<boolean> {
  const document = await db
    .selectFrom('document')
    .select('number')
    .where('storage_key', '=', key)
    .executeTakeFirst()
  return document !== undefined
}
