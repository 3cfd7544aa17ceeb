import { setImmediate } from 'node:timers/promises'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'
import type { Bounds } from './bounds.ts'
import { all, type Condition } from './conditions.ts'
import { selectCandidates } from './findWord.ts'
import type { Source } from './source.ts'

/** Counts the documents that match a query. */
export async function countDocuments(
  db: Kysely<Schema>,
  source: Source,
  bounds: Bounds,
): Promise<number> {
  const { words, hasFilters, most, narrowest } = source
  if (words.length === 0 || hasFilters || most !== null)
    return await count(db, sql`${narrowest.from} where ${narrowest.where}`)
  const [word, ...others] = words
  const candidates = others.length === 0 && word ? selectCandidates(word) : null
  return candidates
    ? await count(
        db,
        sql`(select distinct customer_id, number from (${candidates}) as found) as candidate`,
      )
    : await countInSteps(db, source, bounds)
}

async function count(db: Kysely<Schema>, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${from}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Looks through all documents, letting other requests pass meanwhile: SQLite's reads block the process. */
async function countInSteps(
  db: Kysely<Schema>,
  { unindexed }: Source,
  { step }: Bounds,
): Promise<number> {
  let total = 0
  let after: Condition = sql`true`
  for (;;) {
    const { rows } = await sql<{ customerId: string; number: number }>`
      select customer_id as "customerId", number from listing where ${after}
      order by customer_id, number limit 1 offset ${step}`.execute(db)
    const [end] = rows
    const until = end
      ? sql<boolean>`(customer_id, number) <= (${end.customerId}, ${end.number})`
      : sql<boolean>`true`
    total += await count(db, sql`${unindexed.from} where ${all([after, until, unindexed.where])}`)
    if (!end) return total
    after = sql`(customer_id, number) > (${end.customerId}, ${end.number})`
    await setImmediate()
  }
}
