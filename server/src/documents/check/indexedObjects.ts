import type { Kysely } from 'kysely'
import { readPages } from '../../database/pages.ts'
import type { DocumentTable } from '../../database/tables/documents.ts'
import type { Schema } from '../../database/tables/schema.ts'

const PAGE = 500

type NamedRow = Pick<
  DocumentTable,
  'customer_id' | 'number' | 'file_name' | 'storage_key' | 'size' | 'sha256'
>

/** What the index says of a document's bytes. */
export interface NamedObject {
  readonly customerId: string
  readonly fileName: string
  readonly key: string
  readonly size: number
  readonly sha256: string
}

/** Reads every document, page by page. */
export async function* documentsInPages(db: Kysely<Schema>): AsyncGenerator<NamedObject[]> {
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

/** Whether there is a document whose bytes are stored under the key. */
export async function isNamed(db: Kysely<Schema>, key: string): Promise<boolean> {
  const document = await db
    .selectFrom('document')
    .select('number')
    .where('storage_key', '=', key)
    .executeTakeFirst()
  return document !== undefined
}
