import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressOf } from '@hausblick/contract/calls/call.ts'
import {
  examineImportCall,
  listImportFaultsCall,
  undoImportCall,
} from '@hausblick/contract/calls/imports.ts'
import {
  listProgramFaultsCall,
  readProgramImportCall,
} from '@hausblick/contract/calls/programImports.ts'
import { expect, test } from 'vitest'
import { lockCustomers } from '../../people/customers/store.ts'
import { transact } from '../../platform/database/transact.ts'
import { portfolioKind } from '../../records/kinds/portfolio.ts'
import { propertyOverviewKind } from '../../records/kinds/propertyOverview.ts'
import { saveMapping } from '../../sets/import/mappings/store.ts'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { csvOf } from '../../testing/import/csv.ts'
import { QUELLEN, readMapping } from '../../testing/import/mapping.ts'
import { createImportPost, type SaidOfImport } from '../../testing/import/programs.ts'
import { newImports } from '../../testing/import/runs.ts'
import { addProgram } from '../../testing/programs.ts'
import { replaceRows } from '../../testing/replaceRows.ts'
import { sampleRow } from '../../testing/sampleRow.ts'

const rows = (...values: readonly (readonly [customerId: string, value: string])[]) =>
  csvOf(
    portfolioKind,
    values.map(([customerid, portfoliovalue]) => ({ customerid, portfoliovalue })),
  )

