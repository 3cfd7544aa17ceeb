import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run as verifyAuditLog } from '../../sets/auditReads/command.ts'
import { callCommand } from '../../testing/callCommand.ts'
import { newFolders } from '../../testing/folders.ts'
import { openDatabase } from './open.ts'
import { DatabaseUnusable } from './unusable.ts'

const newFolder = newFolders()

const KINDS = [
  [
    'a text',
    (file: string) => writeFile(file, 'Kein SQLite, nur Text.'.repeat(50)),
    /keine Datenbank/,
  ],
  ['a folder', (file: string) => mkdir(file), /lässt sich nicht öffnen/],
] as const

test.each(KINDS)('a database’s file that is %s is named', async (_kind, place, expected) => {
  const file = join(await newFolder(), 'hausblick.db')
  await place(file)
  const database = await openDatabase(`sqlite:${file}`)
  const found = await database.db
    .selectFrom('service')
    .select('instance')
    .execute()
    .catch((error) => error)
  expect(found).toBeInstanceOf(DatabaseUnusable)
  expect(found.message).toMatch(expected)
  expect(found.message).toContain(file)
})

test('commands name it without a stack', async () => {
  const folder = await newFolder()
  await KINDS[0][1](join(folder, 'hausblick.db'))
  const settings = { DATA_DIR: folder }
  const { status, stderr } = await callCommand(verifyAuditLog, ['--verify'], folder, settings)
  expect(status).toBe(1)
  expect(stderr).toMatch(KINDS[0][2])
  expect(stderr).not.toMatch(/\n +at /)
})
