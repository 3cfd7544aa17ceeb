import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { refused } from './refusals.ts'

type Origins = Pick<Config, 'publicUrl' | 'allowedOrigins'>

/**
 * Refuses every call in this scope that a foreign page makes, with or without a cookie: browsers keep the cookie back there,
 * but obey a reply that deletes it. Forms are not read either, so a foreign page must ask before it sends (CORS). Programs
 * say nothing of where they come from, and pass.
 */
export function refuseForeignPages(
  scope: FastifyInstance,
  { publicUrl, allowedOrigins }: Origins,
): void {
  const own = new Set([publicUrl, ...allowedOrigins])
  scope.removeContentTypeParser('text/plain')
  scope.addHook('onRequest', async (request) => {
    if (!isOwn(request, own)) throw refused(403, 'foreignOrigin')
  })
}

function isOwn({ headers }: FastifyRequest, own: ReadonlySet<string>): boolean {
  const origin = headers.origin ?? originOf(headers.referer)
  if (origin !== undefined) return own.has(origin)
  // What a page sends without an origin, by its referrer policy, still bears the browser's own word.
  const site = headers['sec-fetch-site']
  return site !== 'cross-site' && site !== 'same-site'
}

function originOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  return URL.parse(address)?.origin ?? 'null'
}
