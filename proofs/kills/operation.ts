import { randomInt } from 'node:crypto'
import type { Call } from '@hausblick/contract/calls/call.ts'
import type { Database } from '@hausblick/server/src/platform/database/open.ts'
import { listTables } from '@hausblick/server/src/sets/backup/tables.ts'
import { sql } from 'kysely'
import type { Site } from '../service/addPdf.ts'

/** What an operation is about; all rows about it mention the key. */
export interface Item {
  /** 12 hexadecimal digits. */
  readonly key: string
  readonly customerId: string
  readonly name: string
  readonly email: string
}

/** The headers of accounts that may carry out operations. */
export type Callers = Readonly<Record<'staff' | 'operator', Record<string, string>>>

/** A call that carries out an operation. */
export interface Request {
  readonly method: Call['method']
  readonly path: string
  readonly body?: object
  readonly headers?: Record<string, string>
}

/** An operation of one call, which is killed in progress. */
export interface Operation {
  /** The kill comes at a random moment up to this after a random number of acknowledged calls. */
  readonly mostMs: number
  /** Makes what the operation needs. */
  readonly prepare: (site: Site, item: Item, callers: Callers) => Promise<Request>
  /** The status of repeating what was carried out. Default: 200. */
  readonly repeated?: number
  /** Returns how many of these items the service is still working on after its reply. */
  readonly countLeft?: (database: Database) => Promise<number>
  /** Returns further requests that must succeed once the item is whole. */
  readonly afterwards?: (item: Item) => readonly Request[]
}

/** None that a search reads as another. */
const LETTERS = 'bcdf'

export function newItem(): Item {
  const key = Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return { key, customerId: `K-${key}`, name: `Nummer ${key}`, email: `${key}@example.org` }
}

/** What depends on the key's letters, and what the service changes later: sessions, attempts, mails, and texts that it extracts. */
const LEFT_OUT =
  /^(customer_search|listing_part|word_part|identity_session|attempt|outbox|scan|scan_page|paper_page)$/
const LEFT_OUT_COLUMN = /^(text|find|search)_/

/** Returns all rows that mention each item, alike for items that are in the same state. */
export async function readRows({ db, dialect }: Database, items: readonly Item[]) {
  const found = new Map(items.map(({ key }) => [key, [] as string[]]))
  for (const { name, columns } of await listTables(db, dialect)) {
    if (LEFT_OUT.test(name)) continue
    // What else is noted of customers is counted later.
    const kept = name === 'customer' ? ['id'] : columns.filter((one) => !LEFT_OUT_COLUMN.test(one))
    const { rows } = await sql<object>`
      select ${sql.join(kept.map((column) => sql.ref(column)))} from ${sql.table(name)}`.execute(db)
    for (const row of rows) {
      const text = JSON.stringify(row)
      for (const { key } of items)
        if (text.includes(key)) found.get(key)?.push(`${name} ${normalise(text, key)}`)
    }
  }
  return new Map([...found].map(([key, rows]) => [key, rows.toSorted()]))
}

/** Replaces what differs between two items: the key, random ids, times and numbers. */
function normalise(text: string, key: string): string {
  return (
    text
      .replaceAll(key, 'KEY')
      // Also in JSON within a column, whose quotes are escaped.
      .replaceAll(/"[\w.:+/=-]{20,}(?=\\?")/g, '"ID')
      .replaceAll(/\d+/g, '0')
  )
}
