import { randomUUID } from 'node:crypto'
import {
  type Giving,
  giveDocumentCall,
  previewRecipientsCall,
  type Recipients,
  readGivingCall,
  sendCircularCall,
  takeBackGivingCall,
} from '@hausblick/contract/calls/givings.ts'
import { fillPath } from '@hausblick/contract/fillPath.ts'
import { beforeAll, expect, test } from 'vitest'
import { lockCustomers } from '../../people/customers/store.ts'
import { createAuditLog } from '../../platform/audit/log.ts'
import { propertyOverviewKind } from '../../records/kinds/propertyOverview.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import type { Who } from '../../testing/everyone.ts'
import { MAIL_SECRET } from '../../testing/mails.ts'
import { replaceRows } from '../../testing/replaceRows.ts'
import { createPdf } from '../../testing/texts/pdfs.ts'
import { readNewTexts } from '../search/readTexts.ts'
import { workOnGivings } from './steps.ts'

const OWNERS = Array.from({ length: 230 }, (_, index) => `K${String(index).padStart(3, '0')}`)
const AT_HOME = { street: 'Lindenweg', number: '3', zipcode: '10115' }
const letter = await createPdf(['Die Hausordnung gilt ab Mai.'])

onEachDatabase('giving a document to many', (newDatabase) => {
  const { add, app, call, database, db, list, storage } = useDocuments(newDatabase)
  beforeAll(async () => {
    await db()
      .transaction()
      .execute(async (trx) => {
        await lockCustomers(trx, OWNERS)
        const units = OWNERS.map((customerid, index) => {
          const place = index < 40 ? AT_HOME : { ...AT_HOME, number: '4' }
          return [customerid, [{ customerid, propertyid: `${customerid}-1`, ...place }]] as const
        })
        await replaceRows(trx, propertyOverviewKind, units)
      })
  })

  const newId = () => randomUUID().replaceAll('-', '')
  const addLetter = (name: string, more = {}) =>
    add({ customerId: 'A', name, bytes: letter, textState: 'pending', ...more })
  type Letter = Awaited<ReturnType<typeof addLetter>>
  const give = async (
    source: Letter,
    to: Recipients,
    { total, id = newId(), who = 'staff' as Who }: { total: number; id?: string; who?: Who },
  ) =>
    call(who, {
      method: 'POST',
      url: fillPath(giveDocumentCall.path, { customerId: 'A', number: String(source.number) }),
      payload: {
        ...{ id, to, total, seen: source.fileName },
        ...{ street: 'Lindenweg 3', date: '2026-05-01', type: 'Brief', name: 'Hausordnung' },
      },
    })
  const takeBack = async (who: Who, id: string) =>
    call(who, { method: 'DELETE', url: fillPath(takeBackGivingCall.path, { id }) })
  const read = async (id: string): Promise<Giving> =>
    (await call('staff', { url: fillPath(readGivingCall.path, { id }) })).json()
  const countGiven = async () =>
    (
      await db()
        .selectFrom('document')
        .select('number')
        .where('customer_id', 'in', OWNERS)
        .execute()
    ).length
  const lines = async (action: 'documentGiven' | 'documentRemoved') =>
    await db()
      .selectFrom('audit_entry')
      .select(['customer_id', 'details'])
      .where('action', '=', action)
      .where('customer_id', 'in', OWNERS)
      .execute()

  test('says who would get it', async () => {
    const preview = async (to: Recipients, who: Who = 'staff') =>
      call(who, {
        method: 'POST',
        url: previewRecipientsCall.path,
        payload: { to, without: ['A'] },
      })
    // B has the only account; the demo gets nothing.
    expect((await preview({ kind: 'all' })).json()).toMatchObject({
      total: OWNERS.length + 1,
      withoutAccount: OWNERS.length,
    })
    const there = (await preview({ kind: 'address', ...AT_HOME })).json()
    expect(there).toMatchObject({ total: 40, withoutAccount: 40 })
    expect(there.entries[0]).toEqual({ customerId: 'K000', hasAccount: false })
    const chosen: Recipients = { kind: 'customers', customerIds: ['A', 'B', 'DEMO'] }
    expect((await preview(chosen)).json()).toEqual({
      total: 1,
      withoutAccount: 0,
      entries: [{ customerId: 'B', hasAccount: true }],
    })
    expect((await preview(chosen, 'a')).statusCode).toBe(403)
  })

  test('gives 40 owners of a building a document each, with a name, a line and its text, once', async () => {
    const source = await addLetter('Hausordnung')
    const id = newId()
    const to = { kind: 'address', ...AT_HOME } as const
    expect((await give(source, to, { total: 41, id })).statusCode).toBe(409)
    expect(await countGiven()).toBe(0)
    const replies = await Promise.all([1, 2].map(() => give(source, to, { total: 40, id })))
    expect((await give(source, to, { total: 40, id })).statusCode).toBe(200)
    for (const reply of replies)
      expect(reply.json()).toEqual({ id, total: 40, done: 40, state: 'given' })
    expect(await countGiven()).toBe(40)
    const told = await lines('documentGiven')
    expect(new Set(told.map(({ customer_id }) => customer_id)).size).toBe(40)
    expect(told[0]?.details).toContain(`readv_${told[0]?.customer_id}_Lindenweg 3`)

    const reads: string[] = []
    const counting = {
      ...storage(),
      read: async (key: string) => {
        reads.push(key)
        return await storage().read(key)
      },
    }
    await readNewTexts({ database: database(), storage: counting, log: app().log })
    expect(reads).toHaveLength(1)
    const texts = await db()
      .selectFrom('document_text')
      .innerJoin('document_page', 'document_page.text_id', 'document_text.id')
      .select('text')
      .where('customer_id', 'in', OWNERS)
      .execute()
    expect(texts).toHaveLength(40)

    expect((await takeBack('a', id)).statusCode).toBe(403)
    expect((await takeBack('staff', id)).json()).toMatchObject({ state: 'takenBack' })
    expect((await takeBack('staff', id)).json()).toMatchObject({ state: 'takenBack' })
    expect(await countGiven()).toBe(0)
    expect(await lines('documentRemoved')).toHaveLength(40)
    expect((await list('a')).map(({ name }) => name)).toContain(source.fileName)
  })

  test('goes on in steps with very many, and takes all of them back', async () => {
    const source = await addLetter('Für alle')
    const id = newId()
    const total = OWNERS.length + 1
    const begun = (await give(source, { kind: 'all' }, { total, id })).json()
    expect(begun).toMatchObject({ total, state: 'giving' })
    expect(begun.done).toBeLessThan(total)
    const parts = { db: db(), audit: createAuditLog([MAIL_SECRET]) }
    await Promise.all([workOnGivings(parts), workOnGivings(parts)])
    expect(await read(id)).toEqual({ id, total, done: total, state: 'given' })
    expect(await countGiven()).toBe(OWNERS.length)
    await takeBack('operator', id)
    await workOnGivings(parts)
    expect(await read(id)).toMatchObject({ state: 'takenBack' })
    expect(await countGiven()).toBe(0)
  })

  test('leaves what waits in the inbox or was changed meanwhile', async () => {
    const waiting = await addLetter('Wartet', { state: 'received' })
    const to: Recipients = { kind: 'customers', customerIds: ['B'] }
    expect((await give(waiting, to, { total: 1 })).statusCode).toBe(409)
    const changed = { ...(await addLetter('Anders')), fileName: 'früher.pdf' }
    expect((await give(changed, to, { total: 1 })).statusCode).toBe(409)
    expect((await give(await addLetter('Fremd'), to, { total: 1, who: 'b' })).statusCode).toBe(403)
  })

  test('a circular is a PDF that each of its readers has', async () => {
    const send = async (id: string) =>
      call('staff', {
        method: 'POST',
        url: sendCircularCall.path,
        payload: {
          ...{ id, to: { kind: 'customers', customerIds: ['A', 'B'] }, total: 2 },
          ...{ subject: 'Heizung', text: 'Guten Tag,\n\nam Montag wird die Heizung gewartet.' },
        },
      })
    const id = newId()
    for (const _ of [1, 2])
      expect((await send(id)).json()).toEqual({ id, total: 2, done: 2, state: 'given' })
    for (const who of ['a', 'b'] as const) {
      const letters = (await list(who)).filter(({ name }) => name.includes('Rundschreiben'))
      expect(letters).toHaveLength(1)
    }
  })
})
