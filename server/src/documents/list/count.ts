import { setImmediate } from 'node:timers/promises'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { Bounds } from './bounds.ts'
import { all, type Condition } from './conditions.ts'
import { selectDistinct } from './findWord.ts'
import type { Source } from './source.ts'

/** Counts the documents that match a query; of a search, at most one more than `bounds.counted`. */
export async function countDocuments(
  db: Kysely<Schema>,
  source: Source,
  bounds: Bounds,
): Promise<number> {
  const { words, hits, hasFilters, most, narrowest } = source
  const rows = sql`${narrowest.from} where ${narrowest.where}`
  if (words.length === 0) return await count(db, rows, null)
  const limit = bounds.counted + 1
  if (hasFilters || most !== null) return await count(db, rows, limit)
  const [word, ...others] = words
  const documents = others.length === 0 && word ? selectDistinct(word, hits) : null
  return documents
    ? await count(db, sql`(${documents}) as found`, limit)
    : await countInSteps(db, source, bounds)
}

async function count(
  db: Kysely<Schema>,
  from: RawBuilder<unknown>,
  limit: number | null,
): Promise<number> {
  const counted = limit === null ? from : sql`(select 1 from ${from} limit ${limit}) as counted`
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${counted}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Looks through all documents, letting other requests pass meanwhile: SQLite's reads block the process. */
async function countInSteps(
  db: Kysely<Schema>,
  { unindexed }: Source,
  { step, counted }: Bounds,
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
    const found = sql`${unindexed.from} where ${all([after, until, unindexed.where])}`
    total += await count(db, found, null)
    if (total > counted) return counted + 1
    if (!end) return total
    after = sql`(customer_id, number) > (${end.customerId}, ${end.number})`
    await setImmediate()
  }
}
