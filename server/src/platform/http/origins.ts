import cors from '@fastify/cors'
import { IDEMPOTENCY_KEY, TOTAL_COUNT } from '@hausblick/contract/calls/documents.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'

const PREFLIGHT_SECONDS = 600

/** Enables CORS for the dashboard where another host serves it. */
export async function registerOrigins(
  app: FastifyInstance,
  { allowedOrigins, publicUrl }: Config,
): Promise<void> {
  const foreign = allowedOrigins.filter((origin) => origin !== publicUrl)
  if (foreign.length === 0) return
  await app.register(cors, {
    origin: foreign,
    credentials: true,
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', IDEMPOTENCY_KEY],
    exposedHeaders: ['link', 'retry-after', TOTAL_COUNT],
    maxAge: PREFLIGHT_SECONDS,
  })
}
