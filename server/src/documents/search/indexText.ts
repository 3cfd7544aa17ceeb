import { sql, type Transaction } from 'kysely'
import { shareTable } from '../../database/lockTable.ts'
import type { Database } from '../../database/open.ts'
import { splitIntoChunks } from '../../database/splitIntoChunks.ts'
import type { Schema } from '../../database/tables/schema.ts'
import { transact } from '../../database/transact.ts'
import type { DocumentText } from '../intake/reader/answers.ts'
import { termsOf } from '../intake/reader/words.ts'
import { customerTerm } from './expression.ts'
import { indexWordParts } from './wordParts.ts'

const PAGES_PER_STATEMENT = 100

export interface DocumentKey {
  readonly customerId: string
  readonly number: number
}

/** Stores and indexes a document's text, or marks it as unreadable. Does nothing if the document is not pending. */
export async function indexText(
  { db, dialect }: Database,
  { customerId, number }: DocumentKey,
  text: DocumentText | 'failed',
): Promise<void> {
  await transact(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('document')
      .set({ text_state: stateOf(text), text_claimed_until: null, text_attempts: 0 })
      .where('customer_id', '=', customerId)
      .where('number', '=', number)
      .where('text_state', '=', 'pending')
      .executeTakeFirst()
    if (numUpdatedRows === 0n || text === 'failed') return
    // An older version may have stored a text.
    await trx
      .deleteFrom('document_text')
      .where('customer_id', '=', customerId)
      .where('number', '=', number)
      .execute()
    if (text.pages.length === 0) return
    const terms = `${customerTerm(customerId)} ${text.terms}`
    const insert = { sqlite: insertIntoSqlite, postgres: insertIntoPostgres }[dialect]
    const textId = await insert(trx, { customerId, number }, terms, text.readTo)
    const rows = text.pages.map((page) => ({ ...page, text_id: textId, terms: ` ${page.terms} ` }))
    for (const chunk of splitIntoChunks(rows, PAGES_PER_STATEMENT))
      await trx.insertInto('document_page').values(chunk).execute()
    // Words that are known already are only looked up, and must not be forgotten meanwhile.
    await shareTable(trx, dialect, 'word_part')
    await indexWordParts(trx, text.terms)
  })
}

function stateOf(text: DocumentText | 'failed') {
  if (text === 'failed') return text
  return text.pages.length > 0 ? 'read' : 'none'
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

/** Returns what reading a document with these pages would result in. */
export function toDocumentText(pages: readonly string[]): DocumentText {
  const join = (text: string) => [...termsOf(text)].join(' ')
  return {
    pages: pages.map((text, index) => ({ page: index + 1, text, terms: join(text) })),
    terms: join(pages.join('\n')),
    readTo: null,
  }
}
