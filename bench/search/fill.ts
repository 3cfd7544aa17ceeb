import { sql } from 'kysely'
import type { Database } from '../../server/src/database/open.ts'
import { customerTerm } from '../../server/src/documents/search/expression.ts'
import { indexWordParts } from '../../server/src/documents/search/wordParts.ts'
import { writeLetter } from './letters.ts'

const ROWS_AT_ONCE = 2000

/** Returns the customer of a document by its index, from 0; customers take turns. */
export const customerOf = (id: number, customers: number) => `K-${id % customers}`

/** Adds documents of one page each to a migrated database, without bytes, as if their text had been extracted. */
export async function addIndexedDocuments(
  database: Database,
  { documents, customers }: { readonly documents: number; readonly customers: number },
): Promise<void> {
  const { db, dialect } = database
  const now = new Date().toISOString()
  // A literal, since SQLite would take a parameter for a floating-point number.
  const each = sql.lit(customers)
  await sql`insert into customer (id, data_version, created_at)
    select 'K-' || id, 0, ${now} from ${numbers(dialect, customers)}`.execute(db)
  await sql`insert into document (customer_id, number, storage_key, file_name, street, type, name, size, sha256, typed_name,
      message, uploaded_at, text_state, active_content)
    select 'K-' || (id % ${each}), id / ${each} + 1, 'key-' || id, 'readv_K_' || id || '.pdf', '', '', '', 0, '', '', '',
      ${now}, 'read', '' from ${numbers(dialect, documents)}`.execute(db)
  for (let from = 0; from < documents; from += ROWS_AT_ONCE) {
    const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, documents - from) }, (_, index) => {
      const id = from + index
      const { text, terms } = writeLetter(id)
      const customerId = customerOf(id, customers)
      const number = Math.floor(id / customers) + 1
      return {
        id: id + 1,
        customerId,
        number,
        text,
        terms,
        all: `${customerTerm(customerId)} ${terms}`,
      }
    })
    await insert[dialect](database, JSON.stringify(rows))
    await indexWordParts(db, [...new Set(rows.flatMap(({ terms }) => terms.split(' ')))].join(' '))
    if ((from / ROWS_AT_ONCE) % 50 === 49) process.stdout.write('.')
  }
  await sql`${sql.raw(dialect === 'sqlite' ? 'analyze' : 'vacuum analyze')}`.execute(db)
  process.stdout.write('\n')
}

type Insert = (database: Database, rows: string) => Promise<void>

const insert: Readonly<Record<Database['dialect'], Insert>> = {
  sqlite: ({ db }, rows) =>
    db.transaction().execute(async (trx) => {
      const value = (name: string) => sql`value ->> ${sql.lit(name)}`
      await sql`insert into document_text (id, customer_id, number)
        select ${value('id')}, ${value('customerId')}, ${value('number')} from json_each(${rows})`.execute(
        trx,
      )
      await sql`insert into document_terms (rowid, terms)
        select ${value('id')}, ${value('all')} from json_each(${rows})`.execute(trx)
      await sql`insert into document_page (text_id, page, text, terms)
        select ${value('id')}, 1, ${value('text')}, ' ' || (${value('terms')}) || ' ' from json_each(${rows})`.execute(
        trx,
      )
    }),
  postgres: ({ db }, rows) =>
    db.transaction().execute(async (trx) => {
      const table = sql`json_to_recordset(${rows}::json)
        as t(id bigint, "customerId" text, number bigint, text text, terms text, "all" text)`
      await sql`insert into document_text (id, customer_id, number, terms) overriding system value
        select id, "customerId", number, array_to_tsvector(string_to_array("all", ' ')) from ${table}`.execute(
        trx,
      )
      await sql`insert into document_page (text_id, page, text, terms)
        select id, 1, text, ' ' || terms || ' ' from ${table}`.execute(trx)
    }),
}

/** Selects the integers from 0 up to `count`, exclusive. */
function numbers(dialect: Database['dialect'], count: number) {
  return dialect === 'postgres'
    ? sql`generate_series(0, ${sql.lit(count - 1)}) as t(id)`
    : sql`(with recursive t(id) as (select 0 union all select id + 1 from t where id < ${sql.lit(count - 1)}) select id from t)`
}
