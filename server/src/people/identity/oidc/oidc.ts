import { createCookie } from '../../../platform/http/cookie.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import type { Encryption } from '../account/encryption.ts'
import type { SignUps } from '../account/identity.ts'
import type { SessionCookie } from '../sessions/cookie.ts'
import { ATTEMPT_SECONDS } from './attempts.ts'
import { registerOidcCallback } from './callback.ts'
import { registerOwnIdentities } from './own.ts'
import type { OidcParts } from './parts.ts'
import type { Provider } from './provider.ts'
import { registerOidcStarts } from './start.ts'

interface Given {
  readonly providers: readonly Provider[]
  readonly encryption: Encryption
  readonly signUps: SignUps
  readonly sessionCookie: SessionCookie
}

/** Creates the routes for signing in at providers: those that only our own pages may call, and the one that providers lead to. */
export function createOidcRoutes(service: Service, given: Given) {
  const { publicUrl } = service.config
  const parts: OidcParts = {
    ...given,
    browserCookie: createCookie('hausblick.oidc', publicUrl, ATTEMPT_SECONDS),
    pendingCookie: createCookie('hausblick.oidc_pending', publicUrl, ATTEMPT_SECONDS),
  }
  return {
    registerOwn: (app: App) => {
      registerOidcStarts(app, service, parts)
      registerOwnIdentities(app, service, parts)
    },
    registerCallback: (app: App) => registerOidcCallback(app, service, parts),
  }
}
