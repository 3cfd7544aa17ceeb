import type { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import { readPages } from '../database/pages.ts'
import type { DocumentTable } from '../database/tables/documents.ts'
import type { Schema } from '../database/tables/schema.ts'
import type { CustomerScope } from '../http/access.ts'
import { readRecords } from '../records/read.ts'
import { recordKinds } from '../records/recordKinds.ts'
import { readVerified } from '../storage/readVerified.ts'
import type { Storage } from '../storage/storage.ts'
import { writeCsv, writeRecords } from './csv.ts'
import { keptTables } from './keptTables.ts'
import { readMe } from './readMe.ts'

/** The folders of the ZIP; the import looks for what it reads in the first two. */
export const RECORDS_FOLDER = 'tabellen'
export const DOCUMENTS_FOLDER = 'dokumente'
const KEPT_FOLDER = 'weitere-angaben'

/** How many documents' names are held at a time. */
const PAGE = 500

/** One file of all that is stored of a customer. */
export interface CustomerFile {
  /** With its folder, separated by a slash. */
  readonly name: string
  /** The content as it stands, or what opens it. */
  readonly content: string | (() => Promise<Readable>)
}

interface Source {
  readonly db: Kysely<Schema>
  readonly storage: Storage
}

/**
 * Everything that is stored of a customer (GDPR Art. 15 and 20): the six tables as the import reads them back, the
 * documents, and as tables whatever else is kept.
 */
export async function* customerFiles(
  { db, storage }: Source,
  scope: CustomerScope,
): AsyncGenerator<CustomerFile> {
  const { customerId } = scope
  yield { name: 'LIESMICH.txt', content: readMe(customerId) }
  for (const table of recordKinds) {
    const rows = await readRecords(db, table, [scope])
    const content = writeRecords(table, rows)
    yield { name: `${RECORDS_FOLDER}/${table.name}.csv`, content }
  }
  for (const { name, columns, read } of keptTables) {
    const content = writeCsv(columns, await read(db, customerId))
    yield { name: `${KEPT_FOLDER}/${name}.csv`, content }
  }
  for await (const documents of documentPages(db, customerId))
    for (const { file_name, storage_key, ...checksum } of documents)
      yield {
        name: `${DOCUMENTS_FOLDER}/${file_name}`,
        content: () => readVerified(storage, storage_key, checksum),
      }
}

type ExportedDocument = Pick<
  DocumentTable,
  'number' | 'file_name' | 'storage_key' | 'size' | 'sha256'
>

/** Reads the customer's documents in the order in which they came, page by page. */
function documentPages(db: Kysely<Schema>, customerId: string) {
  return readPages<ExportedDocument>(PAGE, (last) =>
    db
      .selectFrom('document')
      .select(['number', 'file_name', 'storage_key', 'size', 'sha256'])
      .where('customer_id', '=', customerId)
      .where('number', '>', last?.number ?? 0)
      .orderBy('number')
      .limit(PAGE)
      .execute(),
  )
}