onEachDatabase('an import by a program', (newDatabase) => {
  const newImporter = newImports()

  async function open() {
    const database = await newDatabase()
    const importer = await newImporter(database)
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['A', 'B']))
    return { database, ...importer, post: createImportPost(importer.app) }
  }
  const program = (database: TestDatabase, customerId: string | null) =>
    addProgram(database, { purpose: 'import', customerId })

  test('is checked, written once for its key, and undone on the page', async () => {
    const { database, post, app, ask, reaches } = await open()
    const headers = await program(database, 'A')
    const files = { 'Bestand.csv': rows(['A', '1.000,00']) }
    const checked = await post(headers, { mode: 'check', files })
    expect(checked.json()).toMatchObject({ state: 'checked', by: 'Nachtlauf', errors: 0 })
    const write = { mode: 'write', key: 'heute', files }
    const [first, again] = [await post(headers, write), await post(headers, write)]
    expect(first.json()).toMatchObject({ state: 'applied', others: [] })
    const { id } = first.json()
    expect(again.json()).toMatchObject({ id, state: 'applied' })
    const url = addressOf(readProgramImportCall, { params: { id } })
    expect((await app.inject({ url, headers })).json()).toEqual(again.json())
    const other = await post(headers, { ...write, files: { 'Bestand.csv': rows(['A', '2,00']) } })
    expect(other.statusCode).toBe(422)
    const stranger = await program(database, null)
    expect((await app.inject({ url, headers: stranger })).statusCode).toBe(404)
    expect(await database.db.selectFrom('import_run').select('id').execute()).toHaveLength(2)
    const line = database.db.selectFrom('audit_entry').where('action', '=', 'imported')
    expect(await line.select(['actor_kind as kind', 'actor_email as by']).execute()).toEqual([
      { kind: 'program', by: 'Nachtlauf' },
    ])
    await ask(undoImportCall, { params: { id } })
    await reaches(id, 'undone')
  }, 120_000)

  test('of one customer is refused whole where it names another', async () => {
    const { database, post, app } = await open()
    const headers = await program(database, 'A')
    const files = { 'A.csv': rows(['A', '1,00'], ['B', '2,00']) }
    const refused = await post(headers, { mode: 'write', key: 'fremd', files })
    expect(refused.json()).toMatchObject({ state: 'faulty', errors: 1, changes: [] })
    const url = addressOf(listProgramFaultsCall, { params: { id: refused.json().id } })
    const { faults } = listProgramFaultsCall.reply.parse(
      (await app.inject({ url, headers })).json(),
    )
    expect(faults[0]?.message).toMatch(/nennen den Kunden „B“/)
    await transact(database.db, (trx) =>
      replaceRows(trx, propertyOverviewKind, [
        ['B', [sampleRow(propertyOverviewKind, 'B', 'W1').row]],
      ]),
    )
    const taken = csvOf(propertyOverviewKind, [{ customerid: 'A', propertyid: 'W1' }])
    const probe = await post(headers, { mode: 'check', files: { 'W.csv': taken } })
    const told = addressOf(listProgramFaultsCall, { params: { id: probe.json().id } })
    const answer = await app.inject({ url: told, headers })
    expect(answer.body).toContain('gehört im Bestand einem anderen Kunden')
    expect(answer.body).not.toContain('„B“')
    expect(await database.db.selectFrom('portfolio').select('customer_id').execute()).toEqual([])
    const moving = await post(headers, { mode: 'write', key: 'x', files, moves: 'true' })
    expect(moving.statusCode).toBe(403)
  }, 120_000)

  test('of one customer cannot have others invited', async () => {
    const { database, post } = await open()
    const { db } = database
    const headers = await program(database, 'A')
    await transact(db, async (trx) => {
      await saveMapping(trx, readMapping('eigentuemer'), 'chefin@betreiber.example')
    })
    const list = await readFile(join(QUELLEN, '4-eigentuemer.csv'), 'utf8')
    const owners = { 'Eigentümer.csv': list.replaceAll('E-1001', 'B') }
    const refused = await post(headers, { mode: 'write', key: 'post', files: owners })
    expect(refused.json()).toMatchObject({ state: 'faulty', changes: [] })
    expect(await db.selectFrom('import_owner').select('email').execute()).toEqual([])
  }, 120_000)

  test('that broke off while its files came is gone on with by its key', async () => {
    const { database, post } = await open()
    const headers = await program(database, null)
    const write = { mode: 'write', key: 'nachts', files: { 'A.csv': rows(['A', '1,00']) } }
    const { id } = (await post(headers, write)).json()
    // As if the service had been killed between the claim and the first file.
    await database.db.deleteFrom('import_file').execute()
    await database.db.updateTable('import_run').set({ state: 'open', writes: 1 }).execute()
    const repeated = await post(headers, write)
    expect(repeated.json()).toMatchObject({ id, state: 'applied', files: [{ name: 'A.csv' }] })
  }, 120_000)

  test('is one where its key comes twice at the same moment', async () => {
    const { database, post } = await open()
    const headers = await program(database, 'A')
    const write = { mode: 'write', key: 'doppelt', files: { 'A.csv': rows(['A', '1,00']) } }
    const [first, second] = await Promise.all([post(headers, write), post(headers, write)])
    expect(first.json()).toMatchObject({ state: 'applied', files: [{ name: 'A.csv' }] })
    expect(second.json()).toEqual(first.json())
    const { db } = database
    expect(await db.selectFrom('import_run').select('id').execute()).toHaveLength(1)
    const lines = db.selectFrom('audit_entry').select('number').where('action', '=', 'imported')
    expect(await lines.execute()).toHaveLength(1)
  }, 120_000)

  test('gets the answers of the page, unless it asks to be stricter', async () => {
    const { database, post, app, ask, start, reaches } = await open()
    const headers = await program(database, null)
    const files = { 'A.csv': rows(['A', 'viel'], ['B', '2,00']) }
    const params = { id: await start(files) }
    await ask(examineImportCall, { params })
    const page = await reaches(params.id, 'checked')
    const checked = (await post(headers, { mode: 'check', files })).json()
    const shown = ({ state, message, sheets, changes, errors, warnings }: typeof page) => ({
      ...{ state, message, sheets, changes, errors, warnings },
    })
    expect(shown(checked)).toEqual(shown(page))
    expect(checked).toMatchObject({ errors: 0, warnings: 1 })
    const url = addressOf(listProgramFaultsCall, { params: { id: checked.id } })
    const faults = (await app.inject({ url, headers })).json()
    expect(faults).toEqual(await ask(listImportFaultsCall, { params }))

    const strict = await post(headers, { mode: 'check', strict: true, files })
    expect(strict.json()).toMatchObject({ state: 'faulty', errors: 1, warnings: 0, changes: [] })
  }, 120_000)

  test('waits for a person where many rows would go, or no named mapping fits', async () => {
    const { database, post } = await open()
    const headers = await program(database, 'A')
    const units = ['W1', 'W2'].map((id) => sampleRow(propertyOverviewKind, 'A', id).row)
    await transact(database.db, async (trx) => {
      await replaceRows(trx, propertyOverviewKind, [['A', units]])
      await saveMapping(trx, readMapping('eigentuemer'), 'chefin@betreiber.example')
    })
    const fewer = {
      mode: 'write',
      files: { 'W.csv': csvOf(propertyOverviewKind, [{ customerid: 'A', propertyid: 'W1' }]) },
    }
    const asked = await post(headers, { ...fewer, key: 'a' })
    expect(asked.json()).toMatchObject({
      ...{ state: 'checked', appliedAt: null, changes: [{ removed: 1, losesMany: true }] },
      message: expect.stringContaining('Mehr als ein Zehntel'),
    })
    const meant = await post(headers, { ...fewer, key: 'b', losesMany: true })
    expect(meant.json()).toMatchObject({ state: 'applied', message: null })

    const owners = { 'Eigentümer.csv': await readFile(join(QUELLEN, '4-eigentuemer.csv'), 'utf8') }
    const other = await post(headers, { mode: 'check', mapping: 'anders', files: owners })
    expect(other.json()).toMatchObject({ state: 'mapping', sheets: [{ decision: 'open' }] })
  }, 120_000)

  test('is refused where it is unclear, or a file cannot be read', async () => {
    const { database, post } = await open()
    const headers = await program(database, 'A')
    const files = { 'A.csv': rows(['A', '1,00']) }
    const unclear: readonly SaidOfImport[] = [
      { mode: 'write', files },
      { mode: '', files },
      { mode: 'check', strict: 'ja', files },
      { mode: 'check', files: {} },
      { mode: 'check', files: { 'a/A.csv': 'x', 'b/A.csv': 'y' } },
    ]
    for (const said of unclear) expect((await post(headers, said)).statusCode).toBe(400)
    const write = { mode: 'write', key: 'a', files: { ...files, 'Brief.csv': '%PDF-1.7' } }
    const message = expect.stringContaining('„Brief.csv“: Das ist ein PDF und keine Tabelle.')
    expect((await post(headers, write)).json()).toMatchObject({ state: 'open', message })
  })
})
