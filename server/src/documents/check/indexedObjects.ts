import { type Kysely, sql } from 'kysely'
import { readPages } from '../../platform/database/pages.ts'
import type { DocumentTable } from '../../platform/database/tables/documents.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { fileKey } from '../fileKey.ts'

const PAGE = 500
/** Withheld documents are kept like all others. */
const TABLES = ['document', 'withheld_document'] as const
type Table = (typeof TABLES)[number]

interface NamedRow
  extends Pick<DocumentTable, 'customer_id' | 'number' | 'file_name' | 'size' | 'sha256'> {
  readonly file_key: string
  readonly storage_key: string
}

/** A stored object as the index of documents describes it. */
export interface IndexedObject {
  readonly fileName: string
  readonly key: string
  /** Whether others may have the same object. */
  readonly isShared: boolean
  /** Bytes. */
  readonly size: number
  readonly sha256: string
}

/** Reads every document's, paper's and picture's object, page by page. */
export async function* readIndexedObjects(db: Kysely<Schema>): AsyncGenerator<IndexedObject[]> {
  for (const table of TABLES) yield* readTable(db, table)
  yield* readPapers(db)
  yield* readPictures(db)
}

async function* readPapers(db: Kysely<Schema>): AsyncGenerator<IndexedObject[]> {
  const pages = readPages(PAGE, (last: { readonly id: number } | null) =>
    db
      .selectFrom('paper')
      .select(['id', 'name', 'storage_key', 'size', 'sha256'])
      .where('id', '>', last?.id ?? 0)
      // What is about to be destroyed is not missed.
      .where(({ or, eb }) =>
        or([eb('until', 'is', null), eb('until', '>', new Date().toISOString())]),
      )
      .orderBy('id')
      .limit(PAGE)
      .execute(),
  )
  for await (const rows of pages)
    yield rows.map(({ name, storage_key: key, size, sha256 }) => ({
      fileName: name,
      key,
      isShared: true,
      size,
      sha256,
    }))
}

async function* readPictures(db: Kysely<Schema>): AsyncGenerator<IndexedObject[]> {
  const pages = readPages(PAGE, (last: { readonly storage_key: string } | null) =>
    db
      .selectFrom('place_picture')
      .select(['file_name', 'storage_key', 'size', 'sha256'])
      .where('storage_key', '>', last?.storage_key ?? '')
      .orderBy('storage_key')
      .limit(PAGE)
      .execute(),
  )
  for await (const rows of pages)
    yield rows.map(({ file_name: fileName, storage_key: key, size, sha256 }) => ({
      fileName,
      key,
      isShared: false,
      size,
      sha256,
    }))
}

async function* readTable(db: Kysely<Schema>, table: Table): AsyncGenerator<IndexedObject[]> {
  const pages = readPages(PAGE, (last: NamedRow | null) =>
    db
      .selectFrom(table)
      .select(['customer_id', 'number', 'file_name', 'storage_key', 'size', 'sha256'])
      .select(fileKey.as('file_key'))
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
      fileName: row.file_name,
      key: row.file_key,
      isShared: row.file_key !== row.storage_key,
      size: row.size,
      sha256: row.sha256,
    }))
}

/** Returns whether the stored object is about to be deleted anyway. */
export async function isQueuedForRemoval(db: Kysely<Schema>, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('storage_removal')
    .select('storage_key')
    .where('storage_key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}
