import type { Kysely, Transaction } from 'kysely'
import type { Recorder } from '../../platform/audit/log.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { StaffCaller, WholeScope } from '../../platform/http/access.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import * as texts from '../texts.ts'
import { endPaper } from './filePaper.ts'

/**
 * Removes a paper that waits and returns when it is destroyed (ISO 8601). Repeating a call changes nothing. Throws a
 * ServiceError: 404 for an unknown paper, 409 where it does not wait any more.
 */
export async function removePaper(
  trx: Transaction<Schema>,
  record: Recorder,
  actor: StaffCaller,
  paper: number,
): Promise<string> {
  const removed = await endPaper(trx, paper, 'removed', actor)
  if (!removed) return (await findRemoved(trx, paper)).until ?? ''
  const until = removed.until ?? ''
  const details = { document: texts.paperNumbered(paper), until }
  await record(trx, { action: 'paperRemoved', details })
  return until
}

/**
 * Makes a removed paper wait again. Repeating a call changes nothing. Throws a ServiceError: 404 for a paper that is gone, 409
 * where something else has become of it.
 */
export async function restorePaper(
  trx: Transaction<Schema>,
  record: Recorder,
  paper: number,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('paper')
    .set({ state: 'waiting', ended_by: null, ended_at: null, until: null })
    .where('id', '=', paper)
    .where('state', '=', 'removed')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) {
    await findIn(trx, paper, 'waiting')
    return
  }
  const details = { document: texts.paperNumbered(paper) }
  await record(trx, { action: 'paperRestored', details })
}

const findRemoved = (trx: Transaction<Schema>, paper: number) => findIn(trx, paper, 'removed')

/** Reads a paper in a state; throws a ServiceError if it is in another or gone. */
async function findIn(trx: Transaction<Schema>, paper: number, state: 'waiting' | 'removed') {
  const found = await trx
    .selectFrom('paper')
    .select(['state', 'until'])
    .where('id', '=', paper)
    .executeTakeFirst()
  if (!found) throw new ServiceError(404, texts.paperGone)
  if (found.state !== state) throw new ServiceError(409, texts.noPaper)
  return found
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
