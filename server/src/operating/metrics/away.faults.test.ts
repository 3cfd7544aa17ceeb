import { once } from 'node:events'
import { request } from 'node:http'
import { signInCall } from '@hausblick/contract/calls/identity.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../../platform/database/migrate.ts'
import { type Database, openDatabase } from '../../platform/database/open.ts'
import { serviceTimeouts } from '../../platform/database/timeouts.ts'
import type { App } from '../../platform/http/service.ts'
import { newApps } from '../../testing/app.ts'
import { newDatabaseUrls } from '../../testing/databases.ts'
import { METRICS_TOKEN, scrape } from '../../testing/metrics.ts'
import { portOf } from '../../testing/portOf.ts'
import { type PostgresProxy, startPostgresProxy } from '../../testing/postgresProxy.ts'
import { countWaitingSessions, lockTable } from '../../testing/postgresSessions.ts'

describe('metrics while PostgreSQL does not answer', () => {
  const newUrl = newDatabaseUrls('postgres')
  const newApp = newApps()
  const opened: Database[] = []
  afterAll(() => Promise.all(opened.map((database) => database.close())))
  let administrator: Database
  let proxy: PostgresProxy
  let app: App
  beforeAll(async () => {
    const url = await newUrl()
    administrator = await openDatabase(url)
    proxy = await startPostgresProxy(url)
    const database = await openDatabase(proxy.url, serviceTimeouts)
    opened.push(administrator, database)
    await migrate(administrator)
    app = await newApp({ ...database, url: proxy.url }, { environment: { METRICS_TOKEN } })
  })

  test('a silent one is down, and its metrics are back when it is', async () => {
    expect((await scrape(app)).sum('hausblick_database_up')).toBe(1)
    proxy.fallSilent()
    const { sum } = await scrape(app)
    expect(sum('hausblick_database_up')).toBe(0)
    expect(sum('hausblick_texts_waiting')).toBeUndefined()
    expect(sum('hausblick_database_connections_max')).toBe(10)
    proxy.speak()
    await expect.poll(async () => (await scrape(app)).sum('hausblick_texts_waiting')).toBe(0)
  })

  test('a locked table leaves its metrics out, and is not asked again meanwhile', async () => {
    const unlock = await lockTable(administrator, 'notice')
    try {
      for (let count = 0; count < 2; count++) {
        const { sum } = await scrape(app)
        expect(sum('hausblick_database_up')).toBe(1)
        expect(sum('hausblick_mails_waiting')).toBeUndefined()
        expect(sum('hausblick_database_connections', { state: 'used' })).toBe(1)
      }
      expect(await countWaitingSessions(administrator)).toBe(1)
    } finally {
      await unlock()
    }
    await expect.poll(async () => (await scrape(app)).sum('hausblick_mails_waiting')).toBe(0)
  })

  test('requests whose client has left are counted as aborted, and are no longer under way', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const leaving = request({
      port: portOf(app.server),
      path: signInCall.path,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 100 },
    }).on('error', () => {})
    leaving.flushHeaders()
    await once(leaving, 'socket')
    await expect
      .poll(async () => (await scrape(app)).sum('hausblick_http_requests_under_way'))
      .toBe(2)
    leaving.destroy()
    const aborted = { status: 'aborted' }
    await expect
      .poll(async () => (await scrape(app)).sum('hausblick_http_requests_total', aborted))
      .toBe(1)
    expect((await scrape(app)).sum('hausblick_http_requests_under_way')).toBe(1)
  })
})
