import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newFolders } from '../testing/folders.ts'
import { findFreePort } from '../testing/freePort.ts'
import { runCommandFile, runService } from '../testing/process.ts'

const newFolder = newFolders()

describe('a database’s file that cannot be used is named, without a stack,', () => {
  const kinds = [
    [
      'a text',
      (file: string) => writeFile(file, 'Kein SQLite, nur Text.'.repeat(50)),
      /keine Datenbank/,
    ],
    ['a folder', (file: string) => mkdir(file), /lässt sich nicht öffnen/],
  ] as const
  test.each(kinds)(
    'by the start and by commands: %s',
    async (_kind, place, expected) => {
      const folder = await newFolder()
      const file = join(folder, 'hausblick.db')
      await place(file)
      const settings = { DATA_DIR: folder, PORT: await findFreePort() }
      const tar = join(folder, 'alles.tar')
      for (const { status, stderr } of [
        await runService(folder, settings).ended,
        await runCommandFile('auditReads/command.ts', ['--verify'], folder, settings),
        await runCommandFile('backup/create/command.ts', [tar], folder, settings),
      ]) {
        expect(status).toBe(1)
        expect(stderr).toMatch(expected)
        expect(stderr).toContain(file)
        expect(stderr).not.toMatch(/\n +at /)
      }
    },
    120_000,
  )
})
