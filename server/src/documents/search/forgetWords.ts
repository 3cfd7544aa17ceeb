import { setImmediate } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { SqlDialect } from '../../platform/database/columnTypes.ts'
import { lockTable } from '../../platform/database/lockTable.ts'
import type { Database } from '../../platform/database/open.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import { partsOf, SHORTEST_START } from '../intake/reader/compounds.ts'

/** Words that are looked up at a time, which takes milliseconds. */
const WORDS_AT_A_TIME = 500
/** Pages of the index that a statement rewrites, which takes milliseconds. */
const MERGED_PAGES = 200

interface Entry {
  readonly part: string
  readonly word: string
}

/**
 * Removes the words that no text has any more: on SQLite, those of deleted texts from the search index, which only marks texts
 * as deleted; and the compounds from `word_part`. Texts may be added meanwhile.
 */
export async function forgetUnusedTextWords(
  { db, dialect }: Database,
  signal?: AbortSignal,
): Promise<void> {
  if (dialect === 'sqlite') await purgeIndex(db, signal)
  let after: Entry | undefined = { part: '', word: '' }
  for (; after && !signal?.aborted; await setImmediate()) {
    const entries = await readEntries(db, after)
    after = entries.length < WORDS_AT_A_TIME ? undefined : entries.at(-1)
    const words = entries.map(({ word }) => word)
    if ((await findUnused(db, dialect, words)).length === 0) continue
    await transact(db, async (trx) => {
      await lockTable(trx, dialect, 'word_part')
      const unused = await findUnused(trx, dialect, words)
      if (unused.length === 0) return
      await sql`delete from word_part where (part, word) in (
        values ${sql.join(unused.flatMap(listEntries))})`.execute(trx)
    })
  }
}

/** Rewrites the index without deleted texts, step by step, as FTS5 documents for `merge`. */
async function purgeIndex(db: Kysely<Schema>, signal: AbortSignal | undefined): Promise<void> {
  // The first step, with a negative number, also merges what would not be due yet.
  for (let pages = -MERGED_PAGES; !signal?.aborted; pages = MERGED_PAGES, await setImmediate()) {
    const changed = await db.transaction().execute(async (trx) => {
      const before = await countChanges(trx)
      await sql`insert into document_terms (document_terms, rank) values ('merge', ${sql.lit(pages)})`.execute(
        trx,
      )
      return (await countChanges(trx)) - before
    })
    // The statement itself counts as one.
    if (changed < 2) return
  }
}

async function countChanges(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select total_changes() as count`.execute(db)
  return rows[0]?.count ?? 0
}

/** Reads the first entry of each of the next words: the longest of its parts. */
async function readEntries(db: Kysely<Schema>, { part, word }: Entry): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select part, word from word_part
    where (part, word) > (${part}, ${word}) and part = substr(word, ${sql.lit(SHORTEST_START + 1)})
    order by part, word limit ${sql.lit(WORDS_AT_A_TIME)}`.execute(db)
  return rows
}

/** Returns those words that no text has. */
async function findUnused(
  db: Kysely<Schema>,
  dialect: SqlDialect,
  words: readonly string[],
): Promise<string[]> {
  const unused: string[] = []
  for (const word of words) {
    const { rows } = await textsWith[dialect](word).execute(db)
    if (rows.length === 0) unused.push(word)
  }
  return unused
}

/** Words are letters only, which need no escaping. */
const textsWith = {
  sqlite: (word: string) =>
    sql`select rowid from document_terms where document_terms match ${`"${word}"`} limit 1`,
  postgres: (word: string) =>
    sql`select id from document_text where terms @@ ${`'${word}'`}::tsquery limit 1`,
}

function listEntries(word: string) {
  return partsOf(word).map((part) => sql`(${part}, ${word})`)
}
