import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { paths } from '@hausblick/contract/calls.ts'
import { documentRow } from '@hausblick/contract/documents.ts'
import { fillPath } from '@hausblick/contract/fillPath.ts'
import * as z from 'zod/mini'
import { addCustomer } from '../../customers/store.ts'
import { movedFrom } from '../../documents/correct/movedFrom.ts'
import { fileDocument } from '../../documents/inbox/file.ts'
import { withholdDocument } from '../../documents/withheld/withhold.ts'
import { openStorage } from '../../storage/open.ts'
import { NothingStored } from '../../storage/storage.ts'
import { signIn } from '../accounts.ts'
import { CUSTOMER, receive, STAFF } from './filings.ts'
import { expectSame, type Operation, requireSuccess, type Site, type Target } from './operation.ts'

const OTHER = 'K-2'
const OPERATOR = 'chefin@betreiber.example'
const PARTS = { street: 'Am Markt 1', date: '2025-01-31', type: 'Brief' } as const

/** A way to put a document right: the call, where the document is afterwards, and the lines that say so. */
interface Way {
  readonly request: (item: Correctable) => { method: string; path: string; body?: object }
  readonly before: Place
  readonly after: Place
  readonly lines: readonly string[]
}

/** Where a document is: in the inbox, filed, with the other customer, or removed. */
type Place = 'inbox' | 'filed' | 'other' | 'removed'

interface Correctable {
  readonly number: number
  /** Part of its name, wherever it is. */
  readonly name: string
  /** Its file name before the call. */
  readonly seen: string
  readonly headers: { readonly authorization: string }
}

const at = ({ number }: Correctable) => ({ customerId: CUSTOMER, number })
const ways = {
  moves: {
    request: (item) => ({
      method: 'PATCH',
      path: fillPath(paths.document, at(item)),
      body: { ...PARTS, name: item.name, seen: item.seen, customerId: OTHER },
    }),
    before: 'filed',
    after: 'other',
    lines: ['documentMovedAway', 'documentMovedHere'],
  },
  removals: {
    request: (item) => ({
      method: 'DELETE',
      path: `${fillPath(paths.document, at(item))}?seen=${encodeURIComponent(item.seen)}`,
    }),
    before: 'filed',
    after: 'removed',
    lines: ['documentRemoved'],
  },
  restores: {
    request: (item) => ({ method: 'POST', path: fillPath(paths.removedDocument, at(item)) }),
    before: 'removed',
    after: 'filed',
    lines: ['documentRestored'],
  },
  takingBack: {
    request: (item) => ({
      method: 'DELETE',
      path: `${fillPath(paths.filing, at(item))}?seen=${encodeURIComponent(item.seen)}`,
    }),
    before: 'filed',
    after: 'inbox',
    lines: ['filingTakenBack'],
  },
} satisfies Readonly<Record<string, Way>>

export type Correction = keyof typeof ways
export const correctionKinds = Object.keys(ways) as Correction[]

/** Putting documents right: a document, its file, listing, notices and lines are in one place or the other. */
export function createCorrections(kind: Correction): Operation<Correctable> {
  const way: Way = ways[kind]
  let headers: Promise<Correctable['headers']> | undefined
  const send = async ({ url }: Target, item: Correctable) => {
    const { method, path, body } = way.request(item)
    return await fetch(url + path, {
      method,
      headers: { ...item.headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  }
  return {
    environment: { STAFF_EMAILS: STAFF, OPERATOR_EMAILS: OPERATOR },
    mostMs: 60,
    prepare: async (site) => {
      const database = { ...site.database, url: '' }
      headers ??= signIn(database, { email: OPERATOR, kind: 'operator' }, { expires: '1 day' })
      const name = `Nummer ${randomUUID()}`
      const number = await receive(site, name, name)
      const { db } = site.database
      await db.transaction().execute((trx) => addCustomer(trx, OTHER))
      const key = { customerId: CUSTOMER, number }
      const seen = await fileDocument(db, key, { ...PARTS, name }, [], async () => 0)
      if (way.before === 'removed')
        await db
          .transaction()
          .execute((trx) =>
            withholdDocument(trx, key, { reason: 'removed', withheld_by: STAFF, until: '9999' }),
          )
      return { number, name, seen, headers: await headers }
    },
    send: async (target, item) => {
      await requireSuccess(await send(target, item))
    },
    find: async (site, item) => {
      const lines = await countLines(site, item, way.lines)
      const place = await findPlace(site, item)
      if (place === way.after && lines === way.lines.length) return 'whole'
      return place === way.before && lines === 0 ? 'absent' : 'half'
    },
    repeat: async (target, item) => {
      const reply = await send(target, item)
      if (!reply.ok) return [`repeating it was refused with ${reply.status}`]
      await reply.arrayBuffer()
      const query = new URLSearchParams({ customerId: 'all', search: item.name, limit: '9' })
      const list = await fetch(`${target.url}${paths.documents}?${query}`, item)
      const rows = z.array(documentRow).parse(await list.json())
      const [row] = rows
      const wanted = { inbox: CUSTOMER, filed: CUSTOMER, other: OTHER, removed: undefined }
      return [
        ...expectSame('how often it is listed', rows.length, way.after === 'removed' ? 0 : 1),
        ...expectSame('whose it is', row?.name.split('_')[1], wanted[way.after]),
      ]
    },
  } satisfies Operation<Correctable>
}

/** Returns the one place where a document is whole: its row, listing and file; null if it is in none, several, or in parts. */
async function findPlace(site: Site, item: Correctable): Promise<Place | null> {
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
        eb('moved_from', '=', movedFrom(at(item))),
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

async function countLines(
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
