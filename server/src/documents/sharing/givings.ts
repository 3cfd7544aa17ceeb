import { GIVING_KEPT_DAYS, type Recipients } from '@hausblick/contract/calls/givings.ts'
import type { DocumentName } from '@hausblick/contract/encoding/fileName.ts'
import type { Kysely, Transaction } from 'kysely'
import type { DocumentTable } from '../../platform/database/tables/documents.ts'
import type { GivingTable } from '../../platform/database/tables/givings.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { StaffCaller } from '../../platform/http/access.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import * as texts from '../texts.ts'
import { countRecipients, insertRecipients } from './recipients.ts'

const DAY_MS = 24 * 60 * 60_000

/** A document to give to many, whose file is stored and is nobody's own. */
export interface NewGiving {
  readonly id: string
  readonly actor: StaffCaller
  readonly to: Recipients
  /** How many get it, as the caller saw. */
  readonly total: number
  /** The demo, and who has it already. */
  readonly without: readonly string[]
  readonly parts: Omit<DocumentName, 'customerId'>
  readonly file: Pick<DocumentTable, 'size' | 'sha256'> &
    Pick<GivingTable, 'file_key' | 'text_state' | 'active_content'>
}

/**
 * Begins to give a document to many; `workOnGivings` goes on. Its file must not be deleted until the transaction ends. Throws a
 * ServiceError (409) where others than the caller saw would get it.
 */
export async function beginGiving(
  trx: Transaction<Schema>,
  { id, actor, to, total, without, parts, file }: NewGiving,
): Promise<void> {
  const count = await countRecipients(trx, { to, without })
  if (count !== total) throw new ServiceError(409, texts.otherRecipients(count))
  const { street, date, type, name } = parts
  await trx
    .insertInto('giving')
    .values({
      id,
      actor: writeActor(actor),
      begun_at: new Date().toISOString(),
      state: 'giving',
      total,
      done: 0,
      street,
      date,
      type,
      name,
      ...file,
    })
    .execute()
  await insertRecipients(trx, id, { to, without })
}

/** Begins to remove a document from all to whom it was given. Returns false where that has begun. */
export async function beginTakingBack(
  trx: Transaction<Schema>,
  id: string,
  actor: StaffCaller,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('giving')
    .set({ state: 'takingBack', done: 0, actor: writeActor(actor) })
    .where('id', '=', id)
    .where('state', 'in', ['giving', 'given'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function writeActor({ kind, issuer, subject, email }: StaffCaller): string {
  return JSON.stringify({ kind, issuer, subject, email })
}

/** Deletes the records of givings that can no longer be taken back. */
export async function removeOldGivings(db: Kysely<Schema>, now: Date): Promise<void> {
  await db
    .deleteFrom('giving')
    .where('state', 'in', ['given', 'takenBack'])
    .where('begun_at', '<', new Date(now.getTime() - GIVING_KEPT_DAYS * DAY_MS).toISOString())
    .execute()
}
