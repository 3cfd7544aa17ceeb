import { join } from 'node:path'
import { expect, test } from 'vitest'
import { objectOverviewKind } from '../records/kinds/objectOverview.ts'
import { newFolders } from '../testing/folders.ts'
import { csvOf } from '../testing/import/csv.ts'
import { writeFiles } from '../testing/import/importing.ts'
import { runImport } from '../testing/import/runImport.ts'

const newFolder = newFolders()

test('rows are streamed through a heap that could not hold them', async () => {
  const dataDir = await newFolder()
  const label = 'Haus am Ende der Straße '.repeat(50)
  const objects = Array.from({ length: 25_000 }, (_, index) => ({
    customerid: `K-${index % 500}`,
    objectid: `O${index}`,
    bezeichnungimberblick: label,
  }))
  await writeFiles(dataDir, { 'objects.csv': csvOf(objectOverviewKind, objects) })
  // The labels alone take 30 MB.
  const settings = { dataDir, heapMegabytes: 32 }
  const result = await runImport([join(dataDir, 'objects.csv')], settings)
  expect(result).toMatchObject({ status: 0 })
  expect(result.stdout).toMatch(/object-overview +25000 /)
}, 120_000)
