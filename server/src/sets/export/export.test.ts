// Over 200 lines because it is one export, looked into part by part.

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { listDocumentsCall } from '@hausblick/contract/calls/documents.ts'
import { linkExportCall } from '@hausblick/contract/calls/myData.ts'
import { recordCalls } from '@hausblick/contract/calls/records.ts'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { writeNames } from '../../people/customers/names.ts'
import { admitCommand } from '../../platform/http/access.ts'
import { inYears } from '../../records/editions.ts'
import { objectOverviewKind } from '../../records/kinds/objectOverview.ts'
import { propertyKind } from '../../records/kinds/property.ts'
import { readRecords } from '../../records/read.ts'
import { recordKinds } from '../../records/recordKinds.ts'
import { replaceRecords } from '../../records/write.ts'
import { signIn } from '../../testing/accounts.ts'
import { newApps } from '../../testing/app.ts'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { pdf, useDocuments } from '../../testing/documents.ts'
import { newFolders } from '../../testing/folders.ts'
import { SAMPLE_YEAR, sampleMonths, sampleRow } from '../../testing/sampleRow.ts'
import { importFiles } from '../import/importFiles.ts'
import { listCustomerFiles } from './customerFiles.ts'
import { storedTables } from './storedTables.ts'
import { unpackExport } from './unpack.ts'

/** Contains CSV's special characters, and the start of a formula. */
const AWKWARD = '=1+1; "Söhne" \'&\' Töchter, ""–'

