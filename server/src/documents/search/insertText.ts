import { sql, type Transaction } from 'kysely'
import type { SqlDialect } from '../../platform/database/columnTypes.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { DocumentText } from '../intake/reader/answers.ts'
import { customerTerm } from './expression.ts'

export interface DocumentKey {
  readonly customerId: string
  readonly number: number
}

/** Stores a document's text without its pages, with its terms in the search index, and returns its id. */
export async function insertText(
  trx: Transaction<Schema>,
  dialect: SqlDialect,
  key: DocumentKey,
  { terms, readTo }: Pick<DocumentText, 'terms' | 'readTo'>,
): Promise<number> {
  const insert = { sqlite: insertIntoSqlite, postgres: insertIntoPostgres }[dialect]
  return await insert(trx, key, `${customerTerm(key.customerId)} ${terms}`.trim(), readTo)
}

async function insertIntoSqlite(
  trx: Transaction<Schema>,
  { customerId, number }: DocumentKey,
  terms: string,
  readTo: number | null,
): Promise<number> {
  const { id } = await trx
    .insertInto('document_text')
    .values({ customer_id: customerId, number, read_to: readTo })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into document_terms (rowid, terms) values (${id}, ${terms})`.execute(trx)
  return id
}

async function insertIntoPostgres(
  trx: Transaction<Schema>,
  { customerId, number }: DocumentKey,
  terms: string,
  readTo: number | null,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into document_text (customer_id, number, read_to, terms)
    values (${customerId}, ${number}, ${readTo}, array_to_tsvector(string_to_array(${terms}, ' ')))
    returning id`.execute(trx)
  const [row] = rows
  if (row === undefined) throw new Error('PostgreSQL did not return what it inserted.')
  return row.id
}
