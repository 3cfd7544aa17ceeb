import { ServiceError } from '../../../platform/http/errors.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import * as texts from '../../../platform/http/texts.ts'

/** RFC 9116 recommends less than a year; the file is generated per request, so it never goes stale. */
const COUNTS_FOR_DAYS = 90
const DAY_MS = 24 * 60 * 60 * 1000

/** Serves the contact for reporting vulnerabilities (RFC 9116), if there is one. */
export function registerSecurityText(app: App, { config }: Service): void {
  const path = '/.well-known/security.txt'
  app.get(path, { schema: { hide: true } }, async (_request, reply) => {
    if (config.isOperatorMissing) throw new ServiceError(404, texts.noSuchAddress)
    const expires = new Date(Date.now() + COUNTS_FOR_DAYS * DAY_MS)
    reply.header('cache-control', 'public, max-age=86400').type('text/plain; charset=utf-8')
    return [
      `Contact: ${new URL(`mailto:${config.operator.email}`).href}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: de, en',
      `Canonical: ${config.publicUrl}${path}`,
      '',
    ].join('\n')
  })
}
