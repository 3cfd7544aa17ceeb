import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../../platform/config/config.ts'
import { createIdentityError } from '../account/identityError.ts'

type Origins = Pick<Config, 'publicUrl' | 'allowedOrigins'>

/**
 * Rejects every request in this scope that originates from a foreign page, with or without a cookie: browsers withhold the
 * cookie there, but obey a reply that deletes it. Form bodies are not parsed, so a foreign page needs a CORS preflight.
 * Clients that are not browsers send no origin, and pass.
 */
export function rejectForeignOrigins(
  scope: FastifyInstance,
  { publicUrl, allowedOrigins }: Origins,
): void {
  const own = new Set([publicUrl, ...allowedOrigins])
  scope.removeContentTypeParser('text/plain')
  scope.addHook('onRequest', async (request) => {
    if (!isOwn(request, own)) throw createIdentityError(403, 'foreignOrigin')
  })
}

function isOwn({ headers }: FastifyRequest, own: ReadonlySet<string>): boolean {
  const origin = headers.origin ?? originOf(headers.referer)
  if (origin !== undefined) return own.has(origin)
  // Where a referrer policy suppresses the origin, Fetch Metadata still tells.
  const site = headers['sec-fetch-site']
  return site !== 'cross-site' && site !== 'same-site'
}

function originOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  return URL.parse(address)?.origin ?? 'null'
}
