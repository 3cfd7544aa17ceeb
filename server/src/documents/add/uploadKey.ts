import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'
import type { Account } from '../../http/callers.ts'
import { ServiceError } from '../../http/errors.ts'
import * as texts from '../../http/texts.ts'

/** Identifies an upload across retries. */
export interface UploadKey {
  readonly key: string
  /** Of the bytes as uploaded, in hex. */
  readonly sha256: string
}

/** Hashes an `Idempotency-Key` header together with its account, so that accounts never share a key. */
export function hashIdempotencyKey({ issuer, subject }: Account, header: string): string {
  return createHash('sha256')
    .update(JSON.stringify([issuer, subject, header]))
    .digest('base64url')
}

/** Finds the document of an earlier attempt. Throws a ServiceError (422) if that had other bytes. */
export async function findUpload(db: Kysely<Schema>, customerId: string, upload: UploadKey) {
  const document = await db
    .selectFrom('document')
    .select(['number', 'file_name', 'upload_sha256'])
    .where('customer_id', '=', customerId)
    .where('upload_key', '=', upload.key)
    .executeTakeFirst()
  if (!document) return undefined
  if (document.upload_sha256 !== upload.sha256) throw new ServiceError(422, texts.otherUploadOfKey)
  return { customerId, number: document.number, fileName: document.file_name }
}
