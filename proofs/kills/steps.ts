import { randomUUID } from 'node:crypto'
import { changeDocumentsCall } from '@hausblick/contract/calls/documentSteps.ts'
import { signIn } from '@hausblick/server/src/testing/accounts.ts'
import { CUSTOMER, receive, STAFF } from './filings.ts'
import {
  type Effect,
  expectSame,
  type Operation,
  requireSuccess,
  type Site,
  type Target,
} from './operation.ts'

const PARTS = { street: 'Am Markt 1', date: '2025-01-31', type: 'Brief' } as const
const OPERATOR = 'chefin@betreiber.example'

interface Seen {
  readonly number: number
  readonly seen: string
}

/** Documents of the inbox that are changed in one step. */
interface Step {
  readonly step: string
  /** Part of what the filed ones are called. */
  readonly name: string
  readonly filed: readonly Seen[]
  readonly removed: Seen
  readonly headers: { readonly authorization: string }
}

/** Filing and removing several documents: all with their lines and the way back, or none. */
export function createSteps(): Operation<Step> {
  let headers: Promise<Step['headers']> | undefined
  return {
    environment: { STAFF_EMAILS: STAFF, OPERATOR_EMAILS: OPERATOR },
    mostMs: 60,
    prepare: async (site) => {
      const database = { ...site.database, url: '' }
      headers ??= signIn(database, { email: OPERATOR, kind: 'operator' }, { expires: '1 day' })
      const name = `Nummer ${randomUUID()}`
      const filed = [await see(site, `${name} a`), await see(site, `${name} b`)]
      const removed = await see(site, `${name} c`)
      return {
        step: randomUUID().replaceAll('-', ''),
        name,
        filed,
        removed,
        headers: await headers,
      }
    },
    send: async (target, step) => {
      await requireSuccess(await change(target, step))
    },
    find: findStep,
    repeat: async (target, step) => {
      const reply = await change(target, step)
      if (!reply.ok) return [`repeating it was refused with ${reply.status}: ${await reply.text()}`]
      const { documents } = changeDocumentsCall.reply.parse(await reply.json())
      const named = documents.filter(({ name }) => name.includes(step.name)).length
      return expectSame('how many documents the reply names', named, 2)
    },
  }
}

async function see(site: Site, name: string): Promise<Seen> {
  const number = await receive(site, name)
  const { file_name } = await site.database.db
    .selectFrom('document')
    .select('file_name')
    .where('customer_id', '=', CUSTOMER)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return { number, seen: file_name }
}

async function change({ url }: Target, { step, name, filed, removed, headers }: Step) {
  const at = (document: Seen) => ({ customerId: CUSTOMER, ...document })
  const changes = [
    ...filed.map((document) => ({ kind: 'file', ...at(document), ...PARTS, name })),
    { kind: 'remove', ...at(removed) },
  ]
  return await fetch(url + changeDocumentsCall.path, {
    method: changeDocumentsCall.method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ step, changes }),
  })
}

async function findStep({ database: { db } }: Site, item: Step): Promise<Effect> {
  const numbers = [...item.filed, item.removed].map(({ number }) => number)
  const count = async (table: 'document' | 'listing' | 'withheld_document') => {
    const rows = await db
      .selectFrom(table)
      .select('number')
      .where('customer_id', '=', CUSTOMER)
      .where('number', 'in', numbers)
      .execute()
    return rows.length
  }
  const filed = await db
    .selectFrom('document')
    .select(['file_name', 'listed_as'])
    .where('customer_id', '=', CUSTOMER)
    .where('number', 'in', numbers)
    .where('state', '=', 'filed')
    .execute()
  const kept = await db
    .selectFrom('document_change')
    .select('position')
    .where('step', '=', item.step)
    .execute()
  const lines = await db
    .selectFrom('audit_entry')
    .select('details')
    .where('action', 'in', ['documentFiled', 'documentRemoved'])
    .where('customer_id', '=', CUSTOMER)
    .execute()
  const ofIt = lines.filter(({ details }) =>
    numbers.includes(Number(JSON.parse(details ?? '{}').number)),
  )
  const found = [
    await count('document'),
    await count('listing'),
    await count('withheld_document'),
    filed.filter(({ file_name, listed_as }) => file_name === listed_as).length,
    kept.length,
    ofIt.length,
  ].join()
  if (found === '2,2,1,2,3,3') return 'whole'
  return found === '3,3,0,0,0,0' ? 'absent' : 'half'
}
