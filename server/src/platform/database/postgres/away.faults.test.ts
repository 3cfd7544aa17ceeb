import { createCustomerCall } from '@hausblick/contract/calls/customers.ts'
import { readTokenCall, signInCall } from '@hausblick/contract/calls/identity.ts'
import { readUnitsCall } from '@hausblick/contract/calls/records.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureDemoCustomer } from '../../../operating/demo/ensure.ts'
import { createInvitation } from '../../../people/accounts/invitations/create.ts'
import { signIn } from '../../../testing/accounts.ts'
import { newApps, OPERATOR } from '../../../testing/app.ts'
import { Browser, PASSWORD, PUBLIC_URL } from '../../../testing/browser.ts'
import { newDatabaseUrls } from '../../../testing/databases.ts'
import { newFolders } from '../../../testing/folders.ts'
import { findFreePort } from '../../../testing/freePort.ts'
import { type PostgresProxy, startPostgresProxy } from '../../../testing/postgresProxy.ts'
import { countWaitingSessions, lockTable } from '../../../testing/postgresSessions.ts'
import { runService } from '../../../testing/process.ts'
import type { App } from '../../http/service.ts'
import { migrate } from '../migrate.ts'
import { type Database, openDatabase } from '../open.ts'
import { commandTimeouts, type DatabaseTimeouts } from '../timeouts.ts'

const REQUESTS = 30

describe('while PostgreSQL is away', () => {
  const newUrl = newDatabaseUrls('postgres')
  const newFolder = newFolders()
  const newApp = newApps()
  const opened: Database[] = []
  afterAll(() => Promise.all(opened.map((database) => database.close())))
  let proxy: PostgresProxy
  let administrator: Database
  let headers: { authorization: string }

  beforeAll(async () => {
    const url = await newUrl()
    administrator = await openDatabase(url)
    opened.push(administrator)
    await migrate(administrator)
    await ensureDemoCustomer(administrator, 'DEMO')
    headers = await signIn({ ...administrator, url }, { email: OPERATOR, kind: 'operator' })
    proxy = await startPostgresProxy(url)
  })

  async function openApp(timeouts: Partial<DatabaseTimeouts>): Promise<App> {
    const database = await openDatabase(proxy.url, { ...commandTimeouts, ...timeouts })
    opened.push(database)
    return await newApp({ ...database, url: proxy.url })
  }

  const read = (app: App) => app.inject({ url: `${readUnitsCall.path}?customerId=DEMO` })
  const create = (app: App, customerId: string) =>
    app.inject({ method: 'POST', url: createCustomerCall.path, headers, body: { customerId } })

  /** Returns the statuses of more concurrent reads than there are connections. */
  async function statuses(app: App): Promise<number[]> {
    const replies = await Promise.all(Array.from({ length: REQUESTS }, () => read(app)))
    return [...new Set(replies.map((reply) => reply.statusCode))]
  }

  test('every call receives 503 until it is back', async () => {
    const app = await openApp({ connectMs: 30_000, poolMs: 30_000 })
    expect(await statuses(app)).toEqual([200])
    const invitee = { kind: 'customer', customerId: 'DEMO' } as const
    const link = await createInvitation(administrator.db, invitee, PUBLIC_URL)
    const browser = new Browser(app)
    expect((await browser.signUp('neu@example.org', link)).statusCode).toBe(200)
    await proxy.leave()
    const calls = [
      await read(app),
      await create(app, 'K-1'),
      await app.inject({
        method: 'POST',
        url: signInCall.path,
        headers: { origin: PUBLIC_URL },
        body: { email: OPERATOR, password: PASSWORD },
      }),
      await browser.open(readTokenCall.path),
      await app.inject({ url: '/readyz' }),
    ]
    for (const reply of calls) {
      expect(reply.statusCode).toBe(503)
      expect(reply.headers['retry-after']).toMatch(/^[1-5]$/)
      expect(reply.json()).toEqual({ error: expect.stringMatching(/Bitte versuchen Sie es/) })
    }
    expect(await statuses(app)).toEqual([503])
    await proxy.comeBack()
    expect(await statuses(app)).toEqual([200])
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200)
    expect((await create(app, 'K-1')).statusCode).toBe(200)
  })

  test('an unresponsive server counts as away', async () => {
    const app = await openApp({ connectMs: 3000, poolMs: 30_000, probeAfterMs: 50 })
    await expect.poll(() => statuses(app)).toEqual([200])
    proxy.fallSilent()
    expect(await statuses(app)).toEqual([503])
    expect((await create(app, 'K-2')).statusCode).toBe(503)
    proxy.speak()
    await expect.poll(() => statuses(app)).toEqual([200])
  })

  test('a busy server is waited for', async () => {
    const app = await openApp({ connectMs: 30_000, poolMs: 30_000, probeAfterMs: 1 })
    // Not the customers: the background's own look for changed ones would take a connection, and is not counted. The maintenance
    // of the services above, each part of which has waited for the database, may still wait beside them.
    const unlock = await lockTable(administrator, 'property')
    const replies = statuses(app)
    await expect.poll(() => countWaitingSessions(administrator)).toBeGreaterThanOrEqual(10)
    await unlock()
    expect(await replies).toEqual([200])
  })

  test('the process survives, with all its background work', { timeout: 120_000 }, async () => {
    const [folder, port] = [await newFolder(), await findFreePort()]
    const settings = { PORT: port, DATABASE_URL: proxy.url, LOG_LEVEL: 'error' }
    const service = runService(folder, settings)
    await service.printed('Demo ohne Anmeldung')
    const ready = async () => (await fetch(`http://localhost:${port}/readyz`)).status
    await expect.poll(ready).toBe(200)
    await proxy.leave()
    expect(await ready()).toBe(503)
    // The search for unread documents is the first to fail.
    await service.printed('text extraction failed')
    await proxy.comeBack()
    await expect.poll(ready).toBe(200)
    const { stderr, status } = await service.stop()
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  })
})