onEachDatabase('the export of a customer', (newDatabase) => {
  const { add, app, call, db, headers, storage } = useDocuments(newDatabase)
  const newApp = newApps()
  const newFolder = newFolders()

  async function keepRecords(customerId: string) {
    await db()
      .transaction()
      .execute(async (trx) => {
        for (const kind of recordKinds) {
          const ids = kind.keyColumns.length === 1 ? [''] : ['A-1', 'A-2']
          const texts = kind.stored.filter(({ name, encoding }) => {
            return encoding.kind === 'text' && !name.endsWith('id')
          })
          const awkward = Object.fromEntries(texts.map(({ name }) => [name, AWKWARD]))
          const rows = ids.map((id) => sampleRow(kind, customerId, id, awkward))
          await replaceRecords(trx, inYears(kind, [SAMPLE_YEAR]), new Map([[customerId, rows]]))
        }
      })
  }

  /** Downloads the ZIP as a browser would, and unpacks it. */
  async function download(customerId: string) {
    const granted = await call('a', {
      method: 'POST',
      url: linkExportCall.path,
      payload: { customerId },
    })
    const { downloadUrl } = linkExportCall.reply.parse(granted.json())
    const reply = await app().inject({ url: downloadUrl })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="hausblick-daten.zip"',
    })
    const folder = await newFolder()
    const file = join(folder, 'alles.zip')
    await writeFile(file, reply.rawPayload)
    return await unpackExport(file, folder)
  }

  test('can be imported into an empty service, which then gives the same replies', async () => {
    await keepRecords('A')
    await keepRecords('B')
    await add({ customerId: 'A', bytes: pdf('of A') })
    await db()
      .transaction()
      .execute((trx) => writeNames(trx, [['A', AWKWARD]]))
    const { recordsFolder } = await download('A')

    const another: TestDatabase = await newDatabase()
    // The sample's values are implausible on purpose, so it warns.
    const { problems } = await importFiles(another, [recordsFolder])
    expect(problems.errorCount).toBe(0)
    const anotherApp = await newApp(another)
    const authorization = await signIn(another, {
      email: 'a@example.org',
      kind: 'customer',
      customerId: 'A',
    })
    for (const { name } of recordKinds) {
      const url = recordCalls[name].path
      const before = await call('a', { url })
      const after = await anotherApp.inject({ url, headers: authorization })
      expect(before.json()).not.toEqual([])
      expect(after.body).toBe(before.body)
    }
    const customers = await another.db.selectFrom('customer').select(['id', 'name']).execute()
    expect(customers).toEqual([{ id: 'A', name: AWKWARD }])
  })

  test('of several years can be imported again, with what was sold since', async () => {
    const database = { db: db() }
    const row = (year: number, id: string) => {
      const values = { propertyvalue: year, valuationdate: `${year}-06-30` }
      return sampleRow(propertyKind, 'J', id, values, [sampleMonths({ year })])
    }
    const replaced = { 2024: ['W1', 'W2'], 2025: ['W1', 'W3'] }
    for (const [year, ids] of Object.entries(replaced))
      await database.db.transaction().execute((trx) => {
        const rows = ids.map((id) => row(Number(year), id))
        return replaceRecords(trx, inYears(propertyKind, [Number(year)]), new Map([['J', rows]]))
      })
    const folder = await newFolder()
    const names: string[] = []
    for await (const file of listCustomerFiles(
      { ...database, storage: storage() },
      admitCommand('J'),
    )) {
      if (!file.name.startsWith('tabellen/dashboard-property')) continue
      names.push(file.name)
      await writeFile(join(folder, basename(file.name)), String(file.content))
    }
    expect(names).toEqual([2024, 2025].map((year) => `tabellen/dashboard-property-${year}.csv`))

    const another = await newDatabase()
    const { problems } = await importFiles(another, [folder], { strict: true })
    expect(problems.errors).toEqual([])
    for (const table of ['property', 'cash_flow', 'valuation'] as const) {
      const stored = async ({ db }: Pick<TestDatabase, 'db'>) => {
        const rows = await db.selectFrom(table).selectAll().where('customer_id', '=', 'J').execute()
        return rows.map((row) => JSON.stringify(row)).toSorted()
      }
      expect(await stored(another)).toEqual(await stored(database))
    }
  })

  test('names no year where no month is stored, and is imported so', async () => {
    const rows = [sampleRow(propertyKind, 'L', 'W1', {}, [])]
    const database = { db: db() }
    await database.db
      .transaction()
      .execute((trx) => replaceRecords(trx, inYears(propertyKind, []), new Map([['L', rows]])))
    const folder = await newFolder()
    for await (const file of listCustomerFiles(
      { ...database, storage: storage() },
      admitCommand('L'),
    ))
      if (file.name === 'tabellen/dashboard-property.csv')
        await writeFile(join(folder, basename(file.name)), String(file.content))
    const another = await newDatabase()
    expect((await importFiles(another, [folder])).problems.errors).toEqual([])
    for (const table of ['property', 'cash_flow', 'valuation'] as const) {
      const stored = ({ db }: Pick<TestDatabase, 'db'>) =>
        db.selectFrom(table).selectAll().where('customer_id', '=', 'L').execute()
      expect(await stored(another)).toEqual(await stored(database))
    }
  })

  test('guards texts against formulas and leaves numbers alone', async () => {
    const texts = ['=1+1', '+49', '-5', '@A1', '＝1', "'=1", "''+1", "'s-Hertogenbosch"]
    const row = (text: string, index: number) =>
      sampleRow(objectOverviewKind, 'C', `@${index}`, { street: text, monthlyrent: -310 })
    const rows = texts.map(row)
    await db()
      .transaction()
      .execute((trx) =>
        replaceRecords(trx, inYears(objectOverviewKind, []), new Map([['C', rows]])),
      )
    let content = ''
    for await (const file of listCustomerFiles({ db: db(), storage: storage() }, admitCommand('C')))
      if (file.name === 'tabellen/object-overview.csv') content = String(file.content)
    const [header = [], ...written]: string[][] = parse(content, { bom: true, delimiter: ';' })
    expect(header).toEqual(Object.keys(objectOverviewKind.fields))
    expect(written.flat().filter((cell) => /^[=+@\t\r＝＋－＠]|^-(?!\d+,\d+$)/.test(cell))).toEqual(
      [],
    )
    expect(written.map((cells) => cells[header.indexOf('monthlyrent')])).toContain('-3,10')

    const [folder, another] = [await newFolder(), await newDatabase()]
    await writeFile(join(folder, 'object-overview.csv'), content)
    const { problems } = await importFiles(another, [folder])
    expect(problems.errors).toEqual([])
    expect(await readRecords(another.db, objectOverviewKind, [admitCommand('C')])).toEqual(
      rows.map(({ row }) => row),
    )
  })

  test('contains every document of the customer and of nobody else', async () => {
    const { fileName } = await add({ customerId: 'A', name: 'Käufe_2025', bytes: pdf('Ä') })
    await add({ customerId: 'B', name: 'Fremd' })
    const { documentsFolder, documentCount } = await download('A')
    const files = await readdir(documentsFolder)
    expect(files).toHaveLength(documentCount)
    expect(files.filter((file) => !file.startsWith('readv_A_'))).toEqual([])
    expect(await readFile(join(documentsFolder, fileName))).toEqual(pdf('Ä'))
  })

  test('covers every database table with customer data', async () => {
    // The indexes by which customers, their things and documents are found are derived from the other tables.
    const derived = new Set(['customer_search', 'find_word', 'listing', 'listing_word'])
    // What staff have removed may be another customer's.
    // An import's own tables say what its files change, and whom they list.
    const ofImports = ['import_difference', 'import_owner']
    // That two became one is in the log, as is what staff change, and who else was given a document is nobody's business.
    const ofStaff = [
      'customer_merge',
      'document_change',
      'giving_recipient',
      'paper_change',
      'program',
    ]
    // That something happened, for other programs; what it was about is in the other tables.
    const left = new Set([
      ...[...derived, ...ofImports, ...ofStaff],
      ...['withheld_document', 'webhook_event'],
    ])
    const tables = (await tablesWithCustomer(db())).filter((table) => !left.has(table))
    const records = recordKinds.map(({ sqlTable }) => sqlTable)
    const shown = [
      ...records,
      'cash_flow',
      'kind_cash_flow',
      ...storedTables.flatMap((table) => table.of),
    ]
    // Sessions, passkeys and choices have no customer of their own, only that of their account.
    const ofAccounts = /^identity_|^reminder_choice$/
    expect(shown.filter((table) => !ofAccounts.test(table)).toSorted()).toEqual(tables)
    for (const { columns, read } of storedTables) {
      for (const row of await read(db(), admitCommand('A')))
        expect(Object.keys(row)).toEqual(columns)
    }
    const [accounts, sessions] = await Promise.all(
      storedTables.slice(1, 3).map(({ read }) => read(db(), admitCommand('A'))),
    )
    expect(accounts).toMatchObject([{ 'E-Mail': 'a@example.org' }])
    expect(sessions).toMatchObject([{ 'E-Mail': 'a@example.org' }])
  })

  test('guards texts typed by users against formulas', async () => {
    await add({ customerId: 'A', message: '=HYPERLINK("https://evil.example")', typedName: '+1' })
    for await (const { name, content } of listCustomerFiles(
      { db: db(), storage: storage() },
      admitCommand('A'),
    )) {
      if (name !== 'weitere-angaben/dokumente.csv') continue
      expect(content).toContain(`;'+1;"'=HYPERLINK(""https://evil.example"")";`)
      return
    }
    throw new Error('The table of the documents is missing.')
  })

  test('fails if a document’s bytes are missing', async () => {
    const { number } = await add({ customerId: 'B', name: 'Verloren' })
    const { storage_key } = await db()
      .selectFrom('document')
      .select('storage_key')
      .where('customer_id', '=', 'B')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    await storage().delete(storage_key)
    const granted = await call('b', {
      method: 'POST',
      url: linkExportCall.path,
      payload: { customerId: 'B' },
    })
    const { downloadUrl } = linkExportCall.reply.parse(granted.json())
    await expect(app().inject({ url: downloadUrl })).rejects.toThrow()
  })

  test('cannot be downloaded with a document list’s capability', async () => {
    await add({ customerId: 'A' })
    const list = await app().inject({ url: listDocumentsCall.path, headers: headers('a') })
    const { downloadUrl } = list.json()[0]
    const capability = new URLSearchParams(downloadUrl.split('?')[1]).get('capability')
    expect(capability).not.toBeNull()
    const reply = await app().inject({
      url: linkExportCall.path,
      query: { capability: `${capability}` },
    })
    expect(reply.statusCode).toBe(403)
  })
})

/** Returns the tables with a customer's id, by the database's own schema. */
async function tablesWithCustomer(db: TestDatabase['db']): Promise<string[]> {
  const tables = await db.introspection.getTables()
  const withCustomer = tables.filter(({ columns }) =>
    columns.some(({ name }) => name === 'customer_id'),
  )
  return withCustomer.map(({ name }) => name).toSorted()
}
