import {
  checkImportCall,
  decideImportSheetCall,
  discardImportCall,
  examineImportCall,
  listImportsCall,
  readImportSheetCall,
  removeImportFileCall,
  sendImportFileCall,
} from '@hausblick/contract/calls/imports.ts'
import { expect, test } from 'vitest'
import { removeQueuedFiles } from '../../../documents/withheld/storedFiles.ts'
import { propertyOverviewKind } from '../../../records/kinds/propertyOverview.ts'
import { onEachDatabase } from '../../../testing/databases.ts'
import { csvOf } from '../../../testing/import/csv.ts'
import { newImports } from '../../../testing/import/runs.ts'

onEachDatabase('the files of an import', (newDatabase) => {
  const newImporter = newImports()

  test('are kept as they were given, for operators', async () => {
    const { start, send, read } = await newImporter(await newDatabase())
    const id = await start({ 'Mieten März.csv': 'a;b\r\n' })
    expect((await read(id)).files).toEqual([
      { number: 1, name: 'Mieten März.csv', size: 5, isKept: true },
    ])
    const params = { id, number: '1' }
    const reply = await send('operator', sendImportFileCall, { params })
    expect(reply.body).toBe('a;b\r\n')
    expect(reply.headers['content-disposition']).toContain(
      "filename*=UTF-8''Mieten%20M%C3%A4rz.csv",
    )
    expect((await send('staff', sendImportFileCall, { params })).statusCode).toBe(403)
  })

  test('are one where they are given twice, and refused where another has the name', async () => {
    const { start, addFile, read } = await newImporter(await newDatabase())
    const id = await start({ 'a.csv': 'a;b' })
    expect((await addFile(id, 'a.csv', Buffer.from('a;b'))).json()).toMatchObject({ number: 1 })
    const other = await addFile(id, 'a.csv', Buffer.from('c;d'))
    expect([other.statusCode, other.json().error]).toEqual([
      409,
      expect.stringContaining('„a.csv“'),
    ])
    expect((await addFile(id, 'b.csv', Buffer.from(''))).statusCode).toBe(400)
    expect((await read(id)).files).toHaveLength(1)
  })

  test('leave nothing in the storage once they are taken out', async () => {
    const database = await newDatabase()
    const { start, ask, storage, read } = await newImporter(database)
    const id = await start({ 'a.csv': 'a;b', 'b.csv': 'c;d' })
    await ask(removeImportFileCall, { params: { id, number: '1' } })
    expect((await read(id)).files).toMatchObject([{ number: 2, name: 'b.csv' }])
    await removeQueuedFiles({ db: database.db, storage })
    const stored: number[] = []
    for await (const { size } of storage.list()) stored.push(size)
    expect(stored).toEqual([3])
  })

  test('cannot be added to an import that has ended', async () => {
    const { start, ask, send, addFile } = await newImporter(await newDatabase())
    const id = await start({ 'a.csv': 'a;b' })
    await ask(discardImportCall, { params: { id } })
    expect((await addFile(id, 'b.csv', Buffer.from('b'))).statusCode).toBe(409)
    expect((await send('operator', examineImportCall, { params: { id } })).statusCode).toBe(409)
    expect((await ask(listImportsCall, {})).imports).toMatchObject([{ id, state: 'discarded' }])
  })

  test('that cannot be read wait to be left out, and the others go on', async () => {
    const { start, ask, reaches, send } = await newImporter(await newDatabase())
    const id = await start({
      'Brief.pdf': '%PDF-1.7',
      'a.csv': 'a;b\n1;2\n3;Rohr 4" neu\n5;6',
      'Mappe.xlsx': 'PK\x03\x04damaged',
      'Kennwort.xlsx': Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      'Einheiten.csv': csvOf(propertyOverviewKind, [{ customerid: 'K-1', propertyid: 'W1' }]),
    })
    const params = { id }
    await ask(examineImportCall, { params })
    const { sheets } = await reaches(id, 'mapping')
    const waiting = sheets.filter(({ decision }) => decision === 'open')
    expect(waiting.map(({ result, title }) => [result, title])).toEqual([
      ['unreadable', expect.stringMatching(/^Das ist ein PDF und keine Tabelle\./)],
      ['unreadable', expect.stringMatching(/^Zeile 3: Ein Anführungszeichen/)],
      ['unreadable', expect.stringMatching(/^Die Arbeitsmappe ist beschädigt/)],
      ['unreadable', expect.stringContaining('mit Kennwort')],
    ])
    const check = { params, body: { without: [], moves: false } }
    expect((await send('operator', checkImportCall, check)).statusCode).toBe(409)
    for (const { number } of waiting) {
      const of = { id, number: String(number) }
      expect((await ask(readImportSheetCall, { params: of })).rows).toEqual([])
      const saved = { params: of, body: { use: 'saved' as const, name: 'x' } }
      expect((await send('operator', decideImportSheetCall, saved)).statusCode).toBe(409)
      await ask(decideImportSheetCall, { params: of, body: { use: 'leave-out' } })
    }
    await ask(checkImportCall, check)
    expect(await reaches(id, 'checked')).toMatchObject({
      errors: 0,
      changes: [{ table: 'customername' }, { table: 'property-overview', added: 1 }],
    })
  })

  test('must be there before they are examined', async () => {
    const { start, send } = await newImporter(await newDatabase())
    const id = await start([])
    const reply = await send('operator', examineImportCall, { params: { id } })
    expect([reply.statusCode, reply.json().error]).toEqual([409, expect.stringContaining('Datei')])
  })
})
