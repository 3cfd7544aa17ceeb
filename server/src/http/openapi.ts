import swagger from '@fastify/swagger'
import type { FastifySchema } from 'fastify'
import * as z from 'zod/mini'
import { jsonSchema } from './schemas.ts'
import type { App } from './service.ts'

/** Describes every route that is registered afterwards, by the schemas that check it, at /api/openapi.json. */
export async function registerOpenApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Hausblick', version: '1' },
      components: { securitySchemes: { identityToken: { type: 'http', scheme: 'bearer' } } },
      security: [{}, { identityToken: [] }],
    },
    transform: ({ schema, url }) => ({ schema: describeParts(schema), url }),
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}

/** What is checked by zod, in the words of JSON Schema. */
function describeParts(schema: FastifySchema = {}): FastifySchema {
  const parts = Object.entries(schema).map(([part, value]) => [
    part,
    value instanceof z.core.$ZodType ? jsonSchema(value, 'input') : value,
  ])
  return Object.fromEntries(parts)
}
