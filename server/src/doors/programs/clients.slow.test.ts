import { execFile, spawnSync } from 'node:child_process'
import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockCustomers } from '../../people/customers/store.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { openDatabase } from '../../platform/database/open.ts'
import { portfolioKind } from '../../records/kinds/portfolio.ts'
import type { TestDatabase } from '../../testing/databases.ts'
import { databaseOf } from '../../testing/dataFolders.ts'
import { newFolders } from '../../testing/folders.ts'
import { csvOf } from '../../testing/import/csv.ts'
import { newImports } from '../../testing/import/runs.ts'
import { addProgram } from '../../testing/programs.ts'

const CLIENTS = join(import.meta.dirname, '../../../../docs/clients')
const hasPython = spawnSync('python3', ['--version']).status === 0
const programs = { 'import.ts': process.execPath, 'import.py': 'python3' }

describe('the example', () => {
  const newFolder = newFolders()
  // Hooks run in reverse order: the service is stopped before.
  afterAll(() => database.close())
  const newImporter = newImports()
  let to: string
  let folder: string
  let database: TestDatabase

  // The service, which lets in a program of customer A, and the examples, which stand alone in a folder.
  beforeAll(async () => {
    folder = await newFolder()
    const url = databaseOf(folder)
    database = { ...(await openDatabase(url)), url }
    await migrate(database)
    const { app } = await newImporter(database)
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['A', 'B']))
    to = await app.listen({ port: 0, host: '127.0.0.1' })
    const { authorization } = await addProgram(database, { purpose: 'import', customerId: 'A' })
    for (const client of Object.keys(programs))
      await copyFile(join(CLIENTS, client), join(folder, client))
    await writeFile(join(folder, 'token'), `${authorization.replace('Bearer ', '')}\n`)
    const csv = (customerid: string) =>
      csvOf(portfolioKind, [{ customerid, portfoliovalue: '1.000,00' }])
    await writeFile(join(folder, 'Bestände.csv'), csv('A'))
    await writeFile(join(folder, 'Verkäufe.csv'), csv('B'))
  })

  describe.each([
    { client: 'import.ts', isThere: true, title: 'import.ts' },
    { client: 'import.py', isThere: hasPython, title: hasPython ? 'import.py' : 'NO python3 HERE' },
  ] as const)('$title', ({ client, isThere }) => {
    const run = (args: string, address = to) =>
      runIn(folder, programs[client], [
        ...[client, '--to', address, '--token-file', 'token'],
        ...args.split(' '),
      ])

    test.runIf(isThere)(
      'says what is wrong',
      async () => {
        const { status, out, err } = await run('--mode check Verkäufe.csv')
        expect([status, err]).toEqual([1, ''])
        expect(out).toMatch(/: faulty, 1 errors.+\nerror: Verkäufe\.csv: .+Kunden „B“/s)
      },
      120_000,
    )

    test.runIf(isThere)(
      'writes once for its key',
      async () => {
        const write = `--mode write --strict --key ${client}`
        const { status, out, err } = await run(`${write} Bestände.csv`)
        expect([status, err]).toEqual([0, ''])
        expect(out).toMatch(/^import .+: applied, 0 errors, 0 warnings\n/)
        expect(await run(`${write} Bestände.csv`)).toEqual({ status, out, err })
        const stored = database.db.selectFrom('portfolio').select('customer_id as of')
        expect(await stored.execute()).toEqual([{ of: 'A' }])
        expect(await run(`${write} Verkäufe.csv`)).toEqual({
          ...{ status: 2, out: '', err: expect.stringMatching(/^422: .+Idempotency-Key/) },
        })
      },
      120_000,
    )

    test.runIf(isThere).each([
      ['without a file', '--mode check', 2],
      ['with a file that is not there', '--mode check missing.csv', 2],
      ['in no mode', '--mode read Verkäufe.csv', 2],
      ['where nobody listens', '--mode check Verkäufe.csv', 3, 'http://127.0.0.1:9'],
    ])('ends %s', async (_, args, status, address?: string) => {
      expect(await run(args, address)).toEqual({ status, out: '', err: expect.stringMatching(/./) })
    })
  })
})

/** Runs an example, and returns how it ended. */
async function runIn(cwd: string, program: string, args: readonly string[]) {
  return await new Promise<{ status: unknown; out: string; err: string }>((resolve) => {
    execFile(program, args, { cwd }, (error, out, err) =>
      resolve({ status: error ? error.code : 0, out, err }),
    )
  })
}
