import type { OutgoingHttpHeaders } from 'node:http'
import type { Config } from '../../platform/config/config.ts'
import { listSecurityHeaders } from '../../platform/http/securityHeaders.ts'

/**
 * Returns security headers that let only the dashboard show a document in a frame, where nothing loads and no script runs. They omit
 * `sandbox`: Safari shows no PDF under it, and the other browsers ignore it for their own viewers.
 */
export function allowFraming({
  allowedOrigins,
  publicUrl,
}: Pick<Config, 'allowedOrigins' | 'publicUrl'>): OutgoingHttpHeaders {
  const foreign = allowedOrigins.filter((origin) => origin !== publicUrl)
  return listSecurityHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        // Some browsers apply the policy to their own PDF viewer, which needs these two.
        objectSrc: ["'self'"],
        styleSrc: ["'unsafe-inline'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'self'", ...foreign],
      },
    },
    // It supports a single origin; browsers that know `frame-ancestors` ignore it.
    xFrameOptions: { action: 'sameorigin' },
  })
}
