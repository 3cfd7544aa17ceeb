import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressOf } from '@hausblick/contract/calls/call.ts'
import { signInCall } from '@hausblick/contract/calls/identity.ts'
import { endDeletionRequestCall } from '@hausblick/contract/calls/myData.ts'
import { recordCalls } from '@hausblick/contract/calls/records.ts'
import { readConfigCall } from '@hausblick/contract/calls/site.ts'
import { describe, expect, test } from 'vitest'
import { version } from '../../platform/config/version.ts'
import { signIn } from '../../testing/accounts.ts'
import { type AppOptions, newApps, patientLimits } from '../../testing/app.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { newFolders } from '../../testing/folders.ts'
import { METRICS_TOKEN, scrape } from '../../testing/metrics.ts'
import { routesOf } from '../../testing/routes.ts'
import { ensureDemoCustomer } from '../demo/ensure.ts'

const CUSTOMER = 'K-4711'
const EMAIL = 'anna.schmidt@example.de'

onEachDatabase('/metrics', (newDatabase) => {
  const newApp = newApps()
  const newFolder = newFolders()

  async function start({ environment, ...options }: AppOptions = {}) {
    const database = await newDatabase()
    await ensureDemoCustomer(database, 'DEMO')
    const app = await newApp(database, {
      environment: { METRICS_TOKEN, ...environment },
      ...options,
    })
    return { app, database }
  }

  test('does not exist without a token', async () => {
    const app = await newApp(await newDatabase())
    const [metrics, unknown] = [
      await app.inject({ url: '/metrics' }),
      await app.inject({ url: '/api/nope' }),
    ]
    expect(metrics.statusCode).toBe(404)
    expect(metrics.json()).toEqual(unknown.json())
    expect(routesOf(app)).not.toContain('GET /metrics')
  })

  test('refuses everything but the token, an operator’s too', async () => {
    const { app, database } = await start()
    const operator = await signIn(database, { email: EMAIL, kind: 'operator' })
    for (const headers of [
      {},
      operator,
      { authorization: `Bearer ${METRICS_TOKEN.slice(0, -1)}` },
      { authorization: `Bearer ${METRICS_TOKEN}x` },
      { authorization: `Basic ${METRICS_TOKEN}` },
      { authorization: METRICS_TOKEN },
    ]) {
      const reply = await app.inject({ url: '/metrics', headers })
      expect(reply.statusCode).toBe(401)
      expect(reply.headers['www-authenticate']).toBe('Bearer')
      expect(reply.json()).toEqual({ error: expect.stringContaining('METRICS_TOKEN') })
    }
    expect((await app.inject({ url: '/api/openapi.json' })).body).not.toContain('/metrics')
  })

  test('counts requests by the pattern of their route, and names nobody', async () => {
    const { app, database } = await start()
    const account = { email: EMAIL, kind: 'customer', customerId: CUSTOMER } as const
    const headers = await signIn(database, account)
    const url = recordCalls['dashboard-portfolio'].path
    const read = { method: 'GET', route: url }
    for (const query of [{ customerId: CUSTOMER }, { customerId: 'FREMD-99' }])
      await app.inject({ url, query, headers })
    const request = addressOf(endDeletionRequestCall, { params: { customerId: CUSTOMER } })
    await app.inject({ url: request, method: 'DELETE', headers })
    for (const unknown of ['/api/eins', '/api/zwei?x=anna', '/api/drei/%C3%A4'])
      await app.inject({ url: unknown })
    await app.inject({ url: '/dashboard' })

    const { sum, samples, text } = await scrape(app)
    expect(sum('hausblick_http_requests_total', { ...read, status: '200' })).toBe(1)
    expect(sum('hausblick_http_requests_total', { ...read, status: '403' })).toBe(1)
    expect(sum('hausblick_http_request_duration_seconds_count', read)).toBe(2)
    expect(sum('hausblick_http_request_duration_seconds_bucket', { ...read, le: '+Inf' })).toBe(2)
    const removal = { route: endDeletionRequestCall.path, method: 'DELETE' }
    expect(sum('hausblick_http_requests_total', removal)).toBe(1)
    expect(sum('hausblick_http_requests_total', { route: 'page' })).toBe(1)
    expect(sum('hausblick_http_requests_total', { route: 'unknown' })).toBe(3)
    const routes = new Set(routesOf(app).map((route) => route.split(' ')[1]))
    for (const { labels } of samples.get('hausblick_http_requests_total') ?? [])
      expect([...routes, 'page', 'unknown', 'file']).toContain(labels.route)
    for (const secret of [CUSTOMER, 'FREMD', EMAIL, 'anna', 'eins', METRICS_TOKEN])
      expect(text).not.toContain(secret)
    const next = await scrape(app)
    expect(next.sum('hausblick_http_requests_under_way')).toBe(1)
    expect(next.sum('hausblick_http_requests_total', { route: '/metrics', status: '200' })).toBe(1)
  })

  test('counts files together, however they are named', async () => {
    const webFolder = await newFolder()
    for (const name of ['eins.txt', 'zwei.txt']) await writeFile(join(webFolder, name), name)
    const { app } = await start({ webFolder })
    for (const url of ['/eins.txt', '/zwei.txt', '/drei.txt']) await app.inject({ url })
    const { sum, text } = await scrape(app)
    expect(sum('hausblick_http_requests_total', { route: 'file', status: '200' })).toBe(2)
    expect(sum('hausblick_http_requests_total', { route: 'unknown', status: '404' })).toBe(1)
    expect(text).not.toContain('.txt')
  })

  test('counts refusals by their reason', async () => {
    const { app } = await start({ environment: { REQUESTS_PER_MINUTE: '3' } })
    const reason = (name: string) => ({ reason: name })
    const before = await scrape(app)
    for (const name of ['overload', 'rate_limit', 'password', 'attempts', 'database', 'no_space'])
      expect(before.sum('hausblick_refusals_total', reason(name))).toBe(0)
    const payload = { email: EMAIL, password: 'ein-falsches-Passwort' }
    await app.inject({ method: 'POST', url: signInCall.path, payload })
    for (let count = 0; count < 4; count++) await app.inject({ url: readConfigCall.path })
    const { sum } = await scrape(app)
    expect(sum('hausblick_refusals_total', reason('password'))).toBe(1)
    expect(sum('hausblick_refusals_total', reason('rate_limit'))).toBe(2)
    expect(sum('hausblick_refusals_total')).toBe(3)
  })

  test('counts too many attempts to sign in', async () => {
    const once = { burst: 1, everyMs: 60_000 }
    const rates = { client: once, account: once }
    const attemptLimits = {
      signIn: rates,
      secondFactor: rates,
      passkey: rates,
      oidc: rates,
      signUp: rates,
      requestReset: rates,
      confirmReset: rates,
      link: rates,
    }
    const { app } = await start({ attemptLimits })
    const payload = { email: EMAIL, password: 'ein-falsches-Passwort' }
    for (let count = 0; count < 3; count++)
      await app.inject({ method: 'POST', url: signInCall.path, payload })
    const { sum } = await scrape(app)
    expect(sum('hausblick_refusals_total', { reason: 'password' })).toBe(1)
    expect(sum('hausblick_refusals_total', { reason: 'attempts' })).toBe(2)
  })

  test('is answered by an overloaded service, which counts what it sheds', async () => {
    const limits = { ...patientLimits, eventLoopDelayMs: Number.MIN_VALUE }
    const { app } = await start({ limits })
    await expect
      .poll(() => app.inject({ url: readConfigCall.path }))
      .toMatchObject({ statusCode: 503 })
    const { sum } = await scrape(app)
    expect(sum('hausblick_refusals_total', { reason: 'overload' })).toBeGreaterThan(0)
    const shed = { route: readConfigCall.path, status: '503' }
    expect(sum('hausblick_http_requests_total', shed)).toBeGreaterThan(0)
  })

  test('measures the database, and names the version', async () => {
    const { app, database } = await start()
    const before = await scrape(app)
    const { sum, families } = await scrape(app)
    const statements = 'hausblick_database_statement_duration_seconds_count'
    expect(Number(sum(statements))).toBeGreaterThan(Number(before.sum(statements)))
    expect(sum('hausblick_build_info', { version })).toBe(1)
    expect(sum('hausblick_database_connections_max')).toBe(
      database.dialect === 'postgres' ? 10 : undefined,
    )
    expect(families.get('nodejs_eventloop_lag_p99_seconds')).toBe('gauge')
    expect(families.get('process_resident_memory_bytes')).toBe('gauge')
  })

  describe('what is unreachable', () => {
    test('the database: its other metrics are left out', async () => {
      const { app, database } = await start()
      const before = await scrape(app)
      expect(before.sum('hausblick_database_up')).toBe(1)
      expect(before.sum('hausblick_texts_waiting')).toBe(0)
      await database.close()
      const { sum, samples } = await scrape(app)
      expect(sum('hausblick_database_up')).toBe(0)
      expect(sum('hausblick_storage_up')).toBe(1)
      expect(Number(sum('hausblick_data_dir_free_bytes'))).toBeGreaterThan(0)
      for (const name of ['texts_waiting', 'mails_waiting', 'mails_overdue_seconds'])
        expect(samples.has(`hausblick_${name}`), name).toBe(false)
    })

    test('the document storage', async () => {
      const DOCUMENTS_URL = await newFolder()
      const { app } = await start({ environment: { DOCUMENTS_URL } })
      await rm(DOCUMENTS_URL, { recursive: true })
      const { sum } = await scrape(app)
      expect(sum('hausblick_storage_up')).toBe(0)
      expect(sum('hausblick_database_up')).toBe(1)
    })
  })
})
