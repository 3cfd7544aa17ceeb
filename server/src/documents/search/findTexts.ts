import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/open.ts'
import type { Schema } from '../../database/tables/schema.ts'
import { type Begun, expression } from './expression.ts'
import { type Sought, waysOf } from './sought.ts'
import { wordsBeginning } from './wordsBeginning.ts'

/** PostgreSQL looks through so many of the newest texts before it asks the index. */
const NEWEST = 2000
/** Of so many texts that the index names, in no order, the newest are taken. */
const NAMED = 2000

export interface Search {
  /** At least one. */
  readonly sought: readonly Sought[]
  /** Undefined for the texts of all customers. */
  readonly customerId: string | undefined
  readonly limit: number
}

/** Ids of texts that have every word that is sought, the newest first. */
export async function findTexts({ db, dialect }: Database, search: Search): Promise<number[]> {
  return await { sqlite: findInSqlite, postgres: findInPostgres }[dialect](db, search)
}

/** The index names the newest first, and stops at the limit. */
async function findInSqlite(
  db: Kysely<Schema>,
  { sought, customerId, limit }: Search,
): Promise<number[]> {
  const begun = await findBegun(db, sought)
  const { rows } = await sql<{ id: number }>`
    select rowid as id from document_terms
    where document_terms match ${expression('sqlite', sought, customerId, begun)}
    order by rowid desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

async function findBegun(db: Kysely<Schema>, sought: readonly Sought[]): Promise<Begun> {
  const begun = new Map<string, readonly string[]>()
  for (const { term, isBeginning } of sought.flatMap(waysOf).flat()) {
    const words = isBeginning ? await wordsBeginning(db, term) : null
    if (words !== null) begun.set(term, words)
  }
  return begun
}

/**
 * The index knows no order, and gathers all there is of a word before it names one. So what is common is found by looking
 * through the newest texts, and only what is rare among them by the index.
 */
async function findInPostgres(db: Kysely<Schema>, search: Search): Promise<number[]> {
  const { sought, customerId, limit } = search
  const matches = sql`terms @@ ${expression('postgres', sought, customerId)}::tsquery`
  const own = customerId === undefined ? sql`true` : sql`customer_id = ${customerId}`
  const { rows } = await sql<{ looked: number; ids: number[] }>`
    with newest as materialized (
      select id, terms from document_text where ${own} order by id desc limit ${NEWEST}
    )
    select (select count(*) from newest) as looked, (
      select coalesce(json_agg(id), '[]') from (
        select id from newest where ${matches} order by id desc limit ${limit}
      ) as found
    ) as ids`.execute(db)
  const { looked = 0, ids = [] } = rows[0] ?? {}
  if (ids.length === limit || looked < NEWEST) return ids
  const named = await sql<{ id: number }>`
    with named as materialized (
      select id from document_text where ${own} and ${matches} limit ${NAMED}
    )
    select id from named order by id desc limit ${limit}`.execute(db)
  return [...new Set([...ids, ...named.rows.map(({ id }) => id)])]
    .toSorted((one, other) => other - one)
    .slice(0, limit)
}
