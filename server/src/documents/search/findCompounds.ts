import type { Kysely } from 'kysely'
import { endOfPrefix } from '../../platform/database/endOfPrefix.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { SHORTEST_PART } from '../intake/reader/compounds.ts'
import type { QueryPart, SearchQuery } from './query.ts'

/** More would cost more than they find; compounds that end with the part come first. */
const MAX_COMPOUNDS = 100

/** Adds to each word of a query the indexed compounds that contain it. */
export async function findCompounds(db: Kysely<Schema>, query: SearchQuery): Promise<SearchQuery> {
  const found: QueryPart[] = []
  for (const one of query) {
    const isPart = one.kind === 'word' && one.stem.length >= SHORTEST_PART
    found.push(isPart ? { ...one, compounds: await readCompounds(db, one.stem) } : one)
  }
  return found
}

async function readCompounds(db: Kysely<Schema>, part: string): Promise<string[]> {
  const rows = await db
    .selectFrom('word_part')
    .select('word')
    .where('part', '>=', part)
    .where('part', '<', endOfPrefix(part))
    .orderBy('part')
    .orderBy('word')
    .limit(MAX_COMPOUNDS)
    .execute()
  return [...new Set(rows.map(({ word }) => word))]
}
