import type { Kysely, Selectable } from 'kysely'
import type { DocumentTable } from '../../platform/database/tables/documents.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { DocumentKey } from '../withheld/withhold.ts'
import { type DocumentRow, whereNow } from './journal.ts'

type Found = Selectable<DocumentTable> | null

export async function findDocument(
  db: Kysely<Schema>,
  { customerId, number }: DocumentKey,
): Promise<Found> {
  const document = await db
    .selectFrom('document')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .executeTakeFirst()
  return document ?? null
}

/** Reads a document; null where it is gone, or no longer called as the caller saw it. */
export async function findSeen(
  db: Kysely<Schema>,
  { seen, ...key }: DocumentKey & { readonly seen: string },
): Promise<Found> {
  const document = await findDocument(db, key)
  return document?.file_name === seen ? document : null
}

/** Reads a document that an act has changed; null where somebody has changed it since. */
export async function findChanged(db: Kysely<Schema>, row: DocumentRow): Promise<Found> {
  const { fileName: seen, ...key } = whereNow(row)
  return await findSeen(db, { ...key, seen })
}
