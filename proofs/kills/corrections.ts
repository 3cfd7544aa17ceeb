import { randomUUID } from 'node:crypto'
import {
  correctDocumentCall,
  removeDocumentCall,
  restoreDocumentCall,
  takeBackFilingCall,
} from '@hausblick/contract/calls/corrections.ts'
import { listDocumentsCall } from '@hausblick/contract/calls/documents.ts'
import { fillPath } from '@hausblick/contract/fillPath.ts'
import { addCustomer } from '@hausblick/server/src/customers/store.ts'
import { fileDocument } from '@hausblick/server/src/documents/inbox/file.ts'
import { withholdDocument } from '@hausblick/server/src/documents/withheld/withhold.ts'
import { admitCommand } from '@hausblick/server/src/http/access.ts'
import { signIn } from '@hausblick/server/src/testing/accounts.ts'
import { type Correctable, countLines, findPlace, type Place } from './correctedPlace.ts'
import { CUSTOMER, receive, STAFF } from './filings.ts'
import { expectSame, type Operation, requireSuccess, type Target } from './operation.ts'

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

const at = ({ number }: Correctable) => ({ customerId: CUSTOMER, number })
const ways = {
  moves: {
    request: (item) => ({
      method: 'PATCH',
      path: fillPath(correctDocumentCall.path, at(item)),
      body: { ...PARTS, name: item.name, seen: item.seen, customerId: OTHER },
    }),
    before: 'filed',
    after: 'other',
    lines: ['documentMovedAway', 'documentMovedHere'],
  },
  removals: {
    request: (item) => ({
      method: 'DELETE',
      path: `${fillPath(removeDocumentCall.path, at(item))}?seen=${encodeURIComponent(item.seen)}`,
    }),
    before: 'filed',
    after: 'removed',
    lines: ['documentRemoved'],
  },
  restores: {
    request: (item) => ({
      method: 'POST',
      path: fillPath(restoreDocumentCall.path, at(item)),
    }),
    before: 'removed',
    after: 'filed',
    lines: ['documentRestored'],
  },
  takingBack: {
    request: (item) => ({
      method: 'DELETE',
      path: `${fillPath(takeBackFilingCall.path, at(item))}?seen=${encodeURIComponent(item.seen)}`,
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
      const filing = { ...PARTS, name, number }
      const seen = await fileDocument(db, admitCommand(CUSTOMER), filing, [], async () => 0)
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
      if (!reply.ok) return [`repeating it was refused with ${reply.status}: ${await reply.text()}`]
      await reply.arrayBuffer()
      const query = new URLSearchParams({ customerId: 'all', search: item.name, limit: '9' })
      const list = await fetch(`${target.url}${listDocumentsCall.path}?${query}`, item)
      const rows = listDocumentsCall.reply.parse(await list.json())
      const [row] = rows
      const wanted = { inbox: CUSTOMER, filed: CUSTOMER, other: OTHER, removed: undefined }
      return [
        ...expectSame('how often it is listed', rows.length, way.after === 'removed' ? 0 : 1),
        ...expectSame('whose it is', row?.name.split('_')[1], wanted[way.after]),
      ]
    },
  } satisfies Operation<Correctable>
}
