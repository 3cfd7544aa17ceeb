import type { Kysely } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'
import { SHORTEST_PART } from '../intake/reader/compounds.ts'
import type { Sought } from './sought.ts'

/** Naming more of them costs more than it finds; those that end with the part come first. */
const MOST = 100
/** Comes after whatever a part can go on with. */
const LAST = '\u{10ffff}'

/** Returns what is sought with the compounds that each of its words is a part of, as far as the index has them. */
export async function findCompounds(
  db: Kysely<Schema>,
  sought: readonly Sought[],
): Promise<readonly Sought[]> {
  const found: Sought[] = []
  for (const one of sought) {
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
    .where('part', '<', `${part}${LAST}`)
    .orderBy('part')
    .orderBy('word')
    .limit(MOST)
    .execute()
  return [...new Set(rows.map(({ word }) => word))]
}
