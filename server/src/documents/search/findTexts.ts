import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../platform/database/open.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { Scope } from '../../platform/http/access.ts'
import { ofYears, yearsOf } from '../ofYears.ts'
import { type PrefixExpansions, writeMatchExpression } from './expression.ts'
import { readWordsWithPrefix } from './prefixWords.ts'
import { listAlternatives, type SearchQuery } from './query.ts'

/** The newest texts that PostgreSQL scans before it uses the index. */
const SCANNED = 2000
/** The texts, in no particular order, that PostgreSQL takes from the index and sorts. */
const FROM_INDEX = 2000

export interface Search {
  /** At least one. */
  readonly query: SearchQuery
  readonly scope: Scope
  readonly limit: number
}

/** Returns the ids of texts that match every part of the query, newest first. */
export async function findTexts({ db, dialect }: Database, search: Search): Promise<number[]> {
  return await { sqlite: findInSqlite, postgres: findInPostgres }[dialect](db, search)
}

/** SQLite's index yields the newest texts first and stops at the limit. */
async function findInSqlite(
  db: Kysely<Schema>,
  { query, scope, limit }: Search,
): Promise<number[]> {
  const expansions = await expandPrefixes(db, query)
  const { rows } = await sql<{ id: number }>`
    select rowid as id from document_terms
    where document_terms match ${writeMatchExpression('sqlite', query, scope, expansions)}
      and ${isOfYears(scope, sql`rowid`)}
    order by rowid desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

async function expandPrefixes(db: Kysely<Schema>, query: SearchQuery): Promise<PrefixExpansions> {
  const expansions = new Map<string, readonly string[]>()
  for (const { term, isPrefix } of query.flatMap(listAlternatives).flat()) {
    const words = isPrefix ? await readWordsWithPrefix(db, term) : null
    if (words !== null) expansions.set(term, words)
  }
  return expansions
}

/**
 * PostgreSQL's index has no order and collects every match before it yields one. Frequent words are therefore found by
 * scanning the newest texts, and only words rare among those through the index.
 */
async function findInPostgres(db: Kysely<Schema>, search: Search): Promise<number[]> {
  const { query, scope, limit } = search
  const matches = sql`terms @@ ${writeMatchExpression('postgres', query, scope)}::tsquery`
  const own =
    scope.kind === 'all'
      ? sql`true`
      : sql`customer_id = ${scope.customerId} and ${isOfYears(scope, sql`id`)}`
  const { rows } = await sql<{ looked: number; ids: number[] }>`
    with newest as materialized (
      select id, terms from document_text where ${own} order by id desc limit ${SCANNED}
    )
    select (select count(*) from newest) as looked, (
      select coalesce(json_agg(id), '[]') from (
        select id from newest where ${matches} order by id desc limit ${limit}
      ) as found
    ) as ids`.execute(db)
  const { looked = 0, ids = [] } = rows[0] ?? {}
  if (ids.length === limit || looked < SCANNED) return ids
  const named = await sql<{ id: number }>`
    with named as materialized (
      select id from document_text where ${own} and ${matches} limit ${FROM_INDEX}
    )
    select id from named order by id desc limit ${limit}`.execute(db)
  return [...new Set([...ids, ...named.rows.map(({ id }) => id)])]
    .toSorted((one, other) => other - one)
    .slice(0, limit)
}

/** Returns the condition that a text is of a document within the years of a scope. */
function isOfYears(scope: Scope, id: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const dated = ofYears(yearsOf(scope), sql`document.date`)
  if (scope.kind === 'all' || dated === null) return sql`true`
  return sql`${id} in (
    select dated.id from document_text as dated
    join document on document.customer_id = dated.customer_id and document.number = dated.number
    where dated.customer_id = ${scope.customerId} and ${dated})`
}
