import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { Account } from '../../platform/http/callers.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import * as texts from '../texts.ts'

/** Identifies an upload across retries. */
export interface UploadKey {
  readonly key: string
  /** The checksum of the bytes as uploaded, in hex. */
  readonly sha256: string
}

/** Hashes an `Idempotency-Key` header together with its account, so that accounts never share a key. */
export function hashIdempotencyKey({ issuer, subject }: Account, header: string): string {
  return createHash('sha256')
    .update(JSON.stringify([issuer, subject, header]))
    .digest('base64url')
}

/**
 * Finds the document of an earlier attempt, also if staff have removed it since. Throws a ServiceError (422) if that had other
 * bytes.
 */
export async function findUpload(db: Kysely<Schema>, customerId: string, upload: UploadKey) {
  const document =
    (await findIn(db, 'document', customerId, upload.key)) ??
    (await findIn(db, 'withheld_document', customerId, upload.key))
  if (!document) return undefined
  if (document.upload_sha256 !== upload.sha256) throw new ServiceError(422, texts.otherUploadOfKey)
  return { customerId, number: document.number, fileName: document.file_name }
}

async function findIn(
  db: Kysely<Schema>,
  table: 'document' | 'withheld_document',
  customerId: string,
  key: string,
) {
  return await db
    .selectFrom(table)
    .select(['number', 'file_name', 'upload_sha256'])
    .where('customer_id', '=', customerId)
    .where('upload_key', '=', key)
    .executeTakeFirst()
}
