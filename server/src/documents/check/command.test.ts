import { readdir, unlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockCustomers } from '../../customers/store.ts'
import { migrate } from '../../database/migrate.ts'
import { openDatabase } from '../../database/open.ts'
import { createStorageKey } from '../../storage/key.ts'
import { openStorage } from '../../storage/open.ts'
import { newFolders } from '../../testing/folders.ts'
import { runCommandFile } from '../../testing/process.ts'
import { newStoredFiles } from '../../testing/storage/files.ts'
import { addDocument } from '../add/addDocument.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const newFolder = newFolders()
const newFile = newStoredFiles()

const run = (folder: string, ...args: string[]) =>
  runCommandFile('documents/check/command.ts', args, folder, { DATA_DIR: folder })

/** Creates a data folder with two documents and two orphaned files, an old one and a new one. */
async function newData() {
  const folder = await newFolder()
  const database = await openDatabase(`sqlite:${join(folder, 'hausblick.db')}`)
  await migrate(database)
  await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1']))
  const storage = await openStorage({ kind: 'disk', folder: join(folder, 'documents') })
  const parts = { customerId: 'K-1', street: 'Am Markt 1', date: null, type: 'Brief' }
  const rest = { state: null, typedName: '', message: '', uploader: null }
  for (const name of ['eins', 'zwei']) {
    const file = { ...(await newFile(Buffer.from(name))), textState: 'none' as const }
    await addDocument({ database, storage }, { ...parts, ...rest, name, file })
  }
  const [old, recent] = [createStorageKey(), createStorageKey()]
  const place = (key: string) => join(folder, 'documents', key.slice(0, 2), key)
  for (const key of [old, recent]) await storage.put(key, await newFile(Buffer.from('orphan')))
  const twoDaysAgo = (Date.now() - 2 * DAY_MS) / 1000
  await utimes(place(old), twoDaysAgo, twoDaysAgo)
  const document = await database.db
    .selectFrom('document')
    .select(['file_name', 'storage_key'])
    .where('name', '=', 'zwei')
    .executeTakeFirstOrThrow()
  await storage.close()
  await database.close()
  return { folder, old, recent, place, document }
}

test('reports faults, removes orphans on request, and reports nothing afterwards', async () => {
  const { folder, old, recent, place, document } = await newData()
  const found = await run(folder)
  expect(found).toEqual({
    status: 1,
    stdout: [
      `${old} gehört zu keinem Dokument.`,
      'Geprüft: 2 Dokumente, gelesen: 0 MB.',
      'Dokumente mit Fehler: 0. Ohne Dokument gespeichert: 1.',
      'Jünger als ein Tag und noch ohne Dokument, etwa weil es gerade kommt: 1.',
      'Was zu keinem Dokument gehört, löscht: npm run documents:check -- --remove-orphans',
      '',
    ].join('\n'),
    stderr: '',
  })
  const removed = await run(folder, '--remove-orphans')
  expect(removed.status).toBe(0)
  expect(removed.stdout).toContain(`${old} gehört zu keinem Dokument und ist gelöscht.\n`)
  expect(await readdir(join(place(old), '..')).catch(() => [])).not.toContain(old)
  expect(await readdir(join(place(recent), '..'))).toContain(recent)
  const quick = await run(folder, '--quick')
  expect(quick.status).toBe(0)
  expect(quick.stdout).toContain('Verzeichnis und Speicher passen zueinander.')

  await writeFile(place(document.storage_key), 'ZWEI')
  const changed = await run(folder)
  expect(changed.status).toBe(1)
  expect(changed.stdout).toContain(
    `${document.file_name} hat einen anderen Inhalt als bei der Ablage (${document.storage_key}).`,
  )
  expect((await run(folder, '--quick')).status).toBe(0)
  await unlink(place(document.storage_key))
  const missing = await run(folder, '--quick')
  expect(missing.status).toBe(1)
  expect(missing.stdout).toContain(`${document.file_name} fehlt im Speicher`)
  expect(missing.stdout).toContain('aus einer Sicherung')
}, 120_000)

test('answers --help and rejects unknown options', async () => {
  const folder = await newFolder()
  const help = await run(folder, '--help')
  expect(help).toMatchObject({ status: 0, stderr: '' })
  expect(help.stdout).toContain('npm run documents:check')
  const unknown = await run(folder, '--schnell')
  expect(unknown).toMatchObject({ status: 1, stdout: '' })
  expect(unknown.stderr).toContain('Eine dieser Angaben gibt es nicht.')
})
