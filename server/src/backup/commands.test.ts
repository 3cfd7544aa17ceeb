import { execFile } from 'node:child_process'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { claimSecret } from '../config/claimSecret.ts'
import { openDocumentStore } from '../config/openDocumentStore.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import { ensureDemoCustomer } from '../demo/ensure.ts'
import { ensureDemoDocuments } from '../demo/ensureDocuments.ts'
import { createStorageKey } from '../storage/key.ts'
import { openStorage } from '../storage/open.ts'
import { newDatabaseUrls } from '../testing/databases.ts'
import { newFolders } from '../testing/folders.ts'
import { runCommandFile } from '../testing/process.ts'
import { newStoredFiles } from '../testing/storage/files.ts'

const SECRET = 'a secret of at least 32 characters'
const newFolder = newFolders()
const newFile = newStoredFiles()
const newPostgresUrl = newDatabaseUrls('postgres')

/** Runs a command of the operator on a data folder. */
async function run(folder: string, command: string, ...args: string[]) {
  const file =
    command === 'documents:check' ? 'documents/check/command.ts' : `backup/${command}/command.ts`
  return await runCommandFile(file, args, folder, { DATA_DIR: folder, SECRET })
}
const documentsOf = (folder: string) =>
  ({ kind: 'disk', folder: join(folder, 'documents') }) as const
const databaseOf = (folder: string) => `sqlite:${join(folder, 'hausblick.db')}`

/** Creates the data folder of a service with a customer and documents. */
async function newData(): Promise<string> {
  const folder = await newFolder()
  const database = await openDatabase(databaseOf(folder))
  await migrate(database)
  await claimSecret(database, [SECRET])
  const storage = await openDocumentStore(database, documentsOf(folder))
  await ensureDemoCustomer(database, 'K-1')
  await ensureDemoDocuments({ database, storage }, 'K-1')
  await storage.close()
  await database.close()
  return folder
}

/** Lists the files of documents in a data folder. */
async function filesOf(folder: string): Promise<string[]> {
  const files = await readdir(join(folder, 'documents'), { recursive: true })
  return files
    .filter((file) => /[\da-f]{32}$/.test(file))
    .map((file) => join(folder, 'documents', file))
    .toSorted()
}

let data: string
let backup: string
beforeAll(async () => {
  data = await newData()
  backup = join(await newFolder(), 'sicherung.tar')
  const { status, stderr } = await run(data, 'create', backup)
  expect({ status, stderr }).toEqual({
    status: 0,
    stderr: expect.stringMatching(/^Gesichert: [\d.]+ Zeilen, 26 Dokumente mit 0(,\d)? MB\.\n$/),
  })
})

test('a backup is readable by its owner only, and never overwritten', async () => {
  expect((await stat(backup)).mode & 0o777).toBe(0o600)
  const before = await readFile(backup)
  const again = await run(data, 'create', backup)
  expect(again.status).toBe(1)
  expect(again.stderr).toContain('gibt es schon')
  expect((await readFile(backup)).equals(before)).toBe(true)
})

test('a backup goes to another program by standard output', async () => {
  const command = join(import.meta.dirname, 'create/command.ts')
  const options = {
    env: { PATH: process.env.PATH, DATA_DIR: data, SECRET },
    encoding: 'buffer' as const,
  }
  const { stdout } = await promisify(execFile)(process.execPath, [command, '-'], options)
  const file = join(await newFolder(), 'piped.tar')
  await writeFile(file, stdout)
  expect(await run(data, 'restore', file, '--verify')).toMatchObject({ status: 0, stderr: '' })
})

test('what was never started is not backed up', async () => {
  const { status, stderr } = await run(
    await newFolder(),
    'create',
    join(await newFolder(), 'x.tar'),
  )
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^Es ist nichts gesichert\.\nDie Datenbank ist leer/),
  })
})

test('a backup restored on another machine is complete and serves', async () => {
  const folder = await newFolder()
  expect(await run(folder, 'restore', backup)).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^Zurückgespielt: 1\.633 Zeilen, 26 Dokumente .*\n$/),
    stderr: '',
  })
  expect(await run(folder, 'documents:check')).toMatchObject({ status: 0 })
  const names = (files: readonly string[]) => files.map((file) => file.slice(-32))
  expect(names(await filesOf(folder))).toEqual(names(await filesOf(data)))
  const again = await run(folder, 'restore', backup)
  expect(again.status).toBe(1)
  expect(again.stderr).toContain('ist nicht leer')
})

