import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readPortfoliosCall } from '@hausblick/contract/calls/records.ts'
import { beforeAll, expect, test } from 'vitest'
import { createInvitation } from '../../../people/accounts/invitations/create.ts'
import { lockCustomers } from '../../../people/customers/store.ts'
import type { App } from '../../../platform/http/service.ts'
import { newApps } from '../../../testing/app.ts'
import { Browser, PUBLIC_URL } from '../../../testing/browser.ts'
import { captureLog } from '../../../testing/captureLog.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { newFolders } from '../../../testing/folders.ts'

const EMAIL = 'neugierig@example.de'
const log = captureLog()

onEachDatabase('a page whose data are refused', (newDatabase) => {
  const newApp = newApps()
  const newFolder = newFolders()
  let database: TestDatabase
  let app: App

  beforeAll(async () => {
    database = await newDatabase()
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['A']))
    const webFolder = await newFolder()
    await writeFile(join(webFolder, 'index.html'), '<div id="root"></div>')
    app = await newApp(database, {
      webFolder,
      logStream: log.stream,
      environment: { LOG_LEVEL: 'info' },
      renderPage: async ({ url, read }) => {
        const { searchParams } = new URL(url)
        await read(readPortfoliosCall.path, { customerId: searchParams.get('kunde') ?? '' }, {})
        throw new Error('was read')
      },
    })
  })

  test.each([
    ['another’s', 'B', 403],
    ['nobody’s, by an invalid id', '-', 400],
  ])('as %s is sent empty, and logged without the account', async (_whose, customer, status) => {
    const browser = new Browser(app)
    const invitee = { kind: 'customer', customerId: 'A' } as const
    const email = `${status}-${EMAIL}`
    await browser.signUp(email, await createInvitation(database.db, invitee, PUBLIC_URL))
    log.clear()
    const { body, statusCode, headers } = await browser.open(`/dashboard?kunde=${customer}`)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(body).toContain('<div id="root"></div>')
    const lines = log.lines().filter(({ msg }) => msg === 'page not rendered')
    expect(lines).toMatchObject([{ level: 40, statusCode: status }])
    expect(log.text()).not.toContain(EMAIL)
  })

  test('by a fault is sent empty, and the fault is logged', async () => {
    log.clear()
    const { body } = await app.inject({ url: '/dashboard?kunde=DEMO' })
    expect(body).toContain('<div id="root"></div>')
    const lines = log.lines().filter(({ msg }) => msg === 'page not rendered')
    expect(lines).toMatchObject([{ level: 50, err: { message: 'was read' } }])
  })
})
