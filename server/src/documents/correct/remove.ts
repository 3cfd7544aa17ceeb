import { REMOVED_KEPT_DAYS } from '@hausblick/contract/calls/corrections.ts'
import type { Transaction } from 'kysely'
import type { Recorder } from '../../platform/audit/log.ts'
import { MISDIRECTED } from '../../platform/audit/misdirected.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Admitted, CustomerScope, StaffCaller } from '../../platform/http/access.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Service } from '../../platform/http/service.ts'
import { lockDocumentsOf } from '../lockDocuments.ts'
import type { StoredName } from '../nameDocument.ts'
import * as texts from '../texts.ts'
import { withholdDocument } from '../withheld/withhold.ts'
import { findDocument } from './findDocument.ts'
import { tellMisdirected } from './tellMisdirected.ts'

const DAY_MS = 24 * 60 * 60_000

interface Removal {
  /** The file name that the caller saw. */
  readonly seen: string
  /** Whether the customer is told that it was not meant for him. */
  readonly isMisdirected: boolean
}

/**
 * Removes a document, which operators can restore for some weeks, and returns when it is destroyed (ISO 8601). Repeating a call
 * changes nothing. Throws a ServiceError: 404 for an unknown document, 409 where somebody else has changed it since the caller
 * saw it.
 */
export async function removeDocument(
  { audit, config, database, mailer }: Service,
  { actor, scope: { customerId } }: Admitted<StaffCaller, CustomerScope>,
  number: number,
  { seen, isMisdirected }: Removal,
): Promise<string> {
  const key = { customerId, number }
  return await transact(database.db, async (trx) => {
    await lockDocumentsOf(trx, [customerId])
    const document = await findDocument(trx, key)
    if (!document) {
      const removed = await trx
        .selectFrom('withheld_document')
        .select(['file_name', 'until'])
        .where('customer_id', '=', customerId)
        .where('number', '=', number)
        .executeTakeFirst()
      if (!removed) throw new ServiceError(404, texts.documentGoneForStaff)
      if (removed.file_name !== seen) throw new ServiceError(409, texts.documentChanged)
      return removed.until
    }
    if (document.file_name !== seen) throw new ServiceError(409, texts.documentChanged)
    if (isMisdirected) await tellMisdirected(trx, { config, mailer }, document)
    const reason = isMisdirected ? { reason: MISDIRECTED } : {}
    return await removeStored(trx, audit.by(actor), { document, by: actor.email, reason })
  })
}

interface StoredRemoval {
  readonly document: StoredName
  /** The email address of who removes it. */
  readonly by: string
  /** Why, for the log. */
  readonly reason?: { readonly reason?: string }
}

/** Removes a document and returns when it is destroyed. The caller must hold the lock on its customer. */
export async function removeStored(
  trx: Transaction<Schema>,
  record: Recorder,
  { document: { customer_id: customerId, number, file_name: document }, by, reason }: StoredRemoval,
): Promise<string> {
  const until = new Date(Date.now() + REMOVED_KEPT_DAYS * DAY_MS).toISOString()
  const key = { customerId, number }
  await withholdDocument(trx, key, { reason: 'removed', withheld_by: by, until })
  const details = { document, number: String(number), until, ...reason }
  await record(trx, { action: 'documentRemoved', customerId, details })
  return until
}
