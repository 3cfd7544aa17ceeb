import { randomUUID } from 'node:crypto'
import {
  filePaperForManyCall,
  giveDocumentCall,
  type Recipients,
  takeBackGivingCall,
} from '@hausblick/contract/calls/givings.ts'
import { fillPath } from '@hausblick/contract/fillPath.ts'
import { expect, test } from 'vitest'
import { commandActor } from '../../platform/audit/entry.ts'
import { readConfig } from '../../platform/config/config.ts'
import { admitCommand } from '../../platform/http/access.ts'
import { eraseCustomer } from '../../sets/erasure/erase.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import type { Who } from '../../testing/everyone.ts'
import { saysConflict, usePapers } from '../../testing/papers.ts'

const BOTH: Recipients = { kind: 'customers', customerIds: ['A', 'B'] }

onEachDatabase('filing a paper for many', (newDatabase) => {
  const papers = usePapers(newDatabase)
  const {
    call,
    database,
    db,
    file,
    filed,
    folder,
    list,
    post,
    readTexts,
    storage,
    upload,
    waiting,
  } = papers
  const newId = () => randomUUID().replaceAll('-', '')
  const parts = { street: 'Weg 1', date: '2026-05-01', type: 'Brief', name: 'Hausordnung' }
  const give = (paper: number, { id = newId(), total = 2, who = 'staff' as Who } = {}) =>
    post(who, fillPath(filePaperForManyCall.path, { paper }), { id, to: BOTH, total, ...parts })
  const takeBack = (who: Who, id: string) =>
    call(who, { method: 'DELETE', url: fillPath(takeBackGivingCall.path, { id }) })
  const namesOf = async (who: 'a' | 'b') =>
    (await list(who)).map(({ name }) => name).filter((name) => name.includes('Hausordnung'))
  const waits = async (paper: number) => (await waiting()).some((entry) => entry.paper === paper)

  test('makes a document of it for each, once, and waits again when they are taken back', async () => {
    const paper = await upload(['Rotkehlchen auf dem Dach'], 'Aushang')
    await readTexts()
    const id = newId()
    saysConflict(await give(paper, { id, total: 3 }))
    expect(await waits(paper)).toBe(true)
    expect((await give(paper, { who: 'a' })).statusCode).toBe(403)
    expect((await give(999)).statusCode).toBe(404)
    const replies = await Promise.all([give(paper, { id }), give(paper, { id })])
    for (const reply of [...replies, await give(paper, { id })])
      expect(reply.json()).toEqual({ id, total: 2, done: 2, state: 'given' })
    expect(await waits(paper)).toBe(false)
    saysConflict(await give(paper))
    saysConflict(await file(paper))
    await readTexts()
    for (const who of ['a', 'b'] as const) {
      const query = { text: 'Rotkehlchen' }
      expect((await call(who, { url: '/api/searchDocuments', query })).json()).toHaveLength(1)
      expect(await namesOf(who)).toHaveLength(1)
    }
    expect((await takeBack('a', id)).statusCode).toBe(403)
    for (let time = 0; time < 2; time++)
      expect((await takeBack('staff', id)).json()).toMatchObject({ state: 'takenBack' })
    expect([await namesOf('a'), await namesOf('b')]).toEqual([[], []])
    expect(await waits(paper)).toBe(true)
    const removed = await db().selectFrom('withheld_document').select('number').execute()
    expect(removed).toEqual([])
    // Repeating the first giving does not file what waits again.
    expect((await give(paper, { id })).json()).toMatchObject({ state: 'takenBack' })
    expect(await waits(paper)).toBe(true)
    expect((await file(paper)).statusCode).toBe(200)
  })

  test('goes to one clerk only where two give it at once', async () => {
    const paper = await upload(['Brief'], 'Zwei zugleich')
    const replies = await Promise.all([give(paper), give(paper, { who: 'operator' })])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const given = replies.find(({ statusCode }) => statusCode === 200)?.json()
    await takeBack('operator', given.id)
    expect(await waits(paper)).toBe(true)
  })

  test('stays filed where one of its documents was given to others, and is not lost with an owner', async () => {
    const paper = await upload(['Brief'], 'Weitergegeben')
    const { number, name: seen } = (await filed(paper)).document
    const id = newId()
    const to: Recipients = { kind: 'customers', customerIds: ['B'] }
    await post('staff', fillPath(giveDocumentCall.path, { customerId: 'A', number }), {
      ...{ id, to, total: 1, seen },
      ...parts,
    })
    expect((await takeBack('staff', id)).json()).toMatchObject({ state: 'takenBack' })
    expect(await waits(paper)).toBe(false)

    const other = await upload(['Brief'], 'Für beide')
    const giving = newId()
    expect((await give(other, { id: giving })).statusCode).toBe(200)
    const { key } = await db()
      .selectFrom('paper')
      .select('storage_key as key')
      .where('id', '=', other)
      .executeTakeFirstOrThrow()
    // B's document was removed before, and B is deleted while the paper waits again.
    await db()
      .updateTable('paper')
      .set({ state: 'waiting', until: null })
      .where('storage_key', '=', key)
      .execute()
    const config = readConfig({}, folder())
    const erasing = { database: database(), storage: storage(), config }
    await db()
      .updateTable('document')
      .set({ type: 'Energieausweis' })
      .where('customer_id', '=', 'B')
      .execute()
    await eraseCustomer(erasing, admitCommand('B'), commandActor)
    expect(await waits(other)).toBe(true)
  })
})
