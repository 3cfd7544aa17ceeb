import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { run as checkDocuments } from '../../../documents/check/command.ts'
import { lockCustomers } from '../../../people/customers/store.ts'
import { migrate } from '../../../platform/database/migrate.ts'
import { type Database, openDatabase } from '../../../platform/database/open.ts'
import { callCommand } from '../../../testing/callCommand.ts'
import { pdf } from '../../../testing/documents.ts'
import { newFolders } from '../../../testing/folders.ts'
import { writeFiles } from '../../../testing/import/importing.ts'
import { runImport } from '../../../testing/import/runImport.ts'
import { startCommandFile } from '../../../testing/process.ts'

const newFolder = newFolders()

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

test('a killed run leaves complete documents, and the next run imports the rest', async () => {
  const [dataDir, folder] = [await newFolder(), await newFolder()]
  const database = await openDatabase(`sqlite:${join(dataDir, 'hausblick.db')}`)
  await migrate(database)
  await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1']))
  const names = ['eins', 'zwei', 'drei', 'vier', 'fünf'].map(
    (name) => `readv_K-1_Am Markt 1_20250101_Brief_${name}.pdf`,
  )
  await writeFiles(folder, Object.fromEntries(names.map((name) => [name, pdf(name)])))
  const stopBlocking = await blockFourthDocument(database)
  const check = () => callCommand(checkDocuments, [], dataDir, { DATA_DIR: dataDir })

  const command = startCommandFile('sets/import/command.ts', [folder], dataDir, {
    DATA_DIR: dataDir,
  })
  onTestFinished(async () => void (await command.kill()))
  const count = async () =>
    (await database.db.selectFrom('document').select('number').execute()).length
  await expect.poll(count).toBe(3)
  await command.kill()
  await stopBlocking()
  await database.close()

  const found = await check()
  expect(found.stdout).toMatch(/^Geprüft: 3 Dokumente.*\nDokumente mit Fehler: 0\./m)
  const next = await runImport([folder], { dataDir })
  expect(next.stdout).toBe('Dokumente: 2 neu, 3 unverändert, 0 abgelehnt.\n')
  expect(await check()).toMatchObject({ status: 0, stdout: expect.stringContaining('5 Dokumente') })
}, 120_000)
