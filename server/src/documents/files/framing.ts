import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Config } from '../../config/config.ts'

/**
 * Lets the dashboard, and nothing else, show a document in a frame; in there nothing is loaded and no script runs. It does
 * not say `sandbox`: Safari shows no PDF then, and the others leave it out for their own viewers.
 */
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
        // What browsers build their viewers of, whose rules some apply to themselves.
        objectSrc: ["'self'"],
        styleSrc: ["'unsafe-inline'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'self'", ...foreign],
      },
    },
    // It knows one origin only, and gives way to the policy in every browser that knows that.
    xFrameOptions: { action: 'sameorigin' },
  }
}
