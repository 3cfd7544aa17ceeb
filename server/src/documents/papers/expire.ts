import { type Kysely, sql, type Transaction } from 'kysely'
import { serviceActor } from '../../platform/audit/entry.ts'
import type { AuditLog } from '../../platform/audit/log.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import * as texts from '../texts.ts'
import { queueFileRemovals } from '../withheld/storedFiles.ts'

const BATCH = 100

/**
 * Destroys the papers that were removed or filed long ago, and those of whose letters nothing is left that could be put back.
 * Documents keep the files that they share with papers.
 */
export async function destroyExpiredPapers(
  db: Kysely<Schema>,
  audit: AuditLog,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    // Read first: nothing is written, and on SQLite no lock taken, where nothing is over.
    const isOver = isOverAt(new Date().toISOString())
    const over = await db.selectFrom('paper').select('id').where(isOver).limit(BATCH).execute()
    if (over.length === 0) return
    await transact(db, async (trx) => {
      const destroyed = await trx
        .deleteFrom('paper')
        .where(
          'id',
          'in',
          over.map(({ id }) => id),
        )
        .where(isOver)
        .returning(['id', 'storage_key', 'state', 'split_by'])
        .execute()
      await queueFileRemovals(
        trx,
        destroyed.map(({ storage_key }) => storage_key),
      )
      const splits = destroyed.flatMap(({ split_by }) => split_by ?? [])
      await forgetSplits(trx, splits)
      for (const { id, state } of destroyed)
        if (state !== 'filed')
          await audit.append(trx, {
            action: 'paperDestroyed',
            actor: serviceActor,
            details: { document: texts.paperNumbered(id) },
          })
    })
  }
}

/** A paper that was split serves to undo that, as long as one of its letters is left. */
const isOverAt = (now: string) => sql<boolean>`(until <= ${now} or state = 'split' and not exists (
  select 1 from paper as letter where letter.cut_by = paper.split_by))`

/** Forgets splits of which no paper is left. */
async function forgetSplits(trx: Transaction<Schema>, splits: readonly number[]): Promise<void> {
  if (splits.length === 0) return
  await sql`
    delete from paper_split where id in (${sql.join(splits)})
      and not exists (select 1 from paper where cut_by = paper_split.id or split_by = paper_split.id)`.execute(
    trx,
  )
}