test('with another secret, a restored backup says what to do', async () => {
  const folder = await newFolder()
  const environment = { DATA_DIR: folder, SECRET: 'another secret of at least 32 characters' }
  const restored = await runCommandFile('backup/restore/command.ts', [backup], folder, environment)
  expect(restored.status).toBe(0)
  expect(restored.stdout).toContain('SECRET ist nicht das Geheimnis')
})

test('a damaged backup changes nothing', async () => {
  const folder = await newFolder()
  const file = join(folder, 'halb.tar')
  await writeFile(file, (await readFile(backup)).subarray(0, 40_000))
  for (const args of [[file], [file, '--verify']]) {
    const { status, stderr } = await run(folder, 'restore', ...args)
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /^Die Sicherung ist nicht zurückgespielt\.\nDiese Sicherung lässt sich nicht/,
    )
  }
  expect(await filesOf(folder).catch(() => [])).toEqual([])
  expect(await run(folder, 'restore', backup)).toMatchObject({ status: 0 })
})

test('documents that are still there stay; lost and damaged ones come back; newer ones are named', async () => {
  const folder = await newData()
  const file = join(await newFolder(), 'vorher.tar')
  await run(folder, 'create', file)
  await rm(join(folder, 'hausblick.db'))
  const [lost = '', damaged = ''] = await filesOf(folder)
  await rm(lost)
  await writeFile(damaged, 'damaged')
  const storage = await openStorage(documentsOf(folder))
  const name = 'readv_K-1_Allgemein_20250102_Eingang_Neuer.pdf'
  await storage.put(createStorageKey(), { ...(await newFile(Buffer.from('newer'))), name })
  await storage.close()
  const restored = await run(folder, 'restore', file)
  expect(restored).toMatchObject({ status: 0, stderr: '' })
  expect(restored.stdout).toContain('liegt 1 Dokument, das diese Sicherung nicht kennt')
  expect((await run(folder, 'documents:check')).stdout).toContain('Dokumente mit Fehler: 0')
})

test('a document lost before is named, and the rest is backed up', async () => {
  const folder = await newData()
  const [lost = ''] = await filesOf(folder)
  await rm(lost)
  const file = join(await newFolder(), 'rest.tar')
  const { status, stderr } = await run(folder, 'create', file)
  expect(status).toBe(2)
  expect(stderr).toMatch(/ 25 Dokumente .*\nNicht dabei.*\n {2}readv_K-1_.*\.pdf\n/)
  expect(await run(folder, 'restore', file, '--verify')).toMatchObject({ status: 0 })
})

test('the documents of another database are no place to restore to', async () => {
  const folder = await newFolder()
  const other = join(await newData(), 'documents')
  const { status, stderr } = await run(folder, 'restore', backup, '--documents', other)
  expect(status).toBe(1)
  expect(stderr).toContain('gehört zu einer anderen Datenbank')
})

test('everything moves to PostgreSQL and another folder, and back', async () => {
  const [url, folder, back] = [await newPostgresUrl(), await newFolder(), await newFolder()]
  const documents = join(folder, 'documents')
  const away = await run(data, 'move', '--to', url, '--documents', documents)
  expect(away).toMatchObject({ status: 0, stderr: '' })
  expect(away.stdout).toMatch(/^Getragen und verglichen: .* 52 Dokumente/)
  const there = { DATA_DIR: folder, DATABASE_URL: url, SECRET }
  const check = await runCommandFile('documents/check/command.ts', [], folder, there)
  expect(check).toMatchObject({ status: 0 })
  const target = ['--to', databaseOf(back), '--documents', join(back, 'documents')]
  const home = await runCommandFile('backup/move/command.ts', target, folder, there)
  expect(home).toMatchObject({ status: 0, stderr: '' })
  expect(await run(back, 'documents:check')).toMatchObject({ status: 0 })
  // Where it came from, nothing has changed.
  expect(await run(data, 'documents:check')).toMatchObject({ status: 0 })
})

test('documents move alone', async () => {
  const folder = await newData()
  const documents = join(await newFolder(), 'documents')
  expect(await run(folder, 'move', '--documents', documents)).toMatchObject({ status: 0 })
  const environment = { DATA_DIR: folder, DOCUMENTS_URL: documents, SECRET }
  const check = await runCommandFile('documents/check/command.ts', [], folder, environment)
  expect(check).toMatchObject({ status: 0 })
})

test.each([
  ['create', [], 'nennen Sie die eine Datei'],
  ['restore', [], 'nennen Sie die Datei'],
  ['restore', ['a.tar', '--verify', '--database', 'sqlite:x'], 'keinen Ort'],
  ['move', [], 'wohin alles soll'],
])('%s %j is explained', async (command, args, expected) => {
  const { status, stderr } = await run(data, command, ...args)
  expect(status).toBe(1)
  expect(stderr).toContain(expected)
})
