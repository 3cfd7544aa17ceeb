// Over 200 lines: what steps do, and what one of them leaves alone, is proven by comparing everything before and after.

import { randomBytes } from 'node:crypto'
import {
  changeDocumentsCall,
  type DocumentChange,
  undoStepCall,
} from '@hausblick/contract/calls/documentSteps.ts'
import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { expect, test } from 'vitest'
import { readConfig } from '../../platform/config/config.ts'
import { useCorrections } from '../../testing/corrections.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf } from '../../testing/documents.ts'
import { mailerOf } from '../../testing/mails.ts'
import { finishSteps } from './tell.ts'

const newStep = () => randomBytes(16).toString('hex')
const parts = { street: 'Lindenweg 3', date: '2025-02-28', type: 'Rechnung', name: 'Heizung' }

onEachDatabase('several documents in one step', (newDatabase) => {
  const { act, add, call, db, folder, list, open, sentMails, storage, undoStep, upload } =
    useCorrections(newDatabase)

  const send = (changes: readonly DocumentChange[], step = newStep()) => act('staff', changes, step)
  const change = async (changes: readonly DocumentChange[], step = newStep()) => {
    const reply = await send(changes, step)
    expect(reply.json()).not.toHaveProperty('error')
    return { step, ...changeDocumentsCall.reply.parse(reply.json()) }
  }
  const undo = (step: string) => undoStep('staff', step)
  const inbox = async () =>
    readInboxCall.reply.parse((await call('staff', { url: readInboxCall.path })).json()).entries
  const send1 = async (docName: string) => {
    await upload('a', { docName, file: pdf(docName), userMessage: 'Danke' })
    const entry = (await inbox()).find(({ typedName }) => typedName === docName)
    if (!entry) throw new Error(`${docName} is not in the inbox.`)
    return { customerId: 'A', number: entry.number, seen: entry.name }
  }
  const add1 = async (name: string, customerId = 'A') => {
    const { number, fileName } = await add({ customerId, name, bytes: pdf(name) })
    return { customerId, number, seen: fileName }
  }
  const namesOf = async (who: 'a' | 'b') => (await list(who)).map(({ name }) => name).toSorted()
  const rows = async () =>
    await db().selectFrom('document').selectAll().orderBy('customer_id').orderBy('number').execute()
  const lines = async () =>
    (await db().selectFrom('audit_entry').select('action').orderBy('number').execute()).map(
      ({ action }) => action,
    )
  const everything = async () => ({
    rows: (await rows()).map(({ moved_from, text_state, text_attempts, ...row }) => row),
    // Those about what came in need not be sent again.
    filed: await db().selectFrom('notice').select('number').where('kind', '=', 'filed').execute(),
  })

  test('are filed, corrected, moved and removed, and all of it is undone at once', async () => {
    const filed = await send1('Vertrag.pdf')
    const filing = await change([{ kind: 'file', ...filed, ...parts, name: 'Vertrag' }])
    const back = { ...filed, seen: filing.documents[0]?.name ?? '' }
    const [waiting, typed, moved, doubled] = [
      await send1('Rechnung.pdf'),
      await add1('Falscher Typ'),
      await send1('Gehört B.pdf'),
      await add1('Doppelt'),
    ]
    const before = await everything()
    const linesBefore = (await lines()).length
    const { step, documents, until } = await change([
      { kind: 'file', ...waiting, ...parts },
      { kind: 'correct', ...typed, to: 'A', ...parts, date: null },
      { kind: 'correct', ...moved, to: 'B', ...parts },
      { kind: 'remove', ...doubled },
      { kind: 'takeBack', ...back },
    ])
    expect(Date.parse(until)).toBeGreaterThan(Date.now())
    expect(documents.map(({ customerId, name }) => `${customerId} ${name}`)).toEqual([
      'A readv_A_Lindenweg 3_20250228_Rechnung_Heizung.pdf',
      'A readv_A_Lindenweg 3_unbekannt_Rechnung_Heizung.pdf',
      'B readv_B_Lindenweg 3_20250228_Rechnung_Heizung.pdf',
      `A ${doubled.seen}`,
      `A ${filed.seen}`,
    ])
    expect(await namesOf('a')).toEqual(
      [documents[0], documents[1], documents[4]].map((document) => document?.name).toSorted(),
    )
    // What waited still does, with another customer.
    expect(await inbox()).toMatchObject([
      { customerId: 'A', name: filed.seen },
      { customerId: 'B', name: documents[2]?.name },
    ])
    expect((await lines()).slice(linesBefore)).toEqual(
      expect.arrayContaining([
        'documentFiled',
        'documentCorrected',
        'documentMovedAway',
        'documentMovedHere',
        'documentRemoved',
        'filingTakenBack',
      ]),
    )

    const undone = undoStepCall.reply.parse((await undo(step)).json())
    expect(undone.documents).toEqual(
      [waiting, typed, moved, doubled, back].map(({ seen: name, ...place }) => ({
        ...place,
        name,
      })),
    )
    expect(await everything()).toEqual(before)
    const [of] = (await list('a')).filter(({ name }) => name === moved.seen)
    expect(await open('nobody', of?.downloadUrl ?? '')).toBe(200)
    // Nobody is told of what was undone.
    await finishAll()
    expect(await sentMails()).toEqual([])
    expect((await undo(step)).json()).toEqual(undone)
  })

  test('are changed all or none: who was faster is named', async () => {
    const [first, second] = [await add1('Eins'), await add1('Zwei')]
    await change([{ kind: 'correct', ...second, to: 'A', ...parts, name: 'Anders' }])
    const before = await everything()
    const reply = await send([
      { kind: 'remove', ...first },
      { kind: 'correct', ...second, to: 'A', ...parts },
    ])
    expect(reply.statusCode).toBe(409)
    expect(reply.json().error).toContain('Zwei')
    expect(reply.json().error).not.toContain('Eins')
    expect(await everything()).toEqual(before)
  })

  test('are changed once where a step is repeated, also at the same time', async () => {
    const moved = await add1('Einmal')
    const changes: DocumentChange[] = [{ kind: 'correct', ...moved, to: 'B', ...parts }]
    const step = newStep()
    const replies = await Promise.all([send(changes, step), send(changes, step)])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(replies[0]?.json()).toEqual(replies[1]?.json())
    expect((await send(changes, step)).json()).toEqual(replies[0]?.json())
    expect((await namesOf('b')).filter((name) => name.includes('Heizung'))).toHaveLength(1)
    await undo(step)
  })

  test('of which one was changed since are not undone, nor the others', async () => {
    const [first, second] = [await add1('Bleibt'), await add1('Ändert sich')]
    const { step, documents } = await change([
      { kind: 'remove', ...first },
      { kind: 'correct', ...second, to: 'A', ...parts, name: 'Neu' },
    ])
    const seen = documents[1]?.name ?? ''
    await change([{ kind: 'correct', ...second, seen, to: 'A', ...parts, name: 'Noch neuer' }])
    const before = await everything()
    const reply = await undo(step)
    expect(reply.statusCode).toBe(409)
    expect(reply.json().error).toContain('Neu')
    expect(await everything()).toEqual(before)
  })

  test('cannot be undone for ever', async () => {
    const removed = await add1('Lange her')
    const { step } = await change([{ kind: 'remove', ...removed }])
    await db().updateTable('document_change').set({ until: '2020-01-01' }).execute()
    expect((await undo(step)).statusCode).toBe(404)
    await finishAll()
    expect(await db().selectFrom('document_change').selectAll().execute()).toEqual([])
  })

  test('tell a customer once that several were not meant for him', async () => {
    const [moved, removed, doubled] = [
      await add1('Fremd 1'),
      await add1('Fremd 2'),
      await add1('Doppelt 2'),
    ]
    await change([
      { kind: 'correct', ...moved, to: 'B', ...parts, name: 'Fremd' },
      { kind: 'remove', ...removed, isMisdirected: true },
    ])
    await change([{ kind: 'remove', ...doubled }])
    await finishSteps(tellingParts())
    expect(await sentMails()).toEqual([])
    await finishAll()
    const [mail, ...more] = await sentMails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      to: 'a@example.org',
      subject: 'Einige Schreiben waren nicht für Sie bestimmt',
    })
    expect(mail?.text).not.toMatch(/Fremd|Lindenweg|readv/)
    await change([{ kind: 'correct', ...(await add1('Fremd 3')), to: 'B', ...parts }])
    await finishAll()
    expect((await sentMails())[0]?.text).toMatch(
      /^Guten Tag,\n\nein Schreiben, das nicht für Sie bestimmt war, lag am \d+\. \p{L}+ \d{4} in Ihren Unterlagen\./u,
    )
    await finishAll()
    expect(await sentMails()).toEqual([])
  })

  test('stay as they are where a file is lost, or a part is empty', async () => {
    const [lost, other] = [await add1('Verloren'), await add1('Da')]
    const [row] = (await rows()).filter(({ file_name }) => file_name === lost.seen)
    await storage().delete(row?.storage_key ?? '')
    const before = await everything()
    const statuses = [
      await send([
        { kind: 'remove', ...other },
        { kind: 'correct', ...lost, to: 'B', ...parts },
      ]),
      await send([{ kind: 'correct', ...other, to: 'A', ...parts, name: '/' }]),
      await send([{ kind: 'correct', ...other, to: 'DEMO', ...parts }]),
      await send([
        { kind: 'remove', ...other },
        { kind: 'remove', ...other },
      ]),
      await send([{ kind: 'correct', ...other, to: 'UNBEKANNT', ...parts }]),
    ].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([500, 400, 400, 400, 404])
    expect(await everything()).toEqual(before)
  })

  function tellingParts() {
    const mailer = mailerOf(db(), () => Promise.reject(new Error('not to be sent')))
    return { config: readConfig({}, folder()), database: { db: db() }, mailer }
  }

  /** Lets the time pass after which customers are told. */
  async function finishAll(): Promise<void> {
    await db()
      .updateTable('document_change')
      .set({ tells_at: '' })
      .where('tells_at', 'is not', null)
      .execute()
    await finishSteps(tellingParts())
  }
})
