import { readFileName } from '@hausblick/contract/encoding/fileName.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { Storage, StoredObject } from '../../platform/storage/storage.ts'
import { hashStored } from './hashStored.ts'

/** Longer than any upload runs: what is younger may still be added to the index. */
const REMOVABLE_AFTER_MS = 24 * 60 * 60 * 1000

/** A stored object that belongs to no document of the index. */
export interface Orphan extends StoredObject {
  readonly sha256: string
  /** The file name that it was stored with; null if it was stored without. */
  readonly name: string | null
  /**
   * The file name of a document with the same bytes, withheld or not, if there is one; of the same customer, if the name says
   * which.
   */
  readonly twin: string | null
}

/** Reads what is known of a stored object outside the index. */
export async function describeOrphan(
  { db, storage }: { readonly db: Kysely<Schema>; readonly storage: Storage },
  object: StoredObject,
): Promise<Orphan> {
  const { sha256 } = await hashStored(storage, object.key)
  const name = await storage.name(object.key)
  const customerId = name === null ? undefined : readFileName(name)?.customerId
  // One that equals a withheld document must not bring it back to its customer.
  const twin =
    (await findTwin(db, 'document', { sha256, size: object.size, customerId })) ??
    (await findTwin(db, 'withheld_document', { sha256, size: object.size, customerId }))
  return { ...object, sha256, name, twin }
}

/** Finds the file name of a document with these bytes, of any customer if none is given. */
async function findTwin(
  db: Kysely<Schema>,
  table: 'document' | 'withheld_document',
  { sha256, size, customerId }: { sha256: string; size: number; customerId: string | undefined },
): Promise<string | null> {
  const twin = await db
    .selectFrom(table)
    .select('file_name')
    .where('sha256', '=', sha256)
    .where('size', '=', size)
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId ?? ''))
    .executeTakeFirst()
  return twin?.file_name ?? null
}

/**
 * Returns whether an orphan may be deleted: a document of the index has the same bytes, and no upload can be under way. Any
 * other may be a document that a restored database does not know yet.
 */
export function isRemovable({ twin, storedAt }: Orphan): boolean {
  return twin !== null && storedAt.getTime() < Date.now() - REMOVABLE_AFTER_MS
}
