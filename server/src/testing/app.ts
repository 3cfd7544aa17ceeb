import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { afterAll } from 'vitest'
import * as z from 'zod'
import { buildApp, type Parts } from '../app.ts'
import type { PasswordCost } from '../people/identity/passwords/hash.ts'
import { readConfig } from '../platform/config/config.ts'
import { defaultLimits, type Limits } from '../platform/http/limits.ts'
import type { App } from '../platform/http/service.ts'
import { openStorage } from '../platform/storage/open.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { TestDatabase } from './databases.ts'
import { newFolders } from './folders.ts'
import { newS3Settings } from './storages.ts'

/** The configured email addresses of the operator and the staff. */
export const OPERATOR = 'chefin@betreiber.example'
export const STAFF = 'mitarbeiter@betreiber.example'

/**
 * The usual limits, but without load shedding on a busy machine, and without waiting for load balancers or open requests on
 * close.
 */
export const patientLimits: Limits = {
  ...defaultLimits,
  eventLoopDelayMs: Number.POSITIVE_INFINITY,
  waitMs: Number.POSITIVE_INFINITY,
  renderingDelayMs: Number.POSITIVE_INFINITY,
  drainMs: 0,
  stopMs: 0,
}

/** The same, for tests that wait for what the service does by itself. */
export const quickLimits: Limits = { ...patientLimits, mostPollMs: 100 }

/** argon2id's minimum, since few tests are about the hash. */
const cheapPasswords: PasswordCost = { memory: 8, passes: 1 }

export interface AppOptions extends Partial<Parts> {
  /** Variables of the configuration. */
  readonly environment?: Readonly<Record<string, string>>
}

/**
 * Returns a function that builds the service as `main.ts` does, without listening. Every app is closed after the surrounding
 * tests. A reply that does not match its schema becomes an error.
 */
export function newApps(): (database: TestDatabase, said?: AppOptions) => Promise<App> {
  const newFolder = newFolders()
  const apps: App[] = []
  const storages: Storage[] = []
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()))
    await Promise.all(storages.map((storage) => storage.close()))
  })
  return async (database, { environment, ...said } = {}) => {
    const folder = await newFolder()
    const documents = process.env.TEST_S3_URL ? await newS3Settings() : {}
    const config = readConfig(
      {
        ...documents,
        LOG_LEVEL: 'silent',
        OPERATOR_EMAILS: OPERATOR,
        STAFF_EMAILS: STAFF,
        ...environment,
      },
      folder,
    )
    const storage = await openStorage(config.documents)
    storages.push(storage)
    const app = await buildApp({
      config,
      database,
      storage,
      webFolder: join(folder, 'web'),
      limits: patientLimits,
      passwordCost: cheapPasswords,
      ...said,
    })
    apps.push(app)
    const checkReply = createReplyCheck()
    app.addHook('preSerialization', async (request, reply, payload) => {
      checkReply(request, reply.statusCode, payload)
    })
    // Bodies that a route has serialised itself, unless it has compressed them.
    app.addHook('onSend', async (request, reply, payload) => {
      const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
      if (payload instanceof Buffer && isJson && !reply.hasHeader('content-encoding'))
        checkReply(request, reply.statusCode, JSON.parse(String(payload)))
    })
    return app
  }
}

/** Returns a function that checks replies against the schemas that their routes state. */
function createReplyCheck() {
  /** One parser for each schema: making one takes longer than a check. */
  const parsers = new WeakMap<object, z.ZodType>()
  return (request: FastifyRequest, status: number, payload: unknown): void => {
    const schemas = Object(request.routeOptions.schema?.response ?? {})
    const schema: unknown = schemas[status] ?? schemas[`${Math.floor(status / 100)}xx`]
    if (!isJsonSchema(schema)) return
    const parser = parsers.get(schema) ?? z.fromJSONSchema(schema)
    parsers.set(schema, parser)
    parser.parse(payload)
  }
}

function isJsonSchema(value: unknown): value is z.core.JSONSchema.JSONSchema {
  return typeof value === 'object' && value !== null
}
