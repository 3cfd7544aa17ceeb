import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { StaffCaller } from '../../platform/http/access.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Service } from '../../platform/http/service.ts'
import { createStorageKey } from '../../platform/storage/key.ts'
import { withTemporaryFolder } from '../../platform/storage/spool.ts'
import * as texts from '../texts.ts'
import { reserveFile } from '../withheld/storedFiles.ts'
import { namePaper, nameStoredPaper } from './addPaper.ts'
import { cutLetters, type Source } from './cutLetters.ts'
import { type AskedSplit, checkPages, hashSplit, papersOf } from './planSplit.ts'
import { type MadeSplit, replacePapers } from './replacePapers.ts'

/**
 * Makes letters of the pages of papers that wait, in one step: either all letters wait in place of the papers, or nothing has
 * changed. Repeating a call returns the same letters. Throws a ServiceError: 400 where a page is missing or twice, 404 and 409 for
 * papers that do not wait any more, 422 for files that cannot be split.
 */
export async function splitPapers(
  { audit, database: { db }, storage }: Pick<Service, 'audit' | 'database' | 'storage'>,
  actor: StaffCaller,
  asked: AskedSplit,
  signal: AbortSignal,
): Promise<MadeSplit> {
  const request = hashSplit(asked)
  const found = await findSources(db, papersOf(asked), request)
  if ('split' in found) return found
  checkPages(asked, found.sources)
  const owner = `account ${JSON.stringify([actor.issuer, actor.subject])}`
  return await withTemporaryFolder(async (folder) => {
    const cutting = { sources: found.sources, letters: asked.letters, folder }
    const files = await cutLetters(storage, { ...cutting, turn: { owner, signal } })
    const letters = files.map((file, index) => ({
      ...file,
      key: createStorageKey(),
      name: nameLetter(asked.letters, index, found.sources),
      pages: asked.letters[index]?.pages ?? [],
    }))
    for (const { key, name, ...file } of letters) {
      await reserveFile(db, key)
      await storage.put(key, { ...file, name: nameStoredPaper(name) })
    }
    return await transact(db, async (trx) => {
      const made = await replacePapers(trx, { asked, request, letters, actor })
      const document = papersOf(asked).map(texts.paperNumbered).join(', ')
      const details = { document, count: String(letters.length) }
      await audit.append(trx, { action: 'papersSplit', actor, details })
      return made
    })
  })
}

/** Returns the papers to split, or what an earlier attempt has made of them. */
async function findSources(
  db: Kysely<Schema>,
  ids: readonly number[],
  request: string,
): Promise<{ readonly sources: Source[] } | MadeSplit> {
  const rows = await db
    .selectFrom('paper')
    .select(['id', 'name', 'storage_key', 'size', 'sha256', 'pages', 'state', 'split_by'])
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const [first] = rows
  if (first?.state === 'split' && first.split_by !== null) {
    const earlier = await findEarlier(db, first.split_by, request)
    if (earlier) return earlier
  }
  const sources = ids.map((id) => {
    const row = byId.get(id)
    if (row?.state !== 'waiting') throw new ServiceError(row ? 409 : 404, texts.noPaper)
    const { pages } = row
    if (pages === null) throw new ServiceError(422, texts.lockedPaper(row.name))
    return { ...row, pages }
  })
  return { sources }
}

async function findEarlier(
  db: Kysely<Schema>,
  split: number,
  request: string,
): Promise<MadeSplit | null> {
  const earlier = await db
    .selectFrom('paper_split')
    .select('id')
    .where('id', '=', split)
    .where('request_sha256', '=', request)
    .executeTakeFirst()
  if (!earlier) return null
  const letters = await db
    .selectFrom('paper')
    .select(['id as paper', 'name'])
    .where('cut_by', '=', split)
    .orderBy('id')
    .execute()
  return { split, letters }
}

function nameLetter(letters: AskedSplit['letters'], index: number, sources: readonly Source[]) {
  const { name = '', pages } = letters[index] ?? {}
  if (name !== '') return namePaper(name)
  const pile = sources.find(({ id }) => id === pages?.[0]?.paper)?.name ?? ''
  return namePaper(`${pile} (${index + 1})`)
}
