import { createWriteStream } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../platform/database/open.ts'
import { listDocumentFiles, newDataFolders, runOn, SECRET } from '../../../testing/dataFolders.ts'
import { newFolders } from '../../../testing/folders.ts'
import { findLastBackup } from '../lastBackup.ts'
import { run as restore } from '../restore/command.ts'
import { run as create } from './command.ts'

const newFolder = newFolders()
const newData = newDataFolders()

let data: string
let backup: string
beforeAll(async () => {
  data = await newData()
  backup = join(await newFolder(), 'sicherung.tar')
  expect(await runOn(data, create, backup)).toEqual({
    status: 0,
    stdout: '',
    stderr: expect.stringMatching(/^Gesichert: [\d.]+ Zeilen, 27 Dokumente mit 0(,\d)? MB\.\n$/),
  })
})

/** Reads what a database knows of its backups. */
async function lastBackupOf(folder: string) {
  const database = await openDatabase(`sqlite:${join(folder, 'hausblick.db')}`)
  return await findLastBackup(database.db).finally(() => database.close())
}

test('the database knows when the last whole backup began, and whether a later one failed', async () => {
  const folder = await newData()
  expect(await lastBackupOf(folder)).toEqual({ at: null, hasFailed: false })
  const beganAfter = Date.now()
  const file = join(await newFolder(), 'sicherung.tar')
  const made = await runOn(folder, create, file, '--verify')
  expect(made).toMatchObject({ status: 0, stdout: expect.stringContaining('Zur Probe') })
  const { at, hasFailed } = await lastBackupOf(folder)
  expect(hasFailed).toBe(false)
  expect(at?.getTime()).toBeGreaterThanOrEqual(beganAfter)
  expect(at?.getTime()).toBeLessThanOrEqual((await stat(file)).mtimeMs)

  expect((await runOn(folder, create, file)).status).toBe(1)
  expect(await lastBackupOf(folder)).toEqual({ at, hasFailed: true })
})

test('a backup is readable by its owner only, and never overwritten', async () => {
  expect((await stat(backup)).mode & 0o777).toBe(0o600)
  const before = await readFile(backup)
  const again = await runOn(data, create, backup)
  expect(again.status).toBe(1)
  expect(again.stderr).toContain('gibt es schon')
  expect((await readFile(backup)).equals(before)).toBe(true)
})

test('a backup goes to another program by standard output', async () => {
  const file = join(await newFolder(), 'piped.tar')
  const context = { err: new PassThrough(), env: { DATA_DIR: data, SECRET }, folder: data }
  expect(await create(['-'], { ...context, out: createWriteStream(file) })).toBe(0)
  expect(await runOn(data, restore, file, '--verify')).toMatchObject({ status: 0, stderr: '' })
})

test('what was never started is not backed up', async () => {
  const { status, stderr } = await runOn(
    await newFolder(),
    create,
    join(await newFolder(), 'x.tar'),
  )
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^Es ist nichts gesichert\.\nDie Datenbank ist leer/),
  })
})

test('a folder that does not exist is named', async () => {
  const { status, stderr } = await runOn(data, create, join(data, 'nirgends', 'x.tar'))
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(
      /^Es ist nichts gesichert\.\nDen Ordner .*nirgends gibt es nicht/,
    ),
  })
})

test('a document lost before is named, and the rest is backed up', async () => {
  const folder = await newData()
  const [lost = ''] = await listDocumentFiles(folder)
  await rm(lost)
  const file = join(await newFolder(), 'rest.tar')
  const { status, stderr } = await runOn(folder, create, file)
  expect(status).toBe(2)
  expect((await lastBackupOf(folder)).hasFailed).toBe(true)
  expect(stderr).toMatch(/ 26 Dokumente .*\nNicht dabei.*\n {2}readv_K-1_.*\.pdf\n/)
  expect(await runOn(folder, restore, file, '--verify')).toMatchObject({ status: 0 })
})

test.each([
  [[], 'nennen Sie die eine Datei'],
  [['a.tar', 'b.tar'], 'nennen Sie die eine Datei'],
  [['-', '--verify'], 'nur eine Datei'],
])('%j is explained', async (args, expected) => {
  const { status, stderr } = await runOn(data, create, ...args)
  expect(status).toBe(1)
  expect(stderr).toContain(expected)
})
