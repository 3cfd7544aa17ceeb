import compress from '@fastify/compress'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { brotliOptions } from './contentEncoding.ts'
import { Overloaded } from './errors.ts'
import type { Limits } from './limits.ts'
import { listSecurityHeaders } from './securityHeaders.ts'
import { isForFile } from './waiting.ts'

/** The hashes of the style sheets and scripts that pages contain, as sources of the content policy. */
interface Inlined {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
}

/** Registers security headers, `no-store`, compression and load shedding. */
export async function registerProtection(
  app: FastifyInstance,
  { identity, analyticsScriptUrl }: Config,
  { eventLoopDelayMs }: Limits,
  inlined: Inlined = { styles: [], scripts: [] },
): Promise<void> {
  // Third-party analytics, which load only with consent (web/src/parts/consent).
  const analytics = analyticsScriptUrl === null ? [] : [new URL(analyticsScriptUrl).origin]
  const security = listSecurityHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...inlined.scripts, ...analytics],
        styleSrc: ["'self'", ...inlined.styles],
        fontSrc: ["'self'"],
        // Previews of files to upload are made in the page.
        imgSrc: ["'self'", 'data:', 'blob:', ...analytics],
        connectSrc: ["'self'", ...listProviderOrigins(identity), ...analytics],
        frameSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    xFrameOptions: { action: 'deny' },
  })
  // Routes may override them.
  const headers = { ...security, 'cache-control': 'no-store' }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  // After the headers, which refusals have too.
  await app.register(underPressure, {
    maxEventLoopDelay: eventLoopDelayMs,
    pressureHandler: async (request) => {
      if (!isForFile(request)) throw new Overloaded()
    },
  })
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions,
  })
}

/** The origins of Google's sign-in API, which the browser calls. */
const GOOGLE = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

/** Returns the provider's origins that the dashboard must be allowed to call for signing in. */
function listProviderOrigins(identity: Config['identity']): readonly string[] {
  if (identity.provider === 'embedded') return []
  return identity.emulatorHost === null ? GOOGLE : [`http://${identity.emulatorHost}`]
}
