import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { lockCustomers } from '../../customers/store.ts'
import { migrate } from '../../database/migrate.ts'
import { type Database, openDatabase } from '../../database/open.ts'
import { checkDocuments } from '../../documents/check/check.ts'
import { portfolioKind } from '../../records/kinds/portfolio.ts'
import { openStorage } from '../../storage/open.ts'
import { pdf } from '../../testing/documents.ts'
import { newFolders } from '../../testing/folders.ts'
import { csvOf } from '../../testing/import/csv.ts'
import { writeFiles } from '../../testing/import/importing.ts'
import { runImport } from '../../testing/import/runImport.ts'
import { runCommandFile } from '../../testing/process.ts'

const newFolder = newFolders()
/** Each test starts several processes, on a machine that may be busy. */
const PATIENT_MS = 120_000

const letter = (name: string) => `readv_K-1_Am Markt 1_20250101_Brief_${name}.pdf`

/** Returns how many documents are stored, and how many of them are damaged. */
async function countDocuments(dataDir: string) {
  const database = await openDatabase(`sqlite:${join(dataDir, 'hausblick.db')}`)
  const storage = await openStorage({ kind: 'disk', folder: join(dataDir, 'documents') })
  const silent = { onFault: () => {}, onOrphan: () => {}, onProgress: () => {} }
  const options = { isQuick: false, ...silent }
  const { documents, faults } = await checkDocuments({ db: database.db, storage }, options)
  await storage.close()
  await database.close()
  return { documents, faults }
}

/** Lets inserting a fourth document run forever; returns the function that undoes it. */
async function blockFourthDocument({ db }: Database) {
  await sql`
    create view endless as
    with recursive number (value) as (select 1 union all select value + 1 from number)
    select value from number`.execute(db)
  await sql`
    create trigger block after insert on document when (select count(*) from document) > 3
    begin select count(*) from endless; end`.execute(db)
  return async () => {
    await sql`drop trigger block`.execute(db)
    await sql`drop view endless`.execute(db)
  }
}

test(
  'tables and documents of a folder are imported together, and importing again changes nothing',
  async () => {
    const [dataDir, folder] = [await newFolder(), await newFolder()]
    await writeFiles(folder, {
      'bestand.csv': csvOf(portfolioKind, [{ customerid: 'K-1' }]),
      [letter('Gruß')]: pdf('greetings'),
      'Anlage.pdf': pdf('nobody’s'),
    })
    const rehearsed = await runImport([folder, '--dry-run'], { dataDir })
    expect(rehearsed.stdout).toContain('Dokumente: 1 neu, 0 unverändert, 1 abgelehnt. Probelauf')
    const first = await runImport([folder], { dataDir })
    expect(first.status).toBe(1)
    expect(first.stdout).toContain('Der Import ist abgeschlossen. Kunden in den Dateien: 1.\n')
    expect(first.stdout).toContain('Dokumente: 1 neu, 0 unverändert, 1 abgelehnt.\n')
    expect(first.stderr).toMatch(
      /^Nicht eingelesene Dokumente \(1\):\n {2}.*Anlage\.pdf: Der Name sagt nicht, wessen/,
    )
    const second = await runImport([join(folder, letter('Gruß'))], { dataDir })
    expect(second).toEqual({
      status: 0,
      stdout: 'Dokumente: 0 neu, 1 unverändert, 0 abgelehnt.\n',
      stderr: '',
    })
    expect(await countDocuments(dataDir)).toEqual({ documents: 1, faults: 0 })
  },
  PATIENT_MS,
)

test(
  'an export is imported unchanged into another service',
  async () => {
    const [dataDir, other, folder] = [await newFolder(), await newFolder(), await newFolder()]
    await writeFiles(folder, {
      'bestand.csv': csvOf(portfolioKind, [{ customerid: 'K-1', portfoliovalue: '1250,00' }]),
      [letter('Gruß')]: pdf('greetings'),
    })
    expect(await runImport([folder], { dataDir })).toMatchObject({ status: 0 })
    const zip = join(folder, 'K-1.zip')
    const args = ['--customer', 'K-1', '--out', zip]
    const exported = await runCommandFile('export/command.ts', args, dataDir, { DATA_DIR: dataDir })
    expect(exported).toMatchObject({ status: 0 })
    const imported = await runImport([zip], { dataDir: other })
    expect(imported).toMatchObject({ status: 0 })
    expect(imported.stdout).toMatch(/^dashboard-portfolio +1 +0 +0 +0$/m)
    expect(imported.stdout).toContain('Dokumente: 1 neu, 0 unverändert, 0 abgelehnt.\n')
    const again = await runImport([zip], { dataDir })
    expect(again.stdout).toContain('Nichts geändert')
    expect(again.stdout).toContain('Dokumente: 0 neu, 1 unverändert, 0 abgelehnt.\n')
    expect(await countDocuments(other)).toEqual({ documents: 1, faults: 0 })
  },
  PATIENT_MS,
)

test(
  'a killed run leaves complete documents, and the next run imports the rest',
  async () => {
    const [dataDir, folder] = [await newFolder(), await newFolder()]
    const database = await openDatabase(`sqlite:${join(dataDir, 'hausblick.db')}`)
    await migrate(database)
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1']))
    const names = ['eins', 'zwei', 'drei', 'vier', 'fünf'].map(letter)
    await writeFiles(folder, Object.fromEntries(names.map((name) => [name, pdf(name)])))
    const stopBlocking = await blockFourthDocument(database)

    const command = join(import.meta.dirname, '../command.ts')
    const env = { DATA_DIR: dataDir }
    const child = spawn(process.execPath, [command, folder], { cwd: dataDir, env, stdio: 'ignore' })
    onTestFinished(() => void child.kill('SIGKILL'))
    const ended = once(child, 'exit')
    const count = async () =>
      (await database.db.selectFrom('document').select('number').execute()).length
    await expect.poll(count).toBe(3)
    child.kill('SIGKILL')
    await ended
    await stopBlocking()
    await database.close()

    expect(await countDocuments(dataDir)).toEqual({ documents: 3, faults: 0 })
    const next = await runImport([folder], { dataDir })
    expect(next.stdout).toBe('Dokumente: 2 neu, 3 unverändert, 0 abgelehnt.\n')
    expect(await countDocuments(dataDir)).toEqual({ documents: 5, faults: 0 })
  },
  PATIENT_MS,
)
