import { readFile, unlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockCustomers } from '../../people/customers/store.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { openDatabase } from '../../platform/database/open.ts'
import { createStorageKey } from '../../platform/storage/key.ts'
import { openStorage } from '../../platform/storage/open.ts'
import { callCommand } from '../../testing/callCommand.ts'
import { newFolders } from '../../testing/folders.ts'
import { newStoredFiles } from '../../testing/storage/files.ts'
import { addDocument } from '../add/addDocument.ts'
import { run as runCommand } from './command.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const newFolder = newFolders()
const newFile = newStoredFiles()

const run = (folder: string, ...args: string[]) =>
  callCommand(runCommand, args, folder, { DATA_DIR: folder })

/**
 * Creates a data folder with two documents and four stored files without: one of two days that a document equals, one with a
 * name and one without, both of an hour, and a new one.
 */
async function newData() {
  const folder = await newFolder()
  const database = await openDatabase(`sqlite:${join(folder, 'hausblick.db')}`)
  await migrate(database)
  await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1']))
  const storage = await openStorage({ kind: 'disk', folder: join(folder, 'documents') })
  const parts = { customerId: 'K-1', street: 'Am Markt 1', date: null, type: 'Brief' }
  const rest = { state: null, typedName: '', message: '', uploader: null }
  for (const name of ['eins', 'zwei']) {
    const file = { ...(await newFile(Buffer.from(name))), textState: 'none' as const, active: [] }
    await addDocument({ database, storage }, { ...parts, ...rest, name, file })
  }
  const place = (key: string) => join(folder, 'documents', key.slice(0, 2), key)
  const put = async (bytes: string, ageMs: number, name?: string) => {
    const key = createStorageKey()
    await storage.put(key, { ...(await newFile(Buffer.from(bytes))), name })
    const storedAt = (Date.now() - ageMs) / 1000
    await utimes(place(key), storedAt, storedAt)
    return key
  }
  const orphans = {
    twin: await put('eins', 2 * DAY_MS),
    named: await put('named', HOUR_MS, 'readv_K-2_Allgemein_20250102_Eingang_Ihr Brief.pdf'),
    nameless: await put('nameless', HOUR_MS),
    recent: await put('recent', 0),
  }
  const document = await database.db
    .selectFrom('document')
    .select(['file_name', 'storage_key'])
    .where('name', '=', 'zwei')
    .executeTakeFirstOrThrow()
  await storage.close()
  await database.close()
  return { folder, orphans, place, document }
}

test('reports what belongs to no document, and removes only what is there twice', async () => {
  const { folder, orphans, place } = await newData()
  const { twin, named, nameless, recent } = orphans
  const found = await run(folder, '--quick')
  expect({ ...found, stdout: found.stdout.split('\n').toSorted() }).toEqual({
    status: 1,
    stdout: [
      '',
      'Dokumente mit Fehler: 0. Ohne Dokument gespeichert: 3.',
      'Geprüft: 2 Dokumente, gelesen: 0 MB.',
      'Jünger als zehn Minuten und noch ohne Dokument, etwa weil es gerade kommt: 1.',
      'Was keinen Namen hat, braucht dazu den Kunden: npm run documents:check -- --adopt --customer ID',
      'Was noch einmal da und über einen Tag alt ist, löscht: npm run documents:check -- --remove-orphans',
      'Was zu keinem Dokument gehört, nimmt wieder auf: npm run documents:check -- --adopt',
      `${named} gehört zu keinem Dokument und hieß readv_K-2_Allgemein_20250102_Eingang_Ihr Brief.pdf.`,
      `${nameless} gehört zu keinem Dokument und hat keinen Namen.`,
      `${twin} gehört zu keinem Dokument, ist aber noch einmal da als readv_K-1_Am Markt 1_unbekannt_Brief_eins.pdf.`,
    ].toSorted(),
    stderr: '',
  })
  const removed = await run(folder, '--remove-orphans')
  expect(removed.stdout).toContain(`${twin} gehörte zu keinem Dokument und ist gelöscht.\n`)
  const discarded = await run(folder, '--remove', nameless)
  expect(discarded.stdout).toContain(`${nameless} gehörte zu keinem Dokument und ist gelöscht.\n`)
  for (const gone of [twin, nameless]) await expect(readFile(place(gone))).rejects.toThrow('ENOENT')
  expect(await readFile(place(named), 'utf8')).toBe('named')
  expect(await readFile(place(recent), 'utf8')).toBe('recent')
})

test('adopts documents that a restored database does not know, each once', async () => {
  const { folder, orphans } = await newData()
  const { named, nameless } = orphans
  const unknown = await run(folder, '--adopt', '--customer', 'K-9')
  expect(unknown).toMatchObject({ status: 1, stdout: '' })
  expect(unknown.stderr).toContain('Den Kunden K-9 gibt es nicht.')
  expect((await run(folder, '--adopt')).stdout).toContain(
    `${named} gehörte zu keinem Dokument und ist aufgenommen als readv_K-2_Allgemein_20250102_Eingang_Ihr Brief.pdf.`,
  )
  const adopted = await run(folder, '--adopt', '--customer', 'K-1')
  expect(adopted.status).toBe(0)
  expect(adopted.stdout).toMatch(
    new RegExp(`${nameless} gehörte .* aufgenommen als readv_K-1_Allgemein_.*_Gefunden `),
  )
  const database = await openDatabase(`sqlite:${join(folder, 'hausblick.db')}`)
  const inbox = await database.db
    .selectFrom('document')
    .select(['customer_id', 'typed_name'])
    .where('state', '=', 'received')
    .orderBy('customer_id')
    .execute()
  await database.close()
  expect(inbox).toEqual([
    { customer_id: 'K-1', typed_name: expect.stringMatching(/^Gefunden [\da-f]{8}$/) },
    { customer_id: 'K-2', typed_name: 'Ihr Brief' },
  ])
  expect((await run(folder, '--adopt', '--customer', 'K-1')).stdout).not.toContain('aufgenommen')
})

test('reports documents whose bytes have changed or are gone', async () => {
  const { folder, place, document, orphans } = await newData()
  const { twin, named, nameless } = orphans
  await run(folder, ...[twin, named, nameless].flatMap((key) => ['--remove', key]))
  const intact = await run(folder, '--quick')
  expect(intact.status).toBe(0)
  expect(intact.stdout).toContain('Verzeichnis und Speicher passen zueinander.')
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
})

test('rejects unknown options', async () => {
  const unknown = await run(await newFolder(), '--schnell')
  expect(unknown).toMatchObject({ status: 1, stdout: '' })
  expect(unknown.stderr).toContain('Eine dieser Angaben gibt es nicht.')
})
