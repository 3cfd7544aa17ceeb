import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readUnitsCall } from '@hausblick/contract/calls/records.ts'
import { readConfigCall } from '@hausblick/contract/calls/site.ts'
import { beforeAll, expect, test } from 'vitest'
import { ensureDemoCustomer } from '../../operating/demo/ensure.ts'
import { newApps } from '../../testing/app.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { defaultLimits } from './limits.ts'
import type { App } from './service.ts'

const rows = `${readUnitsCall.path}?customerId=DEMO`

onEachDatabase('protection', (newDatabase) => {
  const newApp = newApps()
  let app: App
  beforeAll(async () => {
    const database = await newDatabase()
    await ensureDemoCustomer(database, 'DEMO')
    app = await newApp(database)
  })

  test.each(['/dashboard', readConfigCall.path, '/api/nope'])(
    '%s tells the browser what it may do',
    async (url) => {
      const { headers } = await app.inject({ url })
      const policy = new Map(
        String(headers['content-security-policy'])
          .split(';')
          .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
      )
      expect(Object.fromEntries(policy)).toMatchObject({
        'default-src': "'none'",
        'script-src': "'self'",
        'style-src': "'self'",
        'img-src': "'self' data: blob:",
        'connect-src': "'self'",
        'frame-src': "'self'",
        'frame-ancestors': "'none'",
        'object-src': "'none'",
        'base-uri': "'none'",
      })
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
      })
      expect(headers).not.toHaveProperty('access-control-allow-origin')
    },
  )

  test('a configured analytics script is the only third party that pages may load and contact', async () => {
    const environment = { ANALYTICS_SCRIPT_URL: 'https://zaehlt.example/a/s.js?k=1' }
    const counted = await newApp(await newDatabase(), { environment })
    const { headers } = await counted.inject({ url: '/dashboard' })
    const policy = String(headers['content-security-policy']).split(';')
    expect(policy.filter((directive) => directive.includes('zaehlt'))).toEqual([
      "script-src 'self' https://zaehlt.example",
      "img-src 'self' data: blob: https://zaehlt.example",
      "connect-src 'self' https://zaehlt.example",
    ])
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('rows are sent as %s to whoever takes it', async (encoding, decompress) => {
    const plain = await app.inject({ url: rows })
    const packed = await app.inject({ url: rows, headers: { 'accept-encoding': encoding } })
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
    expect(decompress(packed.rawPayload)).toEqual(plain.rawPayload)
    expect(packed.headers.vary).toMatch(/authorization.*accept-encoding/)
  })

  test('an overloaded service rejects requests and stays alive', async () => {
    const limits = { ...defaultLimits, eventLoopDelayMs: Number.MIN_VALUE }
    const late = await newApp(await newDatabase(), { limits })
    await expect
      .poll(() => late.inject({ url: readConfigCall.path }))
      .toMatchObject({
        statusCode: 503,
        headers: { 'retry-after': '5' },
        body: expect.stringMatching(/^\{"error":".*überlastet.*\."\}$/),
      })
    expect((await late.inject({ url: '/healthz' })).statusCode).toBe(200)
    const page = await late.inject({ url: '/dashboard', headers: { accept: 'text/html,*/*' } })
    expect(page.statusCode).toBe(503)
    expect(page.headers).toMatchObject({
      'retry-after': '5',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("style-src 'sha256-"),
    })
    expect(page.body).toContain('<meta http-equiv="refresh" content="5">')
    expect(page.body).toMatch(/überlastet.*von selbst/s)
  })
})
