import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolders } from '../testing/folders.ts'
import { writeFiles } from './testing/importing.ts'
import { runCommand } from './testing/runCommand.ts'

const newFolder = newFolders()

test('rows pass through a heap that could not hold them', async () => {
  const dataDir = await newFolder()
  const label = 'Haus am Ende der Straße '.repeat(50)
  const rows = Array.from({ length: 25_000 }, (_, index) => `K-${index % 500};O${index};1;${label}`)
  const table = ['customerid;objectid;landareasqm;bezeichnungimberblick', ...rows].join('\n')
  await writeFiles(dataDir, { 'objects.csv': table })
  // The labels alone are 30 MB.
  const settings = { dataDir, heapMegabytes: 32 }
  const result = await runCommand([join(dataDir, 'objects.csv')], settings)
  expect(result).toMatchObject({ status: 0 })
  expect(result.stdout).toMatch(/object-overview +25000 /)
}, 120_000)
