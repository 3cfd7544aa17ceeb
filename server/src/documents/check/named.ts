import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'

const PAGE = 500

/** What the index says of a document's bytes. */
export interface NamedObject {
  readonly customerId: string
  readonly fileName: string
  readonly key: string
  readonly size: number
  readonly sha256: string
}

/** Every document, a page at a time. */
export async function* documentsInPages(db: Kysely<Schema>): AsyncGenerator<NamedObject[]> {
  let [customerId, number] = ['', 0]
  for (;;) {
    const rows = await db
      .selectFrom('document')
      .select(['customer_id', 'number', 'file_name', 'storage_key', 'size', 'sha256'])
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('customer_id', 'number'), '>', tuple(customerId, number)),
      )
      .orderBy('customer_id')
      .orderBy('number')
      .limit(PAGE)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    ;[customerId, number] = [last.customer_id, last.number]
    yield rows.map((row) => ({
      customerId: row.customer_id,
      fileName: row.file_name,
      key: row.storage_key,
      size: row.size,
      sha256: row.sha256,
    }))
  }
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
