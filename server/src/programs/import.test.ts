import { addressOf } from '@hausblick/contract/calls/call.ts'
import { undoImportCall } from '@hausblick/contract/calls/imports.ts'
import {
  importCall,
  listProgramFaultsCall,
  readProgramImportCall,
} from '@hausblick/contract/calls/programImports.ts'
import { expect, test, vi } from 'vitest'
import { lockCustomers } from '../customers/store.ts'
import type { App } from '../http/service.ts'
import { portfolioKind } from '../records/kinds/portfolio.ts'
import { onEachDatabase, type TestDatabase } from '../testing/databases.ts'
import { csvOf } from '../testing/import/csv.ts'
import { newImports } from '../testing/import/runs.ts'
import { addProgram } from '../testing/programs.ts'

const WORKING: readonly string[] = ['examining', 'checking', 'applying']
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
    return { database, ...importer, post: createPost(importer.app) }
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
    expect(await database.db.selectFrom('portfolio').select('customer_id').execute()).toEqual([])
    expect(
      (await post(headers, { mode: 'write', key: 'x', files, moves: 'true' })).statusCode,
    ).toBe(403)
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

  test.each([
    ['without a key', { mode: 'write' }, 400],
    ['in no mode', { mode: '' }, 400],
    ['with an unclear flag', { mode: 'check', strict: 'ja' }, 400],
    ['without a file', { mode: 'check', files: {} }, 400],
  ])('is refused %s', async (_, said, status) => {
    const { database, post } = await open()
    const files = { 'A.csv': rows(['A', '1,00']) }
    const refused = await post(await program(database, 'A'), { files, ...said })
    expect(refused.statusCode, refused.body).toBe(status)
  })
})

interface Said {
  readonly mode: string
  readonly key?: string
  readonly files: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

/** Creates a function that orders an import as a program does. */
function createPost(app: App) {
  return async (headers: object, { key, files, ...fields }: Said) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
    for (const [name, content] of Object.entries(files))
      form.append('file', new File([content], name))
    const body = new Response(form)
    const type = { 'content-type': body.headers.get('content-type') ?? '' }
    const reply = await app.inject({
      method: 'POST',
      url: importCall.path,
      headers: { ...headers, ...type, ...(key !== undefined && { 'idempotency-key': key }) },
      payload: Buffer.from(await body.arrayBuffer()),
    })
    const url = addressOf(readProgramImportCall, { params: { id: reply.json().id ?? '' } })
    if (reply.statusCode !== 200 || !WORKING.includes(reply.json().state)) return reply
    // A busy machine takes longer than the service lets the caller wait.
    return await vi.waitFor(
      async () => {
        const later = await app.inject({ url, headers: { ...headers } })
        expect(WORKING).not.toContain(later.json().state)
        return later
      },
      { timeout: 60_000, interval: 200 },
    )
  }
}
