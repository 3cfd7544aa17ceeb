import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../testing/databases.ts'
import { newFolders } from '../../testing/folders.ts'
import { proposed } from '../../testing/import/applyMapping.ts'
import { rowsOf } from '../../testing/import/mapping.ts'
import { importFiles } from './importFiles.ts'

const LIST = ['WE;Kunde;Mieter;Kaltmiete', '210-03;K1;Roth;500,00']
const JOURNAL = ['Datum;WE;Kunde;Konto;Haben', '01.02.2025;210-03;K1;1;500,00']

onEachDatabase('a journal alone', (newDatabase) => {
  const newFolder = newFolders()
  const rows = (lines: readonly string[]) =>
    rowsOf(...lines.map((line) => line.replaceAll(';', '|')))
  const journal = proposed('posting', rows(JOURNAL), {
    postings: { amounts: 'debit-credit', accounts: { '1': { use: 'income', kind: 'Kaltmiete' } } },
  })
  const mappings = [proposed('unit', rows(LIST)), journal]

  test('adds to units that are stored, and makes none', async () => {
    const database = await newDatabase()
    const run = async (lines: readonly string[]) => {
      const folder = await newFolder()
      await writeFile(join(folder, 'quelle.csv'), lines.join('\r\n'))
      const { problems, changes } = await importFiles(database, [folder], { mappings })
      return {
        errors: problems.errors.length,
        units: changes.get('dashboard-property')?.added ?? 0,
      }
    }
    expect(await run(JOURNAL)).toEqual({ errors: 1, units: 0 })
    expect(await run(LIST)).toEqual({ errors: 0, units: 0 })
    expect(await run(JOURNAL)).toEqual({ errors: 0, units: 1 })
  })
})
