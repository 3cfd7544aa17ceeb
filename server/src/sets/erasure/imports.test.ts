import { eraseCustomerCall } from '@hausblick/contract/calls/erasure.ts'
import {
  discardImportCall,
  startImportCall,
  undoImportCall,
} from '@hausblick/contract/calls/imports.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { removeQueuedFiles } from '../../documents/withheld/storedFiles.ts'
import { lockCustomers } from '../../people/customers/store.ts'
import type { Database } from '../../platform/database/open.ts'
import { transact } from '../../platform/database/transact.ts'
import { propertyOverviewKind } from '../../records/kinds/propertyOverview.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { csvOf } from '../../testing/import/csv.ts'
import { readMapping } from '../../testing/import/mapping.ts'
import { createImportPost } from '../../testing/import/programs.ts'
import { newImports } from '../../testing/import/runs.ts'
import { workbook } from '../../testing/import/workbook.ts'
import { findNeedles } from '../../testing/marks.ts'
import { addProgram } from '../../testing/programs.ts'
import { listTables } from '../backup/tables.ts'
import { saveMapping } from '../import/mappings/store.ts'
import { forgetUnusedWords } from './forgetWords.ts'

const GONE = 'ZWQ-7719'
const needles = ['zwq-7719', 'salamander', 'ypsilanti', 'papageitaucher']

const units = (...rows: readonly (readonly [customerid: string, tenantlastname: string])[]) =>
  csvOf(
    propertyOverviewKind,
    rows.map(([customerid, tenantlastname]) => ({
      ...{ customerid, propertyid: `${customerid}-1`, tenantprename: 'Xenia', tenantlastname },
    })),
  )

async function searchTables({ db, dialect }: Pick<Database, 'db' | 'dialect'>) {
  const found: string[] = []
  for (const { name } of await listTables(db, dialect)) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    const marks = findNeedles(Buffer.from(JSON.stringify(rows)), needles)
    if (marks.length > 0) found.push(`${name}: ${marks.join()}`)
  }
  return found
}

onEachDatabase('imports that name a deleted customer', (newDatabase) => {
  const newImporter = newImports()

  test('lose their files, end where they are open, and can be undone where they were applied', async () => {
    const database = await newDatabase()
    const { db } = database
    const { app, ask, start, addFile, read, reaches, storage } = await newImporter(database)
    await transact(db, (trx) => lockCustomers(trx, [GONE, 'B']))
    await db
      .updateTable('customer')
      .set({ name: 'Theodora Salamander' })
      .where('id', '=', GONE)
      .execute()
    const post = createImportPost(app)
    const all = await addProgram(database, { purpose: 'import', customerId: null })
    const own = await addProgram(database, { name: GONE, purpose: 'import', customerId: GONE })
    const both = { 'Einheiten.csv': units([GONE, 'Ypsilanti'], ['B', 'Bleibt']) }
    const byProgram = async (
      headers: object,
      mode: string,
      files: Readonly<Record<string, string>>,
    ) =>
      (await post(headers, { mode, key: `${mode}-${Object.keys(files).join()}`, files })).json().id
    const byStaff = async (name: string, content: Buffer) => {
      const { id } = await ask(startImportCall, {})
      expect((await addFile(id, name, content)).statusCode).toBe(200)
      return id
    }
    const book = (...cells: readonly string[]) => {
      const rows = cells.map((cell) => `<row><c t="inlineStr"><is><t>${cell}</t></is></c></row>`)
      return workbook({ rows: rows.join('') })
    }

    const checked = await byProgram(all, 'check', both)
    const applied = await byProgram(all, 'write', both)
    const unchanged = await byProgram(own, 'write', { 'Nur.csv': units([GONE, 'Ypsilanti']) })
    const ending = {
      checked,
      open: await start({ [`${GONE}.csv`]: 'a;b\n1;2' }),
      byNumber: await byStaff('a.xlsx', book('Eigentümer', `${GONE} Jemand`)),
      byName: await byStaff('b.xlsx', book('Eigentümer', 'Salamander, Theodora')),
      byTenant: await start({ 'c.csv': 'Vorname;Nachname\nXenia;Ypsilanti' }),
      unreadable: await byStaff('d.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex')),
    }
    const kept = {
      open: await start({
        'e.csv': `Nummer;Name\n${GONE}0;Frau Salamanderin\nM${GONE};Theodora Anders`,
      }),
      ended: await start({ 'B.csv': units(['B', 'Bleibt']) }),
    }
    await ask(discardImportCall, { params: { id: kept.ended } })
    const journal = readMapping('journal')
    const [column, ...columns] = journal.columns
    if (!column) throw new Error('The mapping has no column.')
    const values = { salamander: GONE, beck: 'B' }
    const decided = { ...journal, columns: [{ ...column, to: 'customerid', values }, ...columns] }
    const constants = [{ to: 'customerid', value: GONE }]
    for (const profile of [decided, { ...journal, name: 'Nur einer', constants }])
      await transact(db, (trx) => saveMapping(trx, profile, 'eva@example.org'))
    for (const label of ['1400 Salamander, Theodora', '8400 Mieten'])
      await db
        .insertInto('learned_heading')
        .values({ subject: 'posting', heading: `Konto ${label.toLowerCase()}`, label })
        .execute()

    const { erased } = await ask(eraseCustomerCall, {
      params: { customerId: GONE },
      body: { confirmation: GONE },
    })
    expect(erased).toContainEqual({ kind: 'imports', count: 2 + Object.keys(ending).length })
    expect(erased).toContainEqual({ kind: 'openImports', count: Object.keys(ending).length })
    await removeQueuedFiles({ db, storage })
    await forgetUnusedWords(database)
    expect(await searchTables(database)).toEqual([])
    const mappings = await db.selectFrom('import_mapping').select('profile').execute()
    const learned = await db.selectFrom('learned_heading').select('label').execute()
    expect(learned).toContainEqual({ label: '8400 Mieten' })
    expect(mappings.map(({ profile }) => JSON.parse(profile).columns[0].values)).toEqual([
      { beck: 'B' },
    ])

    let stored = 0
    for await (const _file of storage.list()) stored += 1
    expect(stored).toBe(Object.keys(kept).length)
    for (const id of Object.values(ending))
      expect(await read(id)).toMatchObject({
        state: 'discarded',
        message: expect.stringContaining('gelöscht'),
      })
    for (const id of Object.values(kept))
      expect((await read(id)).files).toMatchObject([{ isKept: true }])
    expect(await read(unchanged)).toMatchObject({ state: 'applied', files: [{ isKept: false }] })
    await ask(undoImportCall, { params: { id: applied } })
    await reaches(applied, 'undone')
    expect(await db.selectFrom('property_overview').select('property_id').execute()).toEqual([])
  }, 300_000)
})
