import { randomBytes } from 'node:crypto'
import {
  changeDocumentsCall,
  type DocumentChange,
  undoStepCall,
} from '@hausblick/contract/calls/documentSteps.ts'
import * as calls from '@hausblick/contract/calls/papers.ts'
import { fillPath } from '@hausblick/contract/fillPath.ts'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf } from '../../testing/documents.ts'
import { saysConflict, usePapers } from '../../testing/papers.ts'

const newStep = () => randomBytes(16).toString('hex')
const parts = { street: 'Weg 1', date: '2025-03-09', type: 'Rechnung', name: 'Wasser' }

onEachDatabase('papers in one step', (newDatabase) => {
  const { act, add, db, filed, list, post, undoStep, upload, waiting } = usePapers(newDatabase)

  const send = (
    changes: readonly DocumentChange[],
    step = newStep(),
    who: 'staff' | 'operator' = 'operator',
  ) => act(who, changes, step)
  const change = async (changes: readonly DocumentChange[]) => {
    const step = newStep()
    const reply = await send(changes, step)
    expect(reply.json()).not.toHaveProperty('error')
    return { step, ...changeDocumentsCall.reply.parse(reply.json()) }
  }
  const undo = (step: string) => undoStep('operator', step)
  const paper = async (seen: string) => ({ paper: await upload([seen], seen), seen })
  const states = async () =>
    await db().selectFrom('paper').select(['id', 'state', 'until']).orderBy('id').execute()
  const everything = async () => ({
    papers: await states(),
    documents: [...(await list('a')), ...(await list('b'))].map(({ name, state }) => [name, state]),
  })
  const lines = async () =>
    (await db().selectFrom('audit_entry').select('action').orderBy('number').execute()).map(
      ({ action }) => action,
    )

  test('are filed, given and removed beside documents, and all of it is undone at once', async () => {
    const [first, given, removed] = [await paper('Eins'), await paper('Zwei'), await paper('Drei')]
    const { number, fileName } = await add({
      customerId: 'A',
      name: 'Doppelt',
      bytes: pdf('Doppelt'),
    })
    const before = await everything()
    const linesBefore = (await lines()).length
    const changes: DocumentChange[] = [
      { kind: 'filePaper', ...first, customerId: 'A', ...parts },
      { kind: 'remove', customerId: 'A', number, seen: fileName },
      { kind: 'givePaper', ...given, customerId: 'B' },
      { kind: 'removePaper', ...removed },
    ]
    const step = newStep()
    const replies = await Promise.all([send(changes, step), send(changes, step)])
    replies.push(await send(changes, step))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const [once, ...others] = replies.map((reply) => reply.json())
    expect(others).toEqual([once, once])
    expect(changeDocumentsCall.reply.parse(once).documents.map(({ name }) => name)).toEqual([
      'readv_A_Weg 1_20250309_Rechnung_Wasser.pdf',
      fileName,
      expect.stringMatching(/^readv_B_.*_Zwei\.pdf$/),
    ])
    expect((await states()).map(({ state }) => state)).toEqual(['filed', 'filed', 'removed'])
    expect((await list('b')).map(({ state }) => state)).toEqual(['received'])
    expect((await lines()).slice(linesBefore)).toEqual([
      'documentFiled',
      'documentRemoved',
      'paperGiven',
      'paperRemoved',
    ])

    for (let time = 0; time < 2; time++)
      expect(undoStepCall.reply.parse((await undo(step)).json()).documents).toEqual([
        { customerId: 'A', number, name: fileName },
      ])
    expect(await everything()).toEqual(before)
    expect((await lines()).slice(linesBefore + 4)).toEqual([
      'paperRestored',
      'filingTakenBack',
      'documentRestored',
      'filingTakenBack',
    ])
  })

  test('are changed all or none: who was faster is named', async () => {
    const [free, taken] = [await paper('Freier Brief'), await paper('Schneller Brief')]
    const { step } = await filed(taken.paper)
    const before = await everything()
    const said = saysConflict(
      await send([
        { kind: 'removePaper', ...free },
        // As it was filed before: another step must not take that back.
        { kind: 'filePaper', ...taken, customerId: 'A', ...parts },
      ]),
    )
    expect(said).toContain('„Schneller Brief“')
    expect(said).not.toContain('Freier Brief')
    const refused = [
      [{ kind: 'filePaper', ...free, customerId: 'A', ...parts, name: '/' }],
      [{ kind: 'givePaper', ...free, customerId: 'DEMO' }],
      [{ kind: 'givePaper', ...free, customerId: 'UNBEKANNT' }],
      [{ kind: 'filePaper', ...free, customerId: 'A', ...parts, date: '2999-01-01' }],
      [
        { kind: 'givePaper', ...free, customerId: 'A' },
        { kind: 'removePaper', ...free },
      ],
    ] satisfies DocumentChange[][]
    const statuses: number[] = []
    for (const changes of refused) statuses.push((await send(changes)).statusCode)
    expect(statuses).toEqual([400, 400, 404, 400, 400])
    await db().updateTable('service').set({ staff_removes: 0 }).execute()
    const forbidden = await send([{ kind: 'removePaper', ...free }], newStep(), 'staff')
    await db().updateTable('service').set({ staff_removes: 1 }).execute()
    expect(forbidden.statusCode).toBe(403)
    expect(await everything()).toEqual(before)
    await undo(step)
  })

  test('of which one was changed since are not put back, nor the others', async () => {
    const [given, removed] = [await paper('Bleibt'), await paper('Weg')]
    const { step, documents } = await change([
      { kind: 'givePaper', ...given, customerId: 'B' },
      { kind: 'removePaper', ...removed },
    ])
    // Somebody restores the second and files it.
    await post('operator', fillPath(calls.restorePaperCall.path, { paper: removed.paper }))
    const other = await filed(removed.paper)
    const before = await everything()
    const said = saysConflict(await undo(step))
    expect(said).toContain('„Weg“')
    expect(said).not.toContain('Bleibt')
    expect(await everything()).toEqual(before)
    // What waits again already is as the undo wants it.
    await undo(other.step)
    expect((await undo(step)).statusCode).toBe(200)
    expect((await waiting()).map((entry) => entry.paper)).toEqual(
      expect.arrayContaining([given.paper, removed.paper]),
    )
    expect((await list('b')).map(({ name }) => name)).not.toContain(documents[0]?.name)
  })

  test('that are removed alone are removed once, also at the same time', async () => {
    const removed = await paper('Werbung')
    const step = newStep()
    const changes: DocumentChange[] = [{ kind: 'removePaper', ...removed }]
    const replies = await Promise.all([send(changes, step), send(changes, step)])
    expect(replies.map((reply) => reply.json())).toEqual([
      { documents: [], until: expect.any(String) },
      replies[0]?.json(),
    ])
    const undone = await Promise.all([undo(step), undo(step)])
    expect(undone.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await waiting()).map((entry) => entry.paper)).toContain(removed.paper)
  })
})
