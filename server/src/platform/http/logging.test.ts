import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { findCustomerIdCall, listCustomersCall } from '@hausblick/contract/calls/customers.ts'
import { signInCall } from '@hausblick/contract/calls/identity.ts'
import { readLoansCall } from '@hausblick/contract/calls/records.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { signIn } from '../../testing/accounts.ts'
import { newApps } from '../../testing/app.ts'
import { captureLog } from '../../testing/captureLog.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import type { App } from './service.ts'

onEachDatabase('the log', (newDatabase) => {
  const newApp = newApps()
  let log: ReturnType<typeof captureLog>
  let app: App
  let headers: { authorization: string }

  beforeAll(async () => {
    log = captureLog()
    const database = await newDatabase()
    app = await newApp(database, {
      environment: { LOG_LEVEL: 'info' },
      logStream: log.stream,
    })
    headers = await signIn(database, {
      email: 'anna@example.org',
      kind: 'customer',
      customerId: 'A',
    })
  })
  beforeEach(() => log.clear())

  test('has one line per request, with id, route and status', async () => {
    await app.inject({ url: `${readLoansCall.path}?customerId=DEMO` })
    expect(log.lines()).toEqual([
      expect.objectContaining({
        level: 30,
        msg: 'request completed',
        reqId: expect.stringMatching(/^[\w-]{36}$/),
        req: { method: 'GET', route: readLoansCall.path },
        res: { statusCode: 200 },
      }),
    ])
  })

  test('records who was refused what', async () => {
    await app.inject({ url: `${readLoansCall.path}?customerId=B`, headers })
    await app.inject({ url: listCustomersCall.path })
    const refused = log.lines().filter((line) => line.msg === 'access denied')
    expect(refused).toEqual([
      expect.objectContaining({
        level: 40,
        req: { method: 'GET', route: readLoansCall.path },
        caller: { kind: 'customer', issuer: 'hausblick', subject: expect.any(String) },
        statusCode: 403,
      }),
      expect.objectContaining({ caller: { kind: 'nobody' }, statusCode: 401 }),
    ])
  })

  test('contains no personal data, whatever a request contains', async () => {
    const body = { email: 'anna@example.org', password: 'geheim-geheim-geheim' }
    const calls = [
      { url: `${findCustomerIdCall.path}?email=anna@example.org`, headers },
      { url: `${findCustomerIdCall.path}?email=anna%40example`, headers },
      { url: `/api/anna@example.org?token=geheim`, headers },
      { url: `/anna@example.org/%E0%A4%A` },
      { url: readMeCall.path, headers: { authorization: 'Bearer anna@example.org' } },
      { method: 'POST', url: signInCall.path, body } as const,
    ]
    for (const call of calls) await app.inject({ remoteAddress: '203.0.113.7', ...call })
    expect(log.lines().length).toBeGreaterThan(calls.length - 2)
    expect(log.text()).not.toMatch(/anna|geheim|203\.0\.113|Bearer|eyJ/)
  })

  test('omits health checks', async () => {
    await app.inject({ url: '/healthz' })
    expect(log.lines()).toEqual([])
  })
})
