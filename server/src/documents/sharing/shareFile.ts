import { readFileName } from '@hausblick/contract/encoding/fileName.ts'
import type { Transaction } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { Service } from '../../platform/http/service.ts'
import { nameDownload } from '../fileNames.ts'
import { copyWholeScan } from '../scans/copy.ts'
import { copyReserved, keepReservedFile, queueFileRemovals } from '../withheld/storedFiles.ts'
import type { DocumentKey } from '../withheld/withhold.ts'

/** A document's file: its own, or one that it shares. */
interface OwnFile {
  readonly storage_key: string
  readonly file_key: string | null
  readonly file_name: string
  readonly size: number
  readonly sha256: string
  readonly uploaded_at: string
}

/**
 * Copies a document's own file to one that it can share, reserved until `shareFile`, and returns its key; a file that is shared
 * already stays. The copy does not bear the customer's id, which must not outlive the customer. Throws a ServiceError if the file
 * is lost.
 */
export async function copyToShare(
  service: Pick<Service, 'database' | 'storage'>,
  own: OwnFile,
  name: string,
): Promise<string> {
  if (own.file_key !== null) return own.file_key
  const { format = 'pdf' } = readFileName(own.file_name) ?? {}
  const fileName = nameDownload(name, `Dokument.${format}`)
  return (await copyReserved(service, own.storage_key, own, fileName)).key
}

/**
 * Lets a document share the file that was copied, unless it shares one already, and returns the key by which others name it. The
 * caller must hold the lock on the document's customer, and give the file to others in the same transaction.
 */
export async function shareFile(
  trx: Transaction<Schema>,
  { customerId, number }: DocumentKey,
  { storage_key, file_key, uploaded_at: uploadedAt }: OwnFile,
  copy: string,
): Promise<string> {
  if (file_key !== null) return file_key
  await keepReservedFile(trx, copy)
  await trx
    .updateTable('document')
    .set({ file_key: copy })
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .execute()
  await copyWholeScan(trx, { fileKey: copy, uploadedAt }, storage_key)
  await queueFileRemovals(trx, [storage_key], { keep: true })
  return copy
}
