import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'

/** Beginnings of up to so many letters have lists of their own in SQLite's index. */
const LISTED = 8
/** Naming more words costs more than it spares. */
const MOST = 100
/** Comes before and after whatever a word can go on with. */
const [FIRST, LAST] = ['\u0001', '\u{10ffff}']

/**
 * The words of SQLite's index that begin so, where it has no list for the beginning: it would have to merge the lists of all
 * of them before it names one document, and of each of them alone it names the newest at once. Null where it has a list, or
 * there are too many words.
 */
export async function wordsBeginning(
  db: Kysely<Schema>,
  beginning: string,
): Promise<readonly string[] | null> {
  if (beginning.length <= LISTED) return null
  const end = `${beginning}${LAST}`
  // From each word straight to the next: a word has an entry for each document.
  const next = (from: ReturnType<typeof sql>) =>
    sql`(select term from document_terms_vocabulary where term >= ${from} order by term limit 1)`
  const { rows } = await sql<{ term: string }>`
    with recursive word (term) as (
      select ${next(sql`${beginning}`)}
      union all
      select ${next(sql`word.term || ${FIRST}`)} from word where word.term < ${end}
    )
    select term from word where term < ${end} limit ${MOST + 1}`.execute(db)
  return rows.length > MOST ? null : rows.map(({ term }) => term)
}
