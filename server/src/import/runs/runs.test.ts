import { join } from 'node:path'
import {
  checkImportCall,
  decideImportSheetCall,
  examineImportCall,
  listImportFaultsCall,
  readImportSheetCall,
} from '@hausblick/contract/calls/imports.ts'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../testing/databases.ts'
import { QUELLEN, readMapping } from '../../testing/import/mapping.ts'
import { MAPPINGS } from '../../testing/import/quellen.ts'
import { newImports } from '../../testing/import/runs.ts'

const FILES = [
  '1-mieterliste.xlsx',
  '2-journal.csv',
  '3-darlehen-bank.xlsx',
  '4-eigentuemer.csv',
  '5-werte-von-hand.xlsx',
].map((name) => join(QUELLEN, name))

onEachDatabase('an import', (newDatabase) => {
  const newImporter = newImports()

  test('of files of other programs is examined, decided on and checked', async () => {
    const { ask, start, reaches } = await newImporter(await newDatabase())
    const id = await start(FILES)
    const params = { id }
    await ask(examineImportCall, { params })
    const { sheets, files } = await reaches(id, 'mapping')
    expect(files.map(({ name }) => join(QUELLEN, name))).toEqual(FILES)
    const profiles = MAPPINGS.map(readMapping)
    for (const { number } of sheets) {
      const of = { id, number: String(number) }
      const sheet = await ask(readImportSheetCall, { params: of })
      const profile = profiles.find(({ required }) =>
        required.every((label) => sheet.labels.includes(label)),
      )
      const body = profile
        ? ({ use: 'mapping', profile } as const)
        : ({ use: 'leave-out' } as const)
      await ask(decideImportSheetCall, { params: of, body })
    }
    await ask(checkImportCall, { params, body: { without: [], moves: false } })
    const checked = await reaches(id, 'checked')
    expect(checked).toMatchObject({ errors: 0, missingColumns: [] })
    const { total } = await ask(listImportFaultsCall, { params })
    expect(total).toBe(checked.warnings)
  }, 120_000)
})
