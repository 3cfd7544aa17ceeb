import { join } from 'node:path'
import type { Transaction } from 'kysely'
import { isNamed } from '../../documents/fileKey.ts'
import type { SqlDialect } from '../../platform/database/columnTypes.ts'
import { listMigrations } from '../../platform/database/migrate.ts'
import type { MigrationName } from '../../platform/database/migrations.ts'
import type { Database } from '../../platform/database/open.ts'
import { beginSnapshot } from '../../platform/database/snapshot.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { spool, withTemporaryFolder } from '../../platform/storage/spool.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { DocumentList, type ListedDocument } from './documentList.ts'
import { mapAhead } from './mapAhead.ts'
import type { DocumentPart, Holdings, MissingPart, Part, TablePart } from './parts.ts'
import { readRows } from './rows.ts'
import { listTables } from './tables.ts'

/** Documents read at the same time, which hides the latency of remote storage. */
const CONCURRENCY = 4
/** Since this migration, it can be asked whether a document that is not in storage has been destroyed meanwhile. */
const ASKABLE = '0058_papers' satisfies MigrationName

/** A database and the store of its documents. */
export interface Place {
  readonly database: Pick<Database, 'db' | 'dialect'>
  readonly storage: Storage
}

/**
 * Calls `use` with everything stored: the database as it is now, and the documents that it names, whose bytes never change.
 * The service may be running.
 */
export async function withHoldings<Result>(
  { database: { db, dialect }, storage }: Place,
  use: (holdings: Holdings) => Promise<Result>,
): Promise<Result> {
  return await withTemporaryFolder(async (folder) => {
    const snapshot = await beginSnapshot(db)
    let isAskable = false
    const end = async () => {
      if (!snapshot.isRolledBack) await snapshot.rollback().execute()
    }
    async function* readParts(): AsyncGenerator<Part> {
      const documents = new DocumentList(join(folder, 'documents'))
      for await (const part of readTables(snapshot, dialect)) {
        await documents.add(part)
        yield part
      }
      await end()
      const isGone = async (key: string) => isAskable && !(await isNamed(db, key))
      yield* readDocuments(documents, { storage, isGone }, folder)
    }
    try {
      const readAt = new Date().toISOString()
      const migrations = await listMigrations(snapshot)
      isAskable = migrations.includes(ASKABLE)
      const storeId = await storage.id({ make: false })
      return await use({ origin: { readAt, migrations, storeId }, parts: readParts() })
    } finally {
      await end()
    }
  })
}

/** Yields all rows, as a transaction sees them. */
export async function* readTables(
  trx: Transaction<Schema>,
  dialect: SqlDialect,
): AsyncGenerator<TablePart> {
  for (const table of await listTables(trx, dialect)) {
    const { name, columns } = table
    for await (const rows of readRows(trx, table))
      yield { kind: 'rows', table: name, columns, rows }
  }
}

async function* readDocuments(
  documents: DocumentList,
  {
    storage,
    isGone,
  }: { readonly storage: Storage; readonly isGone: (key: string) => Promise<boolean> },
  folder: string,
): AsyncGenerator<DocumentPart | MissingPart> {
  const read = async (document: ListedDocument): Promise<DocumentPart | MissingPart | null> => {
    const { key, fileName, size, sha256 } = document
    const path = join(folder, key)
    const copy = await spool(storage, key, { size, sha256 }, path)
    if (copy !== null) return { kind: 'document', key, name: fileName, size, sha256, path }
    // Not lost: it has been destroyed since the tables were read.
    if (await isGone(key)) return null
    return { kind: 'missing', key, fileName }
  }
  for await (const part of mapAhead(documents.read(), CONCURRENCY, read))
    if (part !== null) yield part
}
