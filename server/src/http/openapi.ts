import swagger from '@fastify/swagger'
import type { FastifySchema } from 'fastify'
import * as z from 'zod/mini'
import { version } from '../config/version.ts'
import { jsonSchema } from './schemas.ts'
import type { App } from './service.ts'

/** Serves the OpenAPI description of every route registered afterwards at /api/openapi.json. */
export async function registerOpenApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Hausblick', version },
      components: { securitySchemes: { identityToken: { type: 'http', scheme: 'bearer' } } },
      security: [{}, { identityToken: [] }],
    },
    transform: ({ schema, url }) => ({ schema: toJsonSchemas(schema), url }),
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}

/** Converts zod schemas to JSON Schema. */
function toJsonSchemas(schema: FastifySchema = {}): FastifySchema {
  const parts = Object.entries(schema).map(([part, value]) => [
    part,
    value instanceof z.core.$ZodType ? jsonSchema(value, 'input') : value,
  ])
  return Object.fromEntries(parts)
}
