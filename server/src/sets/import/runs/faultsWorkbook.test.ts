import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  examineImportCall,
  listImportFaultsCall,
  sendImportFaultsCall,
} from '@hausblick/contract/calls/imports.ts'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../../testing/databases.ts'
import { newFolders } from '../../../testing/folders.ts'
import { newImports } from '../../../testing/import/runs.ts'
import { openSheets } from '../files/openFile.ts'
import { writeFaults } from './faultsWorkbook.ts'

async function readCells(file: string): Promise<string[][]> {
  const lines: string[][] = []
  for await (const { rows } of openSheets(file))
    for await (const { cells } of rows) lines.push([...cells])
  return lines
}

const HEADINGS = ['Art', 'Datei', 'Tabellenblatt', 'Zeile', 'Spalte', 'Zelle', 'Was zu tun ist']

onEachDatabase('what is wrong in files', (newDatabase) => {
  const newImporter = newImports()
  const newFolder = newFolders()

  test('is sent as a workbook, with text where a cell looks like a formula', async () => {
    const [database, folder] = [await newDatabase(), await newFolder()]
    const { ask, send, start, reaches } = await newImporter(database)
    const file = join(folder, 'einheiten.csv')
    await writeFile(
      file,
      'customerid;propertyid;street;sizeinsqm\n1;;Weg;10\n1;A-1;Weg;=1+1\n1;A-2;Weg;10',
    )
    const id = await start([file])
    const params = { id }
    await ask(examineImportCall, { params })
    await reaches(id, 'faulty')
    const { faults } = await ask(listImportFaultsCall, { params })
    const reply = await send('operator', sendImportFaultsCall, { params })
    expect(reply.headers['content-disposition']).toContain('Fehler und Hinweise.xlsx')
    const sent = join(folder, 'faults.xlsx')
    await writeFile(sent, reply.rawPayload)
    const [heads, ...rows] = await readCells(sent)
    expect(heads?.slice(0, HEADINGS.length)).toEqual(HEADINGS)
    expect(rows).toHaveLength(faults.length)
    expect(rows[0]?.slice(0, 5)).toEqual(['Fehler', 'einheiten.csv', '', '2', 'propertyid'])
    expect(rows.find(([, , , line]) => line === '3')).toContain('=1+1')
    expect((await send('staff', sendImportFaultsCall, { params })).statusCode).toBe(403)
  }, 120_000)

  test('says how many are left out', async () => {
    const file = join(await newFolder(), 'faults.xlsx')
    await writeFile(file, await writeFaults([], 1234))
    expect(await readCells(file)).toContainEqual(['Dazu kommen 1.234 weitere Funde gleicher Art.'])
  })
})
