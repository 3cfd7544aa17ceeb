import { join } from 'node:path'
import { movedFrom } from '@hausblick/server/src/documents/correct/movedFrom.ts'
import { openStorage } from '@hausblick/server/src/storage/open.ts'
import { NothingStored } from '@hausblick/server/src/storage/storage.ts'
import { CUSTOMER } from './filings.ts'
import type { Site } from './operation.ts'

/** Where a document is: in the inbox, filed, with the other customer, or removed. */
export type Place = 'inbox' | 'filed' | 'other' | 'removed'

/** A document that is put right. */
export interface Correctable {
  readonly number: number
  /** Part of its name, wherever it is. */
  readonly name: string
  /** Its file name before the call. */
  readonly seen: string
  readonly headers: { readonly authorization: string }
}

/** Returns the one place where a document is whole: its row, listing and file; null if it is in none, several, or in parts. */
export async function findPlace(site: Site, item: Correctable): Promise<Place | null> {
  const { db } = site.database
  const rows = await db
    .selectFrom('document')
    .select([
      'customer_id',
      'number',
      'state',
      'storage_key',
      'file_name',
      'listed_as',
      'moved_from',
    ])
    .where(({ eb, or, and }) =>
      or([
        and([eb('customer_id', '=', CUSTOMER), eb('number', '=', item.number)]),
        eb('moved_from', '=', movedFrom({ customerId: CUSTOMER, number: item.number })),
      ]),
    )
    .execute()
  const withheld = await db
    .selectFrom('withheld_document')
    .select('storage_key')
    .where('customer_id', '=', CUSTOMER)
    .where('number', '=', item.number)
    .execute()
  const [row] = rows
  const key = row?.storage_key ?? withheld[0]?.storage_key
  if (rows.length + withheld.length !== 1 || key === undefined) return null
  if (!(await isStored(site, key))) return null
  const listings = await db
    .selectFrom('listing')
    .select(['customer_id', 'number'])
    .where('search_text', 'like', `%${item.name.toLowerCase().slice(-12)}%`)
    .execute()
  const place = placeOf(row)
  if (place !== 'filed' && (await hasFiledNotice(site, item))) return null
  if (!row) return listings.length === 0 ? place : null
  const isListed =
    listings.length === 1 &&
    listings[0]?.customer_id === row.customer_id &&
    listings[0].number === row.number &&
    row.listed_as === row.file_name
  return isListed ? place : null
}

function placeOf(
  row: { readonly moved_from: string | null; readonly state: string | null } | undefined,
): Place {
  if (!row) return 'removed'
  if (row.moved_from !== null) return 'other'
  return row.state === 'received' ? 'inbox' : 'filed'
}

async function hasFiledNotice({ database: { db } }: Site, { number }: Correctable) {
  const notice = await db
    .selectFrom('notice')
    .select('id')
    .where('customer_id', '=', CUSTOMER)
    .where('number', '=', number)
    .where('kind', '=', 'filed')
    .executeTakeFirst()
  return notice !== undefined
}

async function isStored({ folder }: Site, key: string): Promise<boolean> {
  const storage = await openStorage({ kind: 'disk', folder: join(folder, 'documents') })
  try {
    await storage.version(key)
    return true
  } catch (error) {
    if (error instanceof NothingStored) return false
    throw error
  } finally {
    await storage.close()
  }
}

export async function countLines(
  { database: { db } }: Site,
  { number, name }: Correctable,
  actions: readonly string[],
): Promise<number> {
  const lines = await db
    .selectFrom('audit_entry')
    .select(['action', 'customer_id', 'details'])
    .where('action', 'in', actions as never[])
    .where(({ eb, or }) =>
      or([eb('details', 'like', `%"number":"${number}"%`), eb('details', 'like', `%${name}%`)]),
    )
    .execute()
  // Numbers are unique within a customer.
  return lines.filter(
    ({ customer_id, details }) => customer_id === CUSTOMER || details?.includes(name),
  ).length
}
