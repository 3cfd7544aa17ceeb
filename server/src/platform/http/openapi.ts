import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { CALLS_PATH } from '@hausblick/contract/addresses.ts'
import { TOKEN_PREFIX } from '@hausblick/contract/calls/programs.ts'
import type { FastifySchema } from 'fastify'
import * as z from 'zod/mini'
import { version } from '../config/version.ts'
import { jsonSchema } from './schemas.ts'
import type { App } from './service.ts'

const DESCRIPTION = `Every call of the service. A program sends its token as \`Authorization: Bearer ${TOKEN_PREFIX}…\`;
operators make tokens on the page "Programme". It may use the reads or the import of files that its token is for.
Replies in error carry a German text in \`error\`.`

/**
 * Serves the OpenAPI description of every route registered afterwards at /api/openapi.json, and as a page at /api/docs, which
 * loads nothing from elsewhere (docs/decisions/0139-programs.md).
 */
export async function registerOpenApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Hausblick', version, description: DESCRIPTION },
      components: {
        securitySchemes: {
          identityToken: { type: 'http', scheme: 'bearer' },
          programToken: { type: 'http', scheme: 'bearer', bearerFormat: `${TOKEN_PREFIX}…` },
        },
      },
      security: [{}, { identityToken: [] }, { programToken: [] }],
    },
    transform: ({ schema, url }) => ({
      schema: { ...toJsonSchemas(schema), tags: [groupOf(url)] },
      url,
    }),
  })
  await app.register(swaggerUi, {
    routePrefix: CALLS_PATH,
    theme: { title: 'Hausblick: Schnittstelle' },
    uiConfig: {
      layout: 'BaseLayout',
      docExpansion: 'none',
      tagsSorter: 'alpha',
      // A signed-in visitor would change real data.
      supportedSubmitMethods: ['get'],
    },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}

/** Returns the heading under which the page shows a call: the first word of its path. */
function groupOf(url: string): string {
  return /^\/(?:api\/)?(\w+)/.exec(url)?.[1] ?? ''
}

/** Converts zod schemas to JSON Schema, and describes a form as the body that it is. */
function toJsonSchemas(schema: FastifySchema = {}): FastifySchema {
  const parts = Object.entries(schema).map(([part, value]) => [
    part === 'form' ? 'body' : part,
    value instanceof z.core.$ZodType ? jsonSchema(value, 'input') : value,
  ])
  return Object.fromEntries(parts)
}
