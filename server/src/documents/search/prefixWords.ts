import { type Kysely, sql } from 'kysely'
import { endOfPrefix } from '../../platform/database/endOfPrefix.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

/** SQLite has an index of its own for prefixes up to this length. */
const MAX_INDEXED_LENGTH = 8
/** Listing more words would cost more than it saves. */
const MAX_WORDS = 100
/** Sorts before every continuation of a word. */
const FIRST = '\u0001'

/**
 * Returns the indexed words with this prefix, for prefixes without an index of their own: SQLite would merge the lists of all
 * such words before it yields a document, while for a single word it yields the newest at once. Returns null for indexed
 * prefixes and for too many words.
 */
export async function readWordsWithPrefix(
  db: Kysely<Schema>,
  prefix: string,
): Promise<readonly string[] | null> {
  if (prefix.length <= MAX_INDEXED_LENGTH) return null
  const end = endOfPrefix(prefix)
  // Skips from each word to the next, since a word has an entry per document.
  const next = (from: ReturnType<typeof sql>) =>
    sql`(select term from document_terms_vocabulary where term >= ${from} order by term limit 1)`
  const { rows } = await sql<{ term: string }>`
    with recursive word (term) as (
      select ${next(sql`${prefix}`)}
      union all
      select ${next(sql`word.term || ${FIRST}`)} from word where word.term < ${end}
    )
    select term from word where term < ${end} limit ${MAX_WORDS + 1}`.execute(db)
  return rows.length > MAX_WORDS ? null : rows.map(({ term }) => term)
}
