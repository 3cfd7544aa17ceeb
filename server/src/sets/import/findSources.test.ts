import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { portfolioKind } from '../../records/kinds/portfolio.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { newFolders } from '../../testing/folders.ts'
import { csvOf } from '../../testing/import/csv.ts'
import { sumChanges, writeFiles } from '../../testing/import/importing.ts'
import { importFiles } from './importFiles.ts'

const none = { added: 0, changed: 0, unchanged: 0, removed: 0 }

onEachDatabase('the sources of an import', (newDatabase) => {
  const newFolder = newFolders()

  test('list a file given twice only once and omit other files in folders', async () => {
    const database = await newDatabase()
    const folder = await newFolder()
    await writeFiles(folder, {
      'a.CSV': csvOf(portfolioKind, [{ customerid: 'K-1' }]),
      '~$a.xlsx': 'x',
      'readv_K-1.pdf': 'x',
      'alt/a.csv': 'x',
    })
    await cp(join(folder, 'a.CSV'), join(folder, 'tabelle'))
    const report = await importFiles(database, [`${folder}/alt/../a.CSV`, folder])
    expect(sumChanges(report)).toEqual({ ...none, added: 1 })
    const skipped = ['alt/a.csv', 'tabelle', '~$a.xlsx']
    expect(report.skipped).toEqual(skipped.map((name) => join(folder, name)))
    expect(report.documents).toEqual([join(folder, 'readv_K-1.pdf')])
    expect(sumChanges(await importFiles(database, [join(folder, 'tabelle')]))).toEqual({
      ...none,
      unchanged: 1,
    })
  })
})
