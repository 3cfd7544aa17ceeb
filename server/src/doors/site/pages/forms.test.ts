import { pages, pageTitles } from '@hausblick/contract/pages.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { App } from '../../../platform/http/service.ts'
import { newApps } from '../../../testing/app.ts'
import { captureLog } from '../../../testing/captureLog.ts'
import { onEachDatabase } from '../../../testing/databases.ts'

const PASSWORD = 'ein-geheimes-Passwort'
const log = captureLog()

onEachDatabase('a form that a browser sends to a page itself', (newDatabase) => {
  const newApp = newApps()
  let app: App

  beforeAll(async () => {
    const environment = { LOG_LEVEL: 'trace' }
    app = await newApp(await newDatabase(), { environment, logStream: log.stream })
  })

  const send = (url: string, type = 'application/x-www-form-urlencoded') =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': type, accept: 'text/html' },
      payload: new URLSearchParams({ email: 'anna@example.de', password: PASSWORD }).toString(),
    })

  test.each(pageTitles.map(({ path }) => path))('at %s leads to that page', async (path) => {
    const { statusCode, headers, body } = await send(path)
    expect([statusCode, headers.location, body]).toEqual([303, path, ''])
  })

  test('leads to the page with its parameters, and without what was entered', async () => {
    const invitation = `${pages.signUp.path}?cid=A%20%2F&token=b%0d%0aX:%20y&z=ü`
    expect((await send(invitation)).headers.location).toBe(
      `${pages.signUp.path}?cid=A%20%2F&token=b%0d%0aX:%20y&z=%C3%BC`,
    )
    expect((await send('/LOGIN/?ziel=//example.org')).headers.location).toBe(
      '/login?ziel=//example.org',
    )
    log.clear()
    const { headers } = await send(pages.login.path)
    expect(log.lines().length).toBeGreaterThan(0)
    expect(log.text() + JSON.stringify(headers)).not.toContain(PASSWORD)
  })

  test.each(['text/plain', 'multipart/form-data; boundary=x'])(
    'is not read, whatever its type: %s',
    async (type) => {
      expect((await send(pages.login.path, type)).statusCode).toBe(303)
    },
  )

  test.each(['//example.org/login', '/\\example.org/login', '///example.org//login?x'])(
    'never leads to another host: %s',
    async (url) => {
      expect((await send(url)).headers.location ?? '').toMatch(/^(\/login)?$/)
    },
  )

  describe('is refused', () => {
    test.each(['/', '/irgendwo', '/api/nope', '/assets/login', '/login.php'])(
      'at %s',
      async (url) => {
        const { statusCode, headers } = await send(url)
        expect([statusCode, headers.location]).toEqual([404, undefined])
      },
    )

    test.each(['PUT', 'DELETE', 'PATCH'] as const)('as %s', async (method) => {
      expect((await app.inject({ method, url: pages.login.path })).statusCode).toBe(404)
    })
  })
})
