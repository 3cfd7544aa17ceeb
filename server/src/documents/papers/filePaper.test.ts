import * as calls from '@hausblick/contract/calls/papers.ts'
import { fillPath } from '@hausblick/contract/fillPath.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { commandActor } from '../../platform/audit/entry.ts'
import { createAuditLog } from '../../platform/audit/log.ts'
import { readConfig } from '../../platform/config/config.ts'
import { admitCommand } from '../../platform/http/access.ts'
import { eraseCustomer } from '../../sets/erasure/erase.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { saysConflict, usePapers } from '../../testing/papers.ts'
import { removeQueuedFiles } from '../withheld/storedFiles.ts'
import { destroyExpiredPapers } from './expire.ts'

onEachDatabase('papers', (newDatabase) => {
  const papers = usePapers(newDatabase)
  const { act, call, db, list, storage, post, upload, undoStep, made, waiting, texts } = papers
  const { database, folder, file, filed, readTexts, isStored, keysOf } = papers
  const parts = { street: 'Weg 1', date: '2025-03-09', type: 'Rechnung', name: 'Wasser' }

  test('become documents of a customer, who finds their words, once, and are taken back', async () => {
    const paper = await upload(['Zaunkönig im Garten'], 'Brief')
    await readTexts()
    const { step, document } = await filed(paper)
    expect(document).toMatchObject({
      customerId: 'A',
      name: 'readv_A_Weg 1_20250309_Rechnung_Wasser.pdf',
    })
    saysConflict(await file(paper, 'B'))
    await readTexts()
    const found = await call('a', { url: '/api/searchDocuments', query: { text: 'Zaunkönig' } })
    expect(found.json()).toMatchObject([{ name: document.name }])
    const row = (await list('a')).find(({ name }) => name === document.name)
    expect(row?.state).toBeUndefined()
    expect(await texts(row?.downloadUrl ?? '')).toEqual(['Zaunkönig im Garten'])
    for (let time = 0; time < 2; time++)
      expect((await undoStep('staff', step)).statusCode).toBe(200)
    expect((await list('a')).map(({ name }) => name)).not.toContain(document.name)
    expect((await waiting()).map((entry) => entry.paper)).toContain(paper)
  })

  test('become documents in the inbox of a customer', async () => {
    const paper = await upload(['Brief'], 'Von Frau Ähre')
    const change = { kind: 'givePaper', paper, seen: 'Von Frau Ähre', customerId: 'B' }
    expect((await act('staff', [change])).statusCode).toBe(200)
    expect((await list('b')).map(({ state, name }) => [state, name.split('_').at(-1)])).toEqual([
      ['received', 'Von Frau Ähre.pdf'],
    ])
  })

  test('leave their file to documents when they expire, and go when their customer is deleted', async () => {
    const pile = await upload(['für A', 'für B'])
    const { letters } = await made(
      [1, 2].map((page) => ({ name: '', pages: [{ paper: pile, page }] })),
    )
    const [a = { paper: 0 }, b = { paper: 0 }] = letters
    const { document } = await filed(a.paper)
    // Nearly anything else would be kept by law.
    await file(b.paper, 'B', { ...parts, type: 'Energieausweis' })
    const keys = await keysOf()
    const audit = createAuditLog(readConfig({}, folder()).secrets)
    const clear = async () => {
      await destroyExpiredPapers(db(), audit)
      await sql`update storage_removal set due_at = ''`.execute(db())
      await removeQueuedFiles({ db: db(), storage: storage() })
    }
    await sql`update paper set until = '' where id = ${a.paper}`.execute(db())
    await clear()
    // The other letter may still be taken back, and then the pile be put back, as far as it goes.
    expect([...(await keysOf()).keys()]).toEqual(expect.arrayContaining([pile, b.paper]))
    const row = (await list('a')).find(({ name }) => name === document.name)
    expect(await texts(row?.downloadUrl ?? '')).toEqual(['für A'])
    const config = readConfig({}, folder())
    const erasing = { database: database(), storage: storage(), config }
    await eraseCustomer(erasing, admitCommand('B'), commandActor)
    await clear()
    const left = [...(await keysOf()).keys()]
    expect(left).not.toContain(pile)
    expect(left).not.toContain(b.paper)
    expect(await isStored(keys.get(pile) ?? '')).toBe(false)
    expect(await isStored(keys.get(b.paper) ?? '')).toBe(false)
    expect(await isStored(keys.get(a.paper) ?? '')).toBe(true)
  })

  test('of a sender are offered what three before were filed as, as long as those are there', async () => {
    const mailed = async (name: string) => {
      const paper = await upload([`Wortlos ${name}`], name)
      await sql`update paper set sender = 's@werk.example' where id = ${paper}`.execute(db())
      return paper
    }
    const suggested = async (paper: number) =>
      (await waiting()).find((entry) => entry.paper === paper)?.suggestion
    const street = { value: 'Weg 1', words: 's@werk.example', isCertain: false }
    for (const name of ['eins', 'zwei', 'drei']) {
      const paper = await mailed(name)
      expect((await suggested(paper))?.street).toBeNull()
      await filed(paper)
    }
    const last = await mailed('vier')
    expect(await suggested(last)).toMatchObject({
      street,
      type: { ...street, value: 'Rechnung' },
      customer: { ...street, value: 'A' },
    })
    await sql`delete from document where sender is not null`.execute(db())
    expect((await suggested(last))?.street).toBeNull()
  })

  test('are removed and restored', async () => {
    const paper = await upload(['Werbung'], 'Werbung')
    await act('operator', [{ kind: 'removePaper', paper, seen: 'Werbung' }])
    const [removed] = calls.listRemovedPapersCall.reply.parse(
      (await call('operator', { url: calls.listRemovedPapersCall.path })).json(),
    ).entries
    expect(removed).toMatchObject({ paper, name: 'Werbung' })
    saysConflict(await file(paper))
    for (let time = 0; time < 2; time++)
      expect(
        (await post('operator', fillPath(calls.restorePaperCall.path, { paper }))).statusCode,
      ).toBe(200)
    expect((await waiting()).map((entry) => entry.paper)).toContain(paper)
  })
})
