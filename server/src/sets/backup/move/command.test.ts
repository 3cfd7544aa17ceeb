import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { run as check } from '../../../documents/check/command.ts'
import { callCommand } from '../../../testing/callCommand.ts'
import { newDatabaseUrls } from '../../../testing/databases.ts'
import { databaseOf, newDataFolders, runOn, SECRET } from '../../../testing/dataFolders.ts'
import { newFolders } from '../../../testing/folders.ts'
import { onS3 } from '../../../testing/storages.ts'
import { run as move } from './command.ts'

const newFolder = newFolders()
const newData = newDataFolders()
const newPostgresUrl = newDatabaseUrls('postgres')

let data: string
beforeAll(async () => {
  data = await newData()
})

test('everything moves to PostgreSQL and another folder, and back', async () => {
  const [url, folder, back] = [await newPostgresUrl(), await newFolder(), await newFolder()]
  const documents = join(folder, 'documents')
  const away = await runOn(data, move, '--to', url, '--documents', documents)
  expect(away).toMatchObject({ status: 0, stderr: '' })
  expect(away.stdout).toMatch(/^Getragen und verglichen: .* 54 Dokumente/)
  const there = { DATA_DIR: folder, DATABASE_URL: url, SECRET }
  expect(await callCommand(check, [], folder, there)).toMatchObject({ status: 0 })
  const target = ['--to', databaseOf(back), '--documents', join(back, 'documents')]
  const home = await callCommand(move, target, folder, there)
  expect(home).toMatchObject({ status: 0, stderr: '' })
  expect(await runOn(back, check)).toMatchObject({ status: 0 })
  // Where it came from, nothing has changed.
  expect(await runOn(data, check)).toMatchObject({ status: 0 })
})

onS3('everything moves', (_newStorage, newSettings) => {
  test('to object storage, and back', async () => {
    const { DOCUMENTS_URL = '', ...keys } = await newSettings()
    const [url, back] = [await newPostgresUrl(), await newFolder()]
    const away = ['--to', url, '--documents', DOCUMENTS_URL]
    const here = { DATA_DIR: data, SECRET, ...keys }
    const moved = await callCommand(move, away, data, here)
    expect(moved).toMatchObject({ status: 0, stderr: '' })
    const there = { ...here, DATABASE_URL: url, DOCUMENTS_URL }
    expect(await callCommand(check, [], data, there)).toMatchObject({ status: 0 })
    const home = ['--to', databaseOf(back), '--documents', join(back, 'documents')]
    expect(await callCommand(move, home, data, there)).toMatchObject({ status: 0, stderr: '' })
    expect(await runOn(back, check)).toMatchObject({ status: 0 })
  })
})

test('documents move alone', async () => {
  const folder = await newData()
  const documents = join(await newFolder(), 'documents')
  expect(await runOn(folder, move, '--documents', documents)).toMatchObject({ status: 0 })
  const environment = { DATA_DIR: folder, DOCUMENTS_URL: documents, SECRET }
  expect(await callCommand(check, [], folder, environment)).toMatchObject({ status: 0 })
})

test.each([
  [[], 'wohin alles soll'],
  [['--to', 'postgres://127.0.0.1:1/x'], 'Die Datenbank antwortet nicht'],
  [['--nach', 'x'], 'wohin alles soll'],
])('%j is explained', async (args, expected) => {
  const { status, stderr } = await runOn(data, move, ...args)
  expect(status).toBe(1)
  expect(stderr).toContain(expected)
})
