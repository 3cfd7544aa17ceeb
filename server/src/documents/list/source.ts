import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { Bounds } from './bounds.ts'
import { all, type Condition, createConditions } from './conditions.ts'
import { type FoundWord, findWord, hasWordsOrHit, selectCandidates } from './findWord.ts'
import type { ListQuery } from './listQuery.ts'

/** Rows of `listing`, as `from` and `where` name them. */
export interface Rows {
  readonly from: RawBuilder<unknown>
  readonly where: Condition
}

/** The ways to read the documents that match a query. */
export interface Source {
  /** Through the index of what probably leaves fewest documents: the rarest word, or a filter. */
  readonly narrowest: Rows
  /** The most rows that are read in that way; null if unknown. */
  readonly most: number | null
  /** Through the index of a filter, or in the order of the index of the days. */
  readonly indexed: Rows
  /** In the order of an index of something else. */
  readonly unindexed: Rows
  /** The index of a filter alone, without the search. */
  readonly filtered: Rows
  readonly hasFilters: boolean
  readonly words: readonly FoundWord[]
  readonly hits: ListQuery['hits']
}

export async function createSource(
  db: Kysely<Schema>,
  query: ListQuery,
  bounds: Bounds,
): Promise<Source> {
  const words: FoundWord[] = []
  for (const word of query.words) words.push(await findWord(db, word, bounds))
  const search = words.length > 0 ? [hasWordsOrHit(words, query.hits)] : []
  const conditions = createConditions(query)
  const from = sql`listing`
  const indexed = { from, where: all([...(conditions ? [conditions.indexed] : []), ...search]) }
  const unindexed = { from, where: all([...(conditions ? [conditions.unindexed] : []), ...search]) }
  const rarest = await findRarest(db, words, query.hits, bounds)
  const isWordRarer =
    rarest !== null &&
    (conditions === null ||
      (await countUpTo(db, { from, where: conditions.indexed }, rarest.most)) === rarest.most)
  return {
    narrowest: isWordRarer ? joinListing(rarest.candidates, unindexed.where) : indexed,
    most: isWordRarer ? rarest.most : null,
    indexed,
    unindexed,
    filtered: { from, where: conditions?.indexed ?? sql`true` },
    hasFilters: conditions !== null,
    words,
    hits: query.hits,
  }
}

/** Returns the documents with the word that fewest have; null if too many have each of them. */
async function findRarest(
  db: Kysely<Schema>,
  words: readonly FoundWord[],
  hits: ListQuery['hits'],
  bounds: Bounds,
) {
  let rarest: { candidates: RawBuilder<unknown>; most: number } | null = null
  for (const word of words) {
    const candidates = selectCandidates(word, hits)
    if (!candidates) continue
    const limit = rarest?.most ?? bounds.candidates
    const rows = { from: sql`(${candidates}) as candidate`, where: sql<boolean>`true` }
    const most = await countUpTo(db, rows, limit)
    if (most < limit) rarest = { candidates, most }
  }
  return rarest
}

async function countUpTo(
  db: Kysely<Schema>,
  { from, where }: Rows,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from ${from} where ${where} limit ${limit}
    ) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

function joinListing(candidates: RawBuilder<unknown>, where: Condition): Rows {
  return {
    // On SQLite, a cross join keeps its order.
    from: sql`(select distinct customer_id, number from (${candidates}) as found) as candidate
      cross join listing`,
    where: all([
      sql`listing.customer_id = candidate.customer_id and listing.number = candidate.number`,
      where,
    ]),
  }
}
