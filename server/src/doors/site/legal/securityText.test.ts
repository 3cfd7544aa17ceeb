import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { App } from '../../../platform/http/service.ts'
import { newApps } from '../../../testing/app.ts'
import { onEachDatabase } from '../../../testing/databases.ts'

const OPERATOR_FILE = join(import.meta.dirname, '../../../../operator.example.json')
const DAY_MS = 24 * 60 * 60 * 1000

onEachDatabase('security.txt', (newDatabase) => {
  const newApp = newApps()
  let app: App
  beforeAll(async () => {
    const environment = { PUBLIC_URL: 'https://konto.example', OPERATOR_FILE }
    app = await newApp(await newDatabase(), { environment })
  })

  test('names the operator and expires within a year', async () => {
    const { statusCode, headers, body } = await app.inject({ url: '/.well-known/security.txt' })
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body.endsWith('\n')).toBe(true)
    const fields = Object.fromEntries(
      body
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/, 2)),
    )
    expect(fields).toEqual({
      Contact: 'mailto:kontakt@hausblick.example',
      Expires: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/),
      'Preferred-Languages': 'de, en',
      Canonical: 'https://konto.example/.well-known/security.txt',
    })
    const days = (Date.parse(fields.Expires) - Date.now()) / DAY_MS
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(365)
  })

  test('is not there without an operator to name', async () => {
    const environment = { PUBLIC_URL: 'https://konto.example' }
    const nameless = await newApp(await newDatabase(), { environment })
    const reply = await nameless.inject({ url: '/.well-known/security.txt' })
    expect(reply.statusCode).toBe(404)
  })
})
