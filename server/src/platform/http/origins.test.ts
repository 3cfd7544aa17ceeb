import { readLoansCall } from '@hausblick/contract/calls/records.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { newApps } from '../../testing/app.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import type { App } from './service.ts'

const WEB = 'https://web.example'
const rows = `${readLoansCall.path}?customerId=DEMO`

onEachDatabase('a dashboard that is served elsewhere', (newDatabase) => {
  const newApp = newApps()
  let app: App
  beforeAll(async () => {
    app = await newApp(await newDatabase(), { environment: { ALLOWED_ORIGINS: WEB } })
  })

  test('may call the service', async () => {
    const { headers } = await app.inject({ url: rows, headers: { origin: WEB } })
    expect(headers).toMatchObject({
      'access-control-allow-origin': WEB,
      'access-control-allow-credentials': 'true',
      vary: expect.stringMatching(/origin, authorization/i),
    })
  })

  test('passes the preflight', async () => {
    const reply = await app.inject({
      method: 'OPTIONS',
      url: rows,
      headers: { origin: WEB, 'access-control-request-method': 'GET' },
    })
    expect(reply.statusCode).toBe(204)
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': WEB,
      'access-control-allow-headers': 'authorization, content-type, idempotency-key',
    })
  })

  test('can read error replies', async () => {
    const reply = await app.inject({ url: readLoansCall.path, headers: { origin: WEB } })
    expect(reply.statusCode).toBe(401)
    expect(reply.headers['access-control-allow-origin']).toBe(WEB)
  })

  describe.each(['https://evil.example', 'null', `${WEB}.evil.example`])('%s', (origin) => {
    test('may not call the service', async () => {
      const { headers } = await app.inject({ url: rows, headers: { origin } })
      expect(headers).not.toHaveProperty('access-control-allow-origin')
    })
  })
})
