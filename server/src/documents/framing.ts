import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Config } from '../config.ts'

/** Lets the dashboard, and nothing else, show a document in a frame; in there nothing is loaded and no script runs. */
export function framing({
  allowedOrigins,
  publicUrl,
}: Pick<Config, 'allowedOrigins' | 'publicUrl'>): FastifyHelmetOptions {
  const foreign = allowedOrigins.filter((origin) => origin !== publicUrl)
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'self'", ...foreign],
      },
    },
    // It knows one origin only, and gives way to the policy in every browser that knows that.
    xFrameOptions: { action: 'sameorigin' },
  }
}
