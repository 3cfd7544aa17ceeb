import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, Writable } from 'node:stream'
import { beforeAll, expect, test } from 'vitest'
import { run as check } from '../../../documents/check/command.ts'
import type { Database } from '../../../platform/database/open.ts'
import { createStorageKey } from '../../../platform/storage/key.ts'
import { openStorage } from '../../../platform/storage/open.ts'
import { signIn } from '../../../testing/accounts.ts'
import { callCommand } from '../../../testing/callCommand.ts'
import {
  databaseOf,
  documentsOf,
  fillDataFolder,
  listDocumentFiles,
  newDataFolders,
  runOn,
  SECRET,
} from '../../../testing/dataFolders.ts'
import { newFolders } from '../../../testing/folders.ts'
import { newStoredFiles } from '../../../testing/storage/files.ts'
import { withDatabaseAt } from '../../../testing/withDatabaseAt.ts'
import { run as create } from '../create/command.ts'
import { takeLease } from '../self/lease.ts'
import { readInstance } from '../self/mark.ts'
import { run as restore } from './command.ts'

const newFolder = newFolders()
const newData = newDataFolders()
const newFile = newStoredFiles()

let data: string
let backup: string
beforeAll(async () => {
  data = await newData()
  backup = join(await newFolder(), 'sicherung.tar')
  expect(await runOn(data, create, backup)).toMatchObject({ status: 0 })
})

test('a backup restored on another machine is complete and serves', async () => {
  const folder = await newFolder()
  expect(await runOn(folder, restore, backup)).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^Zurückgespielt: [\d.]+ Zeilen, 27 Dokumente .*\n$/),
    stderr: '',
  })
  expect(await runOn(folder, check)).toMatchObject({ status: 0 })
  const names = (files: readonly string[]) => files.map((file) => file.slice(-32))
  expect(names(await listDocumentFiles(folder))).toEqual(names(await listDocumentFiles(data)))
  const again = await runOn(folder, restore, backup)
  expect(again.status).toBe(1)
  expect(again.stderr).toContain('ist nicht leer')
})

test('with another secret, a restored backup says what to do', async () => {
  const folder = await newFolder()
  const environment = { DATA_DIR: folder, SECRET: 'another secret of at least 32 characters' }
  const restored = await callCommand(restore, [backup], folder, environment)
  expect(restored.status).toBe(0)
  expect(restored.stdout).toContain('SECRET ist nicht das Geheimnis')
})

test('a restore that ends as soon as the database is filled is complete', async () => {
  const source = await newData()
  const open = <Result>(folder: string, use: (database: Database) => Promise<Result>) =>
    withDatabaseAt(databaseOf(folder), use)
  await open(source, async (database) => {
    const owner = { email: 'a@example.org', kind: 'customer', customerId: 'A' } as const
    await signIn({ ...database, url: '' }, owner)
    const webhook = { id: 'w', url: 'https://programm.example/', events: '', secret: '' }
    await database.db
      .insertInto('webhook')
      .values({ ...webhook, state: 'active', created_at: '2026-01-01T00:00:00.000Z' })
      .execute()
    await takeLease(database.db, { isWanted: true })
  })
  const file = join(await newFolder(), 'angemeldet.tar')
  expect(await runOn(source, create, file)).toMatchObject({ status: 0 })
  const folder = await newFolder()
  const write = () => {
    throw new Error('ended')
  }
  const context = { err: new PassThrough(), env: { DATA_DIR: folder, SECRET }, folder }
  expect(await restore([file], { ...context, out: new Writable({ write }) })).toBe(1)
  const [sessions, users, webhooks, service] = await open(folder, ({ db }) =>
    Promise.all([
      db.selectFrom('identity_session').select('id').execute(),
      db.selectFrom('identity_user').select('email').execute(),
      db.selectFrom('webhook').select('state').execute(),
      db.selectFrom('service').selectAll().executeTakeFirstOrThrow(),
    ]),
  )
  expect(sessions).toEqual([])
  expect(users).toEqual([{ email: 'a@example.org' }])
  // Nothing is sent before an operator says so.
  expect(webhooks).toEqual([{ state: 'restored' }])
  // It is another installation, which backs itself up as soon as it runs.
  const original = await open(source, ({ db }) => readInstance(db))
  expect(service.instance).not.toBe(original)
  expect(service).toMatchObject({ backup_lease: null, backup_due_at: expect.any(String) })
  expect(await runOn(folder, check)).toMatchObject({ status: 0 })
})

test('a damaged backup changes nothing', async () => {
  const folder = await newFolder()
  const file = join(folder, 'halb.tar')
  await writeFile(file, (await readFile(backup)).subarray(0, 40_000))
  for (const args of [[file], [file, '--verify']]) {
    const { status, stderr } = await runOn(folder, restore, ...args)
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /^Die Sicherung ist nicht zurückgespielt\.\nDiese Sicherung lässt sich nicht/,
    )
  }
  expect(await listDocumentFiles(folder).catch(() => [])).toEqual([])
  expect(await runOn(folder, restore, backup)).toMatchObject({ status: 0 })
})

test('documents that are still there stay; lost and damaged ones come back; newer ones are named', async () => {
  const folder = await newData()
  const file = join(await newFolder(), 'vorher.tar')
  await runOn(folder, create, file)
  await rm(join(folder, 'hausblick.db'))
  const [lost = '', damaged = ''] = await listDocumentFiles(folder)
  await rm(lost)
  await writeFile(damaged, 'damaged')
  const storage = await openStorage(documentsOf(folder))
  const name = 'readv_K-1_Allgemein_20250102_Eingang_Neuer.pdf'
  await storage.put(createStorageKey(), { ...(await newFile(Buffer.from('newer'))), name })
  await storage.close()
  const restored = await runOn(folder, restore, file)
  expect(restored).toMatchObject({ status: 0, stderr: '' })
  expect(restored.stdout).toContain('liegt 1 Dokument, das diese Sicherung nicht kennt')
  expect((await runOn(folder, check)).stdout).toContain('Dokumente mit Fehler: 0')
})

test('the documents of another database are no place to restore to', async () => {
  const folder = await newFolder()
  const other = await newFolder()
  await fillDataFolder(other)
  const args = [backup, '--documents', join(other, 'documents')]
  const { status, stderr } = await runOn(folder, restore, ...args)
  expect(status).toBe(1)
  expect(stderr).toContain('gehört zu einer anderen Datenbank')
})

test.each([
  [[], 'nennen Sie die Datei'],
  [['nirgends.tar'], 'Die Datei nirgends.tar gibt es nicht'],
  [['a.tar', '--verify', '--database', 'sqlite:x'], 'keinen Ort'],
])('%j is explained', async (args, expected) => {
  const { status, stderr } = await runOn(data, restore, ...args)
  expect(status).toBe(1)
  expect(stderr).toContain(expected)
})
