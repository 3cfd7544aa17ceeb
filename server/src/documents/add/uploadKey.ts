import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'
import type { Account } from '../../http/callers.ts'
import { ServiceError } from '../../http/errors.ts'
import * as texts from '../../http/texts.ts'

/** What makes a repeated upload the same one. */
export interface UploadKey {
  readonly key: string
  /** Of the bytes as they were uploaded, in hex. */
  readonly sha256: string
}

/** The `Idempotency-Key` header as it is kept: an account's own, whatever keys others choose. */
export function uploadKeyOf({ issuer, subject }: Account, header: string): string {
  return createHash('sha256')
    .update(JSON.stringify([issuer, subject, header]))
    .digest('base64url')
}

/** The document that an upload has made before; throws with 422 where it was made of other bytes. */
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
