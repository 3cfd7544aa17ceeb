import type { Transaction } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { StaffCaller } from '../../platform/http/access.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Service } from '../../platform/http/service.ts'
import { queueScan } from '../scans/queue.ts'
import * as texts from '../texts.ts'
import { queueFileRemovals } from '../withheld/storedFiles.ts'

/**
 * Puts the papers of a split back in place of its letters and returns their numbers. Repeating a call changes nothing. Throws a
 * ServiceError: 404 for an unknown split, 409 where a letter has been filed, split or destroyed.
 */
export async function undoSplit(
  { audit, database: { db } }: Pick<Service, 'audit' | 'database'>,
  actor: StaffCaller,
  split: number,
): Promise<number[]> {
  return await transact(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('paper_split')
      .set({ undone_at: new Date().toISOString() })
      .where('id', '=', split)
      .where('undone_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return await findUndone(trx, split)
    const letters = await trx
      .deleteFrom('paper')
      .where('cut_by', '=', split)
      .where('state', 'in', ['waiting', 'removed'])
      .returning('storage_key')
      .execute()
    const made = await trx
      .selectFrom('paper_split')
      .select('letters')
      .where('id', '=', split)
      .executeTakeFirstOrThrow()
    if (letters.length !== made.letters) throw new ServiceError(409, texts.splitUsed)
    const papers = await trx
      .updateTable('paper')
      .set({ state: 'waiting' })
      .where('split_by', '=', split)
      .where('state', '=', 'split')
      .returning(['id', 'storage_key', 'arrived_at', 'text_state'])
      .execute()
    for (const { storage_key: fileKey, arrived_at: uploadedAt, text_state } of papers)
      if (text_state !== 'pending') await queueScan(trx, { fileKey, uploadedAt }, [])
    // A backup under way has the letters, and their files must still be there.
    await queueFileRemovals(
      trx,
      letters.map(({ storage_key }) => storage_key),
      { keep: true },
    )
    const ids = papers.map(({ id }) => id).toSorted((one, other) => one - other)
    const document = ids.map(texts.paperNumbered).join(', ')
    await audit.append(trx, { action: 'splitUndone', actor, details: { document } })
    return ids
  })
}

/** Returns the papers of a split that was undone before. */
async function findUndone(trx: Transaction<Schema>, split: number): Promise<number[]> {
  const known = await trx
    .selectFrom('paper_split')
    .select('id')
    .where('id', '=', split)
    .executeTakeFirst()
  if (!known) throw new ServiceError(404, texts.splitGone)
  const papers = await trx
    .selectFrom('paper')
    .select('id')
    .where('split_by', '=', split)
    .orderBy('id')
    .execute()
  return papers.map(({ id }) => id)
}
