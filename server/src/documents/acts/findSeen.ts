import type { Kysely, Selectable, Transaction } from 'kysely'
import type { DocumentTable } from '../../platform/database/tables/documents.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { findDocument } from '../correct/findDocument.ts'
import { type DocumentRow, whereNow } from './journal.ts'

interface Seen {
  readonly customerId: string
  readonly number: number
  /** The file name that the caller saw. */
  readonly seen: string
}

type Found = Promise<Selectable<DocumentTable> | null>

/** Reads a document; null where it is gone, or no longer as the caller saw it. */
export async function findSeen(db: Kysely<Schema>, { seen, ...key }: Seen): Found {
  const document = await findDocument(db, key)
  return document?.file_name === seen ? document : null
}

/** Reads a document that an act has changed; null where somebody has changed it since. */
export async function findChanged(trx: Transaction<Schema>, row: DocumentRow): Found {
  const { fileName: seen, ...key } = whereNow(row)
  return await findSeen(trx, { ...key, seen })
}
