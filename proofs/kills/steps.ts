import { randomUUID } from 'node:crypto'
import { changeDocumentsCall } from '@hausblick/contract/calls/documentSteps.ts'
import { paperNumbered } from '@hausblick/server/src/documents/texts.ts'
import { signIn } from '@hausblick/server/src/testing/accounts.ts'
import { addPile } from './addPile.ts'
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

/** A paper and its name. */
interface SeenPaper {
  readonly paper: number
  readonly seen: string
}

/** Documents of the inbox and papers that are changed in one step. */
interface Step {
  readonly step: string
  /** Part of what the filed ones are called. */
  readonly name: string
  readonly filed: readonly Seen[]
  readonly removed: Seen
  readonly papers: Readonly<Record<'filed' | 'given' | 'removed', SeenPaper>>
  readonly headers: { readonly authorization: string }
}

/** Filing, giving and removing several documents and papers: all with their lines and the way back, or none. */
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
      const papers = {
        filed: await seePaper(site, `${name} d`),
        given: await seePaper(site, `${name} e`),
        removed: await seePaper(site, `${name} f`),
      }
      const step = randomUUID().replaceAll('-', '')
      return { step, name, filed, removed, papers, headers: await headers }
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
      // Two from the inbox, and two that were papers.
      return expectSame('how many documents the reply names', named, 4)
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

async function seePaper(site: Site, seen: string): Promise<SeenPaper> {
  return { paper: await addPile(site, seen), seen }
}

async function change({ url }: Target, { step, name, filed, removed, papers, headers }: Step) {
  const customerId = CUSTOMER
  const at = (document: Seen) => ({ customerId: CUSTOMER, ...document })
  const changes = [
    ...filed.map((document) => ({ kind: 'file', ...at(document), ...PARTS, name })),
    { kind: 'filePaper', ...papers.filed, customerId, ...PARTS, name },
    { kind: 'remove', ...at(removed) },
    { kind: 'givePaper', ...papers.given, customerId },
    { kind: 'removePaper', ...papers.removed },
  ]
  return await fetch(url + changeDocumentsCall.path, {
    method: changeDocumentsCall.method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ step, changes }),
  })
}

async function findStep({ database: { db } }: Site, item: Step): Promise<Effect> {
  const papers = await db
    .selectFrom('paper')
    .select(['id', 'storage_key', 'state'])
    .where(
      'id',
      'in',
      Object.values(item.papers).map(({ paper }) => paper),
    )
    .orderBy('id')
    .execute()
  const keys = papers.map(({ storage_key }) => storage_key)
  const made = await db
    .selectFrom('document')
    .select(['number', 'state', 'file_name', 'listed_as'])
    .where('file_key', 'in', keys)
    .execute()
  const old = [...item.filed, item.removed].map(({ number }) => number)
  const numbers = [...old, ...made.map(({ number }) => number)]
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
    .where('number', 'in', old)
    .where('state', '=', 'filed')
    .execute()
  const kept = async (table: 'document_change' | 'paper_change') => {
    const rows = await db
      .selectFrom(table)
      .select('position')
      .where('step', '=', item.step)
      .execute()
    return rows.length
  }
  const found = [
    papers.map(({ state }) => state).join(' '),
    // Those that papers became: one filed by staff, one in the inbox.
    made
      .map(({ state }) => String(state))
      .toSorted()
      .join(' '),
    await count('document'),
    await count('listing'),
    await count('withheld_document'),
    [...filed, ...made].filter(({ file_name, listed_as }) => file_name === listed_as).length,
    await kept('document_change'),
    await kept('paper_change'),
    await countLines(db, numbers, item),
  ].join()
  if (found === 'filed filed removed,null received,4,4,1,4,3,3,6') return 'whole'
  return found === 'waiting waiting waiting,,3,3,0,0,0,0,0' ? 'absent' : 'half'
}

async function countLines(
  db: Site['database']['db'],
  numbers: readonly number[],
  { papers }: Step,
): Promise<number> {
  const lines = await db
    .selectFrom('audit_entry')
    .select(['action', 'details'])
    .where('action', 'in', ['documentFiled', 'documentRemoved', 'paperGiven', 'paperRemoved'])
    .execute()
  const removed = paperNumbered(papers.removed.paper)
  return lines.filter(({ action, details }) => {
    const { number, document } = JSON.parse(details ?? '{}')
    return action === 'paperRemoved' ? document === removed : numbers.includes(Number(number))
  }).length
}
