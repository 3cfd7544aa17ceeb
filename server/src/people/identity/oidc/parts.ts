import type { Cookie } from '../../../platform/http/cookie.ts'
import type { Encryption } from '../account/encryption.ts'
import type { SignUps } from '../account/identity.ts'
import type { SessionCookie } from '../sessions/cookie.ts'
import type { Provider } from './provider.ts'

/** What signing in at providers is made of. */
export interface OidcParts {
  readonly providers: readonly Provider[]
  readonly encryption: Encryption
  readonly signUps: SignUps
  readonly sessionCookie: SessionCookie
  /** Binds what comes back from a provider to the browser that went there. */
  readonly browserCookie: Cookie
  /** Holds the sign-in that still awaits its second factor. */
  readonly pendingCookie: Cookie
}
