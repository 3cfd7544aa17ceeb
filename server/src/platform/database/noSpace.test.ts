import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createCustomerCall, listCustomersCall } from '@hausblick/contract/calls/customers.ts'
import { uploadDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { readPortfoliosCall } from '@hausblick/contract/calls/records.ts'
import { errorReply } from '@hausblick/contract/errorReply.ts'
import { identityErrors } from '@hausblick/contract/identity.ts'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { createInvitation } from '../../people/accounts/invitations/create.ts'
import { objectOverviewKind } from '../../records/kinds/objectOverview.ts'
import { readRecords } from '../../records/read.ts'
import { signIn } from '../../testing/accounts.ts'
import { newApps, OPERATOR } from '../../testing/app.ts'
import { Browser, PASSWORD, PUBLIC_URL } from '../../testing/browser.ts'
import { formOf, pdf } from '../../testing/documents.ts'
import { newFolders } from '../../testing/folders.ts'
import { csvOf } from '../../testing/import/csv.ts'
import { writeFiles } from '../../testing/import/importing.ts'
import { runImport } from '../../testing/import/runImport.ts'
import { fillDisk, mountSmallDisk } from '../../testing/smallDisk.ts'
import { admitCommand } from '../http/access.ts'
import { migrate } from './migrate.ts'
import { isNoSpace } from './noSpace.ts'
import { type Database, openDatabase } from './open.ts'

const NO_SPACE = identityErrors.noSpace

const failure = (fields: object) => Object.assign(new Error('failed'), fields)

test.each([
  [{ code: 'ENOSPC' }, true],
  [{ code: 'EDQUOT' }, true],
  [{ code: 'EROFS' }, true],
  [{ code: '53100' }, true],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, true],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 778 }, true],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 5 }, false],
  [{ code: 'ENOENT' }, false],
  [{}, false],
])('isNoSpace of %j, and of an error caused by it, is %j', (fields, expected) => {
  expect(isNoSpace(failure(fields))).toBe(expected)
  expect(isNoSpace(new Error('outer', { cause: failure(fields) }))).toBe(expected)
})

const newApp = newApps()
const newFolder = newFolders()
const opened: Database[] = []
afterAll(() => Promise.all(opened.map((database) => database.close())))

/** Runs the service with its database and files in a folder. */
async function startIn(folder: string) {
  const url = `sqlite:${join(folder, 'hausblick.db')}`
  const database = await openDatabase(url)
  opened.push(database)
  await migrate(database)
  const app = await newApp({ ...database, url }, { environment: { DATA_DIR: folder } })
  const headers = await signIn({ ...database, url }, { email: OPERATOR, kind: 'operator' })
  const readiness = async () => {
    const reply = await app.inject({ url: '/readyz' })
    return [reply.statusCode, reply.json().error]
  }
  return { app, database, headers, readiness }
}

describe('a full database', () => {
  test('reports it, stores nothing of what failed, and recovers once there is space', async () => {
    const { app, database, headers } = await startIn(await newFolder())
    const create = (customerId: string) =>
      app.inject({
        method: 'POST',
        url: createCustomerCall.path,
        headers,
        body: { customerId },
      })
    const count = async () =>
      (await database.db.selectFrom('customer').select('id').execute()).length
    expect((await create('A-1')).statusCode).toBe(200)
    // SQLite's own limit, which fails like a full disk. It cannot be lower than the current size.
    await sql`pragma max_page_count = 1`.execute(database.db)
    const fill = async () => {
      for (let number = 0; number < 10_000; number += 1) {
        const before = await count()
        const reply = await create(`F-${number}-${'x'.repeat(50)}`)
        if (reply.statusCode !== 200) return { reply, before }
      }
      throw new Error('The database is never full.')
    }
    const { reply, before } = await fill()
    expect(reply.statusCode).toBe(507)
    expect(errorReply.parse(reply.json())).toEqual({ error: NO_SPACE, code: 'noSpace' })
    expect(await count()).toBe(before)
    await sql`pragma max_page_count = 100000`.execute(database.db)
    expect((await create('A-2')).statusCode).toBe(200)
  })
})

const disk = mountSmallDisk(48)
afterAll(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()))
  disk?.unmount()
})

// Skipped where mounting is not permitted, as in most containers.
test.skipIf(disk === null)(
  'a full disk, on a file system of its own',
  async () => {
    const folder = disk?.folder ?? ''
    const { app, database, headers, readiness } = await startIn(folder)
    const customer = { kind: 'customer', customerId: 'A' } as const
    await database.db.insertInto('customer').values(newCustomer).execute()
    const browser = new Browser(app)
    await browser.signUp('a@example.org', await createInvitation(database.db, customer, PUBLIC_URL))
    const upload = async () => {
      const fields = { docName: 'Brief', file: pdf('a letter'), customerId: 'A' }
      const { payload, headers: type } = await formOf(fields)
      const url = uploadDocumentCall.path
      return await app.inject({ method: 'POST', url, payload, headers: { ...type, ...headers } })
    }
    const files = async () => {
      const names = await readdir(folder, { recursive: true, withFileTypes: true })
      return names.filter((each) => each.isFile() && !each.name.startsWith('hausblick.db')).length
    }
    expect(await readiness()).toEqual([200, undefined])
    expect((await upload()).statusCode).toBe(200)

    const filler = join(folder, 'filler')
    await fillDisk(filler)
    const before = await files()
    expect(await readiness()).toEqual([503, NO_SPACE])
    const refused = await upload()
    expect([refused.statusCode, refused.body]).toEqual([507, NO_SPACE])
    expect(await files()).toBe(before)
    // Whoever looks at others' data must be logged first.
    expect((await app.inject({ url: listCustomersCall.path, headers })).statusCode).toBe(507)
    const owned = { url: readPortfoliosCall.path, headers: await browser.headers() }
    expect((await app.inject(owned)).statusCode).toBe(200)
    const signedIn = await new Browser(app).signIn('a@example.org', PASSWORD)
    if (signedIn.statusCode !== 200) {
      expect(signedIn.statusCode).toBe(507)
      expect(errorReply.parse(signedIn.json()).error).toBe(NO_SPACE)
    }
    const tables = await newFolder()
    const objects = Array.from({ length: 20_000 }, (_, index) => ({
      customerid: 'A',
      objectid: `O${index}`,
      street: 'Am Ende der langen Straße '.repeat(10),
    }))
    await writeFiles(tables, { 'a.csv': csvOf(objectOverviewKind, objects) })
    const imported = await runImport([tables], { dataDir: folder })
    expect(imported).toMatchObject({ status: 1, stdout: '' })
    expect(imported.stderr).toMatch(
      /^Der Import ist gescheitert, es wurde nichts geschrieben\.\nAuf dem Datenträger ist kein Platz mehr, .*\n$/,
    )
    expect(await readRecords(database.db, objectOverviewKind, [admitCommand('A')])).toEqual([])

    await rm(filler)
    expect(await readiness()).toEqual([200, undefined])
    expect((await upload()).statusCode).toBe(200)
    expect((await new Browser(app).signIn('a@example.org', PASSWORD)).statusCode).toBe(200)
  },
  120_000,
)

const newCustomer = { id: 'A', data_version: 0, created_at: '', last_document_number: 0 }
