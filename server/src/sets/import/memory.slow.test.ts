import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { objectOverviewKind } from '../../records/kinds/objectOverview.ts'
import { newFolders } from '../../testing/folders.ts'
import { csvOf } from '../../testing/import/csv.ts'
import { writeFiles } from '../../testing/import/importing.ts'

const newFolder = newFolders()

test('rows are streamed through a heap that could not hold them', async () => {
  const dataDir = await newFolder()
  const label = 'Haus am Ende der Straße '.repeat(75)
  const objects = Array.from({ length: 25_000 }, (_, index) => ({
    customerid: `K-${index % 500}`,
    objectid: `O${index}`,
    bezeichnungimberblick: label,
  }))
  await writeFiles(dataDir, { 'objects.csv': csvOf(objectOverviewKind, objects) })
  // The labels alone take 45 MB.
  const command = join(import.meta.dirname, 'command.ts')
  const args = ['--max-old-space-size=40', command, join(dataDir, 'objects.csv')]
  const options = { env: { DATA_DIR: dataDir }, cwd: dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, args, options)
  expect(stdout).toMatch(/object-overview +25000 /)
}, 120_000)
