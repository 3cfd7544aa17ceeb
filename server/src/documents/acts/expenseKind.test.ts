import { randomBytes } from 'node:crypto'
import { changeDocumentsCall } from '@hausblick/contract/calls/documentSteps.ts'
import { expect, test } from 'vitest'
import { admitCommand } from '../../platform/http/access.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf } from '../../testing/documents.ts'
import { usePapers } from '../../testing/papers.ts'
import { restoreDocument } from '../withheld/restore.ts'

const parts = { street: 'Weg 1', date: '2026-03-12', type: 'Rechnung', name: 'Müller GmbH, 4711' }

onEachDatabase('the kind of expense', (newDatabase) => {
  const { act, add, upload, file, db, list, undoStep } = usePapers(newDatabase)
  const kindOf = async ({ customerId, number }: { customerId: string; number: number }) => {
    const rows = db().selectFrom('document').select('expense_kind')
    const row = rows.where('customer_id', '=', customerId).where('number', '=', number)
    return (await row.executeTakeFirst())?.expense_kind
  }
  /** Does an act, and returns its step and where the document is. */
  const take = async (change: object) => {
    const step = randomBytes(16).toString('hex')
    const reply = await act('staff', [change], step)
    const [document] = changeDocumentsCall.reply.parse(reply.json()).documents
    if (!document) throw new Error('There is no document.')
    return { step, ...document }
  }
  const seenAs = ({ customerId, number, name: seen }: Awaited<ReturnType<typeof take>>) => ({
    ...{ customerId, number, seen },
  })

  test('is kept with the filing, corrected and moved, and all of it undone', async () => {
    const bytes = pdf('invoice')
    const { number, fileName } = await add({ customerId: 'A', state: 'received', bytes })
    const waiting = { customerId: 'A', number, name: fileName, step: '' }
    const said = { ...parts, expenseKind: 'Instandhaltung' }
    const filed = await take({ kind: 'file', ...seenAs(waiting), ...said })
    expect(await kindOf(filed)).toBe('Instandhaltung')
    expect(await list('a')).toMatchObject([{ expenseKind: 'Instandhaltung' }])

    const other = { to: 'A', ...parts, expenseKind: 'Verwaltung' }
    const corrected = await take({ kind: 'correct', ...seenAs(filed), ...other })
    expect(await kindOf(corrected)).toBe('Verwaltung')
    const unsaid = { to: 'A', ...parts, name: 'Anders' }
    const renamed = await take({ kind: 'correct', ...seenAs(corrected), ...unsaid })
    expect(await kindOf(renamed)).toBe('Verwaltung')

    const moved = await take({ kind: 'correct', ...seenAs(renamed), ...parts, to: 'B' })
    expect([moved.customerId, await kindOf(moved)]).toEqual(['B', 'Verwaltung'])
    for (const [{ step }, kind] of [
      [moved, 'Verwaltung'],
      [renamed, 'Verwaltung'],
      [corrected, 'Instandhaltung'],
      [filed, null],
    ] as const) {
      expect((await undoStep('staff', step)).statusCode).toBe(200)
      expect(await kindOf(waiting)).toBe(kind)
    }
  })

  test('is kept of a paper, and of a document that was removed and restored', async () => {
    const paper = await upload(['Rechnung'])
    const said = { ...parts, expenseKind: 'Grundsteuer' }
    const reply = await file(paper, 'A', said)
    const [filed] = changeDocumentsCall.reply.parse(reply.json()).documents
    if (!filed) throw new Error('It was not filed.')
    expect(await kindOf(filed)).toBe('Grundsteuer')
    await act('operator', [{ kind: 'remove', ...seenAs({ ...filed, step: '' }) }])
    expect(await kindOf(filed)).toBeUndefined()
    await restoreDocument(db(), admitCommand('A'), filed.number, async () => 0)
    expect(await kindOf(filed)).toBe('Grundsteuer')
  })
})
