import { sortKey } from '@hausblick/figures/sortKey.ts'
import type { Database } from '@hausblick/server/src/database/open.ts'
import { insert } from '@hausblick/server/src/database/upsert.ts'
import { sql } from 'kysely'

/** The search index of other lists, which this one does not use, is left empty. */
const INDEXED = 1_000_000
const AT_A_TIME = 5000
const FAMILIES = ['Müller', 'Öztürk', 'Brandt', 'Weber', 'Krämer', 'Yılmaz', 'von der Heide']

/**
 * Fills a migrated database with customers: each with two units, most with a portfolio, half with an account, a quarter with an
 * invitation, and every twentieth with a document in the inbox.
 */
export async function fillCustomers({ db }: Pick<Database, 'db'>, count: number): Promise<void> {
  for (let start = 0; start < count; start += AT_A_TIME) {
    const numbers = Array.from(
      { length: Math.min(AT_A_TIME, count - start) },
      (_, index) => start + index,
    )
    const ids = numbers.map((number) => `K-${100_000 + number}`)
    await db.transaction().execute(async (trx) => {
      await insert(trx, 'customer', {
        columns: [
          'id',
          'data_version',
          'created_at',
          'last_document_number',
          'searchable',
          'name',
          'label_key',
        ],
        rows: numbers.map((number, index) => {
          const name = `Kunde ${number} ${FAMILIES[number % FAMILIES.length]}`
          return [ids[index] ?? '', 1, '', 0, INDEXED, name, sortKey(name)]
        }),
      })
      const among = sql`id between ${ids[0]} and ${ids.at(-1)}`
      const digit = sql`cast(substr(id, 3) as integer)`
      for (const statement of [
        sql`insert into property_overview (customer_id, property_id)
          select id, id || '-' || item.n from customer
          cross join (select 1 as n union all select 2) as item where ${among}`,
        sql`insert into portfolio (customer_id, value_cents)
          select id, ${digit} * 7919 % 100000000 from customer where ${among} and ${digit} % 10 > 0`,
        sql`insert into cash_flow (customer_id, kind, item_id, year, income_10)
          select id, 'portfolio', '', 2026, 1 from customer where ${among} and ${digit} % 10 > 0`,
        sql`insert into account_link (issuer, subject, kind, email, customer_id, created_at)
          select 'bench', id, 'customer', 'kunde' || ${digit} || '@example.org', id, ''
          from customer where ${among} and ${digit} % 2 = 0`,
        sql`insert into invitation (token_hash, kind, customer_id, created_at, expires_at, mailed_to, queued_at, sent_at)
          select id, 'customer', id, '', case when ${digit} % 8 = 1 then '2025' else '2999' end,
            'mail' || ${digit} || '@example.org', '', ''
          from customer where ${among} and ${digit} % 4 = 1`,
        sql`insert into document (customer_id, number, storage_key, file_name, street, type, name, size, sha256, state,
            typed_name, message, uploaded_at, text_state)
          select id, 1, id, id, '', '', '', 1, '', 'received', '', '', '', 'none'
          from customer where ${among} and ${digit} % 20 = 0`,
        sql`update customer set last_document_number = 1 where ${among} and ${digit} % 20 = 0`,
        sql`update customer set last_seen_on = '2026-11-' || (10 + ${digit} % 20), data_version = data_version + 1 + ${digit} % 1000
          where ${among} and ${digit} % 2 = 0`,
      ])
        await statement.execute(trx)
    })
  }
}
