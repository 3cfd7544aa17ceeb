import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { afterAll } from 'vitest'
import * as z from 'zod'
import type { PasswordCost } from '../accounts/embedded/passwords/hash.ts'
import { buildApp, type Parts } from '../app.ts'
import { readConfig } from '../config/config.ts'
import { defaultLimits, type Limits } from '../http/limits.ts'
import type { App } from '../http/service.ts'
import { openStorage } from '../storage/open.ts'
import type { Storage } from '../storage/storage.ts'
import type { TestDatabase } from './databases.ts'
import { newFolders } from './folders.ts'
import { newS3Settings } from './storages.ts'

/** The addresses that the tests' service knows as its operator's and staff's. */
export const OPERATOR = 'chefin@betreiber.example'
export const STAFF = 'mitarbeiter@betreiber.example'

/**
 * As usual, except that a machine busy with tests may be late, and that a service that is closed waits neither for who
 * watches it nor for requests that a test has left open.
 */
export const patientLimits: Limits = {
  ...defaultLimits,
  eventLoopDelayMs: Number.POSITIVE_INFINITY,
  drainMs: 0,
  stopMs: 0,
}

/** The least that argon2id takes: what most tests test is not the hash. */
const cheapPasswords: PasswordCost = { memory: 8, passes: 1 }

export interface Said extends Partial<Parts> {
  /** Variables of the configuration. */
  readonly environment?: Readonly<Record<string, string>>
}

/**
 * Gives a function that builds the service on a database, the very same as `main.ts` does but that it does not listen; it
 * is closed after the tests around it. Replies that differ from their schemas fail.
 */
export function newApps(): (database: TestDatabase, said?: Said) => Promise<App> {
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
    app.addHook('preSerialization', async (request, reply, payload) => {
      checkReply(request, reply.statusCode, payload)
    })
    return app
  }
}

function checkReply(request: FastifyRequest, status: number, payload: unknown): void {
  const schemas = Object(request.routeOptions.schema?.response ?? {})
  const schema: unknown = schemas[status] ?? schemas[`${Math.floor(status / 100)}xx`]
  if (isJsonSchema(schema)) z.fromJSONSchema(schema).parse(payload)
}

function isJsonSchema(value: unknown): value is z.core.JSONSchema.JSONSchema {
  return typeof value === 'object' && value !== null
}
