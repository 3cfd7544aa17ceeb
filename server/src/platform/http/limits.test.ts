import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { countPageViewCall } from '@hausblick/contract/calls/pageViews.ts'
import { readConfigCall } from '@hausblick/contract/calls/site.ts'
import { expect, test, vi } from 'vitest'
import { signIn } from '../../testing/accounts.ts'
import { newApps } from '../../testing/app.ts'
import { onEachDatabase } from '../../testing/databases.ts'

onEachDatabase('rate limits', (newDatabase) => {
  const newApp = newApps()

  test('tell a throttled address when to retry, and serve others', async () => {
    const app = await newApp(await newDatabase(), { environment: { REQUESTS_PER_MINUTE: '2' } })
    const call = (remoteAddress: string) => app.inject({ url: readConfigCall.path, remoteAddress })
    const statuses = [await call('192.0.2.1'), await call('192.0.2.1')].map(
      (reply) => reply.statusCode,
    )
    expect(statuses).toEqual([200, 200])
    const refused = await call('192.0.2.1')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toEqual({
      error: expect.stringMatching(/in \d+ Sekunden noch einmal\.$/),
    })
    expect((await call('192.0.2.2')).statusCode).toBe(200)
    const health = await app.inject({ url: '/healthz', remoteAddress: '192.0.2.1' })
    expect(health.statusCode).toBe(200)
  })

  test('count anew after a minute although the clock is set back', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    try {
      const app = await newApp(await newDatabase(), { environment: { REQUESTS_PER_MINUTE: '2' } })
      const call = async () => (await app.inject({ url: readConfigCall.path })).statusCode
      expect([await call(), await call(), await call()]).toEqual([200, 200, 429])
      vi.advanceTimersByTime(59_000)
      expect(await call()).toBe(429)
      vi.advanceTimersByTime(1001)
      vi.setSystemTime(Date.now() - 3_600_000)
      expect([await call(), await call(), await call()]).toEqual([200, 200, 429])
    } finally {
      vi.useRealTimers()
    }
  })

  test('treat an IPv6 subscriber as one address', async () => {
    const app = await newApp(await newDatabase(), { environment: { REQUESTS_PER_MINUTE: '1' } })
    const call = async (remoteAddress: string) =>
      (await app.inject({ url: readConfigCall.path, remoteAddress })).statusCode
    expect(await call('2001:db8:0:1::1')).toBe(200)
    expect(await call('2001:db8:0:1::2')).toBe(429)
    expect(await call('2001:db8:0:2::1')).toBe(200)
  })

  test.each([
    ['off', 429],
    ['1', 200],
  ])('with TRUST_PROXY %s, a caller that a proxy names counts as %i', async (proxies, status) => {
    const app = await newApp(await newDatabase(), {
      environment: { REQUESTS_PER_MINUTE: '1', TRUST_PROXY: proxies },
    })
    const call = async (forwarded: string) =>
      (await app.inject({ url: readConfigCall.path, headers: { 'x-forwarded-for': forwarded } }))
        .statusCode
    expect(await call('192.0.2.1')).toBe(200)
    expect(await call('192.0.2.2')).toBe(status)
    expect(await call('192.0.2.99, 192.0.2.1')).toBe(429)
  })

  test('apply to an account wherever it calls from', async () => {
    const database = await newDatabase()
    const app = await newApp(database, { environment: { REQUESTS_PER_MINUTE: '4' } })
    const call = async (headers: { authorization: string }, remoteAddress: string) =>
      (await app.inject({ url: readMeCall.path, headers, remoteAddress })).statusCode
    const a = await signIn(database, { email: 'a@example.org', kind: null })
    const b = await signIn(database, { email: 'b@example.org', kind: null })
    expect(await call(a, '192.0.2.1')).toBe(200)
    expect(await call(a, '192.0.2.2')).toBe(200)
    expect(await call(a, '192.0.2.3')).toBe(429)
    expect(await call(b, '192.0.2.3')).toBe(200)
  })

  test('can be switched off, but not the one of public writes', async () => {
    const database = await newDatabase()
    const app = await newApp(database, { environment: { REQUESTS_PER_MINUTE: '0' } })
    const headers = await signIn(database, { email: 'a@example.org', kind: null })
    const reply = await app.inject({ url: readMeCall.path, headers })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).not.toHaveProperty('x-ratelimit-limit')
    expect((await app.inject({ url: '/no/page' })).statusCode).not.toBe(429)
    const counted = await app.inject({ method: 'POST', url: countPageViewCall.path, payload: {} })
    expect(Number(counted.headers['x-ratelimit-limit'])).toBeGreaterThan(0)
  })
})
