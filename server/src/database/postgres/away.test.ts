import { paths } from '@hausblick/contract/calls.ts'
import { identityPaths } from '@hausblick/contract/identity.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureDemoCustomer } from '../../demo/ensure.ts'
import type { App } from '../../http/service.ts'
import { signIn } from '../../testing/accounts.ts'
import { newApps, OPERATOR } from '../../testing/app.ts'
import { PASSWORD, PUBLIC_URL } from '../../testing/browser.ts'
import { newDatabaseUrls } from '../../testing/databases.ts'
import { newFolders } from '../../testing/folders.ts'
import { type PostgresProxy, startPostgresProxy } from '../../testing/postgresProxy.ts'
import { countWaitingSessions, lockTable } from '../../testing/postgresSessions.ts'
import { freePort, runService } from '../../testing/process.ts'
import { migrate } from '../migrate.ts'
import { type Database, openDatabase } from '../open.ts'
import { commandPatience, type Patience } from '../patience.ts'

const REQUESTS = 30
/** A machine may be busy with other tests. */
const SOON = { timeout: 20_000 }

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

  async function openApp(patience: Partial<Patience>): Promise<App> {
    const database = await openDatabase(proxy.url, { ...commandPatience, ...patience })
    opened.push(database)
    return await newApp({ ...database, url: proxy.url })
  }

  const read = (app: App) => app.inject({ url: `${paths.properties}?customerId=DEMO` })
  const create = (app: App, customerId: string) =>
    app.inject({ method: 'POST', url: paths.createCustomer, headers, body: { customerId } })

  /** Statuses of many reads at once, more than there are connections. */
  async function statuses(app: App): Promise<number[]> {
    const replies = await Promise.all(Array.from({ length: REQUESTS }, () => read(app)))
    return [...new Set(replies.map((reply) => reply.statusCode))]
  }

  test('every call is answered with 503, until it is back', async () => {
    const app = await openApp({ connectMs: 30_000, poolMs: 30_000 })
    expect(await statuses(app)).toEqual([200])
    await proxy.leave()
    const calls = [
      await read(app),
      await create(app, 'K-1'),
      await app.inject({
        method: 'POST',
        url: identityPaths.signIn,
        headers: { origin: PUBLIC_URL },
        body: { email: OPERATOR, password: PASSWORD },
      }),
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

  test('a server that says nothing more is away, too', async () => {
    const app = await openApp({ connectMs: 3000, poolMs: 30_000, silenceMs: 50 })
    await expect.poll(() => statuses(app), SOON).toEqual([200])
    proxy.fallSilent()
    expect(await statuses(app)).toEqual([503])
    expect((await create(app, 'K-2')).statusCode).toBe(503)
    proxy.speak()
    await expect.poll(() => statuses(app), SOON).toEqual([200])
  })

  test('a server that is merely busy is waited for', async () => {
    const app = await openApp({ connectMs: 30_000, poolMs: 30_000, silenceMs: 1 })
    const unlock = await lockTable(administrator, 'customer')
    const replies = statuses(app)
    await expect.poll(() => countWaitingSessions(administrator), SOON).toBe(10)
    await unlock()
    expect(await replies).toEqual([200])
  })

  test('the process lives, with all that it does by itself', { timeout: 120_000 }, async () => {
    const [folder, port] = [await newFolder(), await freePort()]
    const settings = { PORT: port, DATABASE_URL: proxy.url, LOG_LEVEL: 'error' }
    const service = runService(folder, settings)
    await service.printed('Demo ohne Anmeldung')
    const ready = async () => (await fetch(`http://localhost:${port}/readyz`)).status
    expect(await ready()).toBe(200)
    await proxy.leave()
    expect(await ready()).toBe(503)
    // The search for documents without text is the one that comes first.
    await service.printed('could not take the text out of a document')
    await proxy.comeBack()
    await expect.poll(ready, SOON).toBe(200)
    const { stderr, status } = await service.stop()
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  })
})
