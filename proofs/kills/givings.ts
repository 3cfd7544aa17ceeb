import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { giveDocumentCall, readGivingCall } from '@hausblick/contract/calls/givings.ts'
import { fillPath } from '@hausblick/contract/fillPath.ts'
import { lockCustomers } from '@hausblick/server/src/customers/store.ts'
import { transact } from '@hausblick/server/src/database/transact.ts'
import { signIn } from '@hausblick/server/src/testing/accounts.ts'
import { createPdf } from '@hausblick/server/src/testing/texts/pdfs.ts'
import { addPdfs } from '../service/addPdfs.ts'
import { CUSTOMER } from '../service/customer.ts'
import { STAFF } from './filings.ts'
import {
  type Effect,
  expectSame,
  type Operation,
  requireSuccess,
  type Site,
  type Target,
} from './operation.ts'

/** More than get it before the reply. */
const OWNERS = Array.from({ length: 120 }, (_, index) => `G-${100 + index}`)
const POLL_MS = 100
const POLLS = 300

/** A filed document that is given to all owners. */
interface Given {
  readonly id: string
  readonly number: number
  readonly name: string
  readonly seen: string
  readonly headers: { readonly authorization: string }
}

/** Giving to many: each owner gets it once, sooner or later, or nobody does. */
export function createGivings(): Operation<Given> {
  let headers: Promise<Given['headers']> | undefined
  return {
    environment: { STAFF_EMAILS: STAFF },
    mostMs: 300,
    prepare: async (site) => {
      const { database, folder } = site
      headers ??= signIn(
        { ...database, url: '' },
        { email: STAFF, kind: 'staff' },
        { expires: '1 day' },
      )
      const name = `Nummer ${randomUUID()}`
      await transact(database.db, (trx) => lockCustomers(trx, OWNERS))
      await addPdfs(database, folder, [{ name, bytes: await createPdf([name]) }])
      const { number, file_name: seen } = await database.db
        .selectFrom('document')
        .select(['number', 'file_name'])
        .where('customer_id', '=', CUSTOMER)
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
      const id = randomUUID().replaceAll('-', '')
      return { id, number, name, seen, headers: await headers }
    },
    send: async (target, given) => {
      await requireSuccess(await give(target, given))
    },
    find: findGiven,
    repeat: async (target, given) => {
      const reply = await give(target, given)
      if (!reply.ok) return [`giving it again was refused: ${reply.status} ${await reply.text()}`]
      await reply.arrayBuffer()
      const url = target.url + fillPath(readGivingCall.path, { id: given.id })
      for (let poll = 0; poll < POLLS; poll++) {
        const { headers } = given
        const json = await (await fetch(url, { headers })).json()
        const { state, done } = readGivingCall.reply.parse(json)
        if (state === 'given') return expectSame('how many have it', done, OWNERS.length)
        await setTimeout(POLL_MS)
      }
      return ['it was not given to all in time']
    },
  }
}

async function give({ url }: Target, { id, number, name, seen, headers }: Given) {
  const path = fillPath(giveDocumentCall.path, { customerId: CUSTOMER, number: String(number) })
  return await fetch(url + path, {
    method: giveDocumentCall.method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ id, seen, name, total: OWNERS.length, to: { kind: 'customers', customerIds: OWNERS } },
      ...{ street: 'Am Markt 1', date: '2025-01-31', type: 'Brief' },
    }),
  })
}

async function findGiven({ database: { db } }: Site, { id, name }: Given): Promise<Effect> {
  const giving = await db
    .selectFrom('giving')
    .select(['state', 'done', 'file_key'])
    .where('id', '=', id)
    .executeTakeFirst()
  const documents = await db
    .selectFrom('document')
    .select(['customer_id', 'file_key', 'file_name', 'listed_as'])
    .where('name', '=', name)
    .where('customer_id', 'in', OWNERS)
    .execute()
  if (!giving) return documents.length === 0 ? 'absent' : 'half'
  const owners = new Set(documents.map(({ customer_id }) => customer_id))
  const isWhole =
    owners.size === documents.length &&
    documents.length === giving.done &&
    documents.every(
      ({ file_key, file_name, listed_as }) =>
        file_key === giving.file_key && file_name === listed_as,
    )
  // Those who still wait get it later.
  const isDone =
    giving.state === 'given' ? giving.done === OWNERS.length : giving.state === 'giving'
  return isWhole && isDone ? 'whole' : 'half'
}
