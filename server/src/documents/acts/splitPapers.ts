import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import { withTemporaryFolder } from '../../platform/storage/spool.ts'
import { nameStoredPaper } from '../papers/addPaper.ts'
import { cutLetters, type Source } from '../papers/cutLetters.ts'
import { checkPages, nameLetters, papersOf } from '../papers/planSplit.ts'
import { replacePapers } from '../papers/replacePapers.ts'
import { queueScan } from '../scans/queue.ts'
import * as texts from '../texts.ts'
import { queueFileRemovals, storeReserved } from '../withheld/storedFiles.ts'
import type { Act, Acting } from './act.ts'
import type { PaperRow } from './journal.ts'

/** Makes letters of the pages of papers, which wait in their place: a pile, or letters that were scanned apart. */
export const splitPapersAct: Act<'splitPapers'> = {
  store: async (service, change, { caller, signal }) => {
    const { database, storage } = service
    const papers = papersOf(change)
    const sources = await findSources(database.db, papers)
    // The step may have been taken a moment ago, by another attempt.
    if (sources.length < papers.length) return []
    checkPages(change, sources)
    const owner = `account ${JSON.stringify([caller.issuer, caller.subject])}`
    const names = nameLetters(change, sources)
    return await withTemporaryFolder(async (folder) => {
      const cutting = { sources, letters: change.letters, folder, turn: { owner, signal } }
      const files = await cutLetters(storage, cutting)
      const stored = []
      for (const [index, file] of files.entries()) {
        const name = nameStoredPaper(names[index] ?? '')
        stored.push(await storeReserved(service, { ...file, name }))
      }
      return stored
    })
  },
  apply: async ({ trx, caller, record }, change, stored) => {
    const [pile] = await replacePapers(trx, change, stored, caller)
    if (!pile) return null
    const papers = papersOf(change)
    const document = papers.map(texts.paperNumbered).join(', ')
    const details = { document, count: String(stored.length) }
    await record(trx, { action: 'papersSplit', details })
    return { kind: change.kind, paper: pile.id, name: pile.name, after: null }
  },
  undo: putBack,
}

/** Reads those of the papers to split that wait. Throws a ServiceError (422) for one with a password. */
async function findSources(db: Kysely<Schema>, papers: readonly number[]): Promise<Source[]> {
  const rows = await db
    .selectFrom('paper')
    .select(['id', 'name', 'storage_key', 'size', 'sha256', 'pages'])
    .where('id', 'in', papers)
    .where('state', '=', 'waiting')
    .execute()
  return rows.map(({ pages, ...row }) => {
    if (pages === null) throw new ServiceError(422, texts.lockedPaper(row.name))
    return { ...row, pages }
  })
}

/**
 * Puts the papers of a split back in place of its letters; returns false where one of them is gone. Throws a ServiceError (409)
 * where a letter has been filed, split or destroyed.
 */
async function putBack({ trx, record }: Acting, { paper_id }: PaperRow): Promise<boolean> {
  const split = await trx
    .updateTable('paper_split')
    .set({ undone_at: new Date().toISOString() })
    .where('undone_at', 'is', null)
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('paper').select('split_by').where('id', '=', paper_id),
    )
    .returning(['id', 'letters'])
    .executeTakeFirst()
  if (!split) return false
  const letters = await trx
    .deleteFrom('paper')
    .where('cut_by', '=', split.id)
    .where('state', 'in', ['waiting', 'removed'])
    .returning('storage_key')
    .execute()
  if (letters.length !== split.letters) throw new ServiceError(409, texts.splitUsed)
  const papers = await trx
    .updateTable('paper')
    .set({ state: 'waiting' })
    .where('split_by', '=', split.id)
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
  await record(trx, { action: 'splitUndone', details: { document } })
  return true
}
