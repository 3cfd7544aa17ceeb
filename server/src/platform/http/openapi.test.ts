import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { findCustomerIdCall, listCustomersCall } from '@hausblick/contract/calls/customers.ts'
import { importCall } from '@hausblick/contract/calls/programImports.ts'
import { readLoansCall } from '@hausblick/contract/calls/records.ts'
import { readConfigCall } from '@hausblick/contract/calls/site.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { newApps } from '../../testing/app.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { version } from '../config/version.ts'

const described = z.object({
  openapi: z.string(),
  info: z.object({ version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ summary: z.string() }))),
})

onEachDatabase('the OpenAPI description', (newDatabase) => {
  const newApp = newApps()

  test('covers every call with its parameters and replies', async () => {
    const app = await newApp(await newDatabase())
    const api = described.parse((await app.inject({ url: '/api/openapi.json' })).json())
    expect(api.openapi).toBe('3.1.0')
    expect(api.info.version).toBe(version)
    const calls = [
      readMeCall.path,
      readConfigCall.path,
      listCustomersCall.path,
      findCustomerIdCall.path,
    ]
    expect(Object.keys(api.paths)).toEqual(expect.arrayContaining(calls))
    expect(api.paths[readLoansCall.path]?.get).toMatchObject({
      parameters: [
        { in: 'query', name: 'customerId', required: false, schema: { type: 'string' } },
        { in: 'query', name: 'year', required: false, schema: { type: 'string' } },
      ],
      responses: {
        200: {
          content: {
            'application/json': {
              schema: {
                type: 'array',
                items: { properties: { creditid: { type: 'string' } } },
              },
            },
          },
        },
        '4XX': { content: { 'application/json': { schema: { required: ['error'] } } } },
      },
    })
    expect(Object.keys(api.paths)).not.toContain('/*')
    expect(api.paths[readLoansCall.path]?.get).toMatchObject({ tags: ['credit'] })
  })

  test('says how programs sign in, and what the form of an import holds', async () => {
    const app = await newApp(await newDatabase())
    const api = z
      .looseObject({ ...described.shape, components: z.unknown(), security: z.unknown() })
      .parse((await app.inject({ url: '/api/openapi.json' })).json())
    expect(api.components).toMatchObject({
      securitySchemes: { programToken: { type: 'http', scheme: 'bearer' } },
    })
    expect(api.security).toContainEqual({ programToken: [] })
    const file = { type: 'string', format: 'binary' }
    expect(api.paths[importCall.path]?.post).toMatchObject({
      parameters: [{ in: 'header', name: 'idempotency-key', required: false }],
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: {
              required: ['file', 'mode'],
              properties: {
                file: { type: 'array', items: file },
                mode: { enum: ['check', 'write'] },
                strict: { enum: ['true', 'false'] },
              },
            },
          },
        },
      },
    })
  })

  test('is a page under the policy of all pages', async () => {
    const app = await newApp(await newDatabase())
    const page = await app.inject({ url: '/api/docs' })
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    const health = await app.inject({ url: '/healthz' })
    const policy = 'content-security-policy'
    expect(page.headers[policy]).toBe(health.headers[policy])
    const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url)
    expect(sources).toContain('/api/docs/static/swagger-ui-bundle.js')
    for (const url of sources) expect((await app.inject({ url })).statusCode, url).toBe(200)
  })
})
