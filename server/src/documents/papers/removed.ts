import type { Kysely, Transaction } from 'kysely'
import type { Recorder } from '../../platform/audit/log.ts'
import type { PaperTable } from '../../platform/database/tables/papers.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { WholeScope } from '../../platform/http/access.ts'
import * as texts from '../texts.ts'

/** Makes a removed paper wait again. Returns its state then, which is another where it was not removed; undefined if it is gone. */
export async function restorePaper(
  trx: Transaction<Schema>,
  record: Recorder,
  paper: number,
): Promise<PaperTable['state'] | undefined> {
  const { numUpdatedRows } = await trx
    .updateTable('paper')
    .set({ state: 'waiting', ended_by: null, ended_at: null, until: null })
    .where('id', '=', paper)
    .where('state', '=', 'removed')
    .executeTakeFirst()
  if (numUpdatedRows > 0n) {
    const details = { document: texts.paperNumbered(paper) }
    await record(trx, { action: 'paperRestored', details })
  }
  const found = trx.selectFrom('paper').select('state').where('id', '=', paper)
  return (await found.executeTakeFirst())?.state
}

/** Reads the first papers that staff have removed, latest first, and the total beyond the limit. */
export async function readRemovedPapers(db: Kysely<Schema>, _scope: WholeScope, limit: number) {
  const removed = db.selectFrom('paper').where('state', '=', 'removed')
  const entries = await removed
    .select(['id', 'name', 'pages', 'ended_at', 'ended_by', 'until'])
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const { total } = await removed
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { entries, total }
}
