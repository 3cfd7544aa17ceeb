import * as client from 'openid-client'
import type { MailboxOauth } from '../../platform/config/mailboxOauth.ts'
import * as texts from './texts.ts'

const TIMEOUT_SECONDS = 20
/** A token is left so long before it expires, and used so long where it does not say when. */
const MARGIN_MS = 60_000
const UNSTATED_SECONDS = 300

/** The provider gives no token; says why in German. */
export class TokenRefused extends Error {}

interface Known {
  readonly token: string
  readonly until: number
  /** Some providers give another one each time. */
  readonly refreshToken: string | null
}

const known = new WeakMap<MailboxOauth, Known>()

/** Returns a token for the mailbox, fetching one if there is none or it expires soon. Throws TokenRefused. */
export async function getToken(oauth: MailboxOauth): Promise<string> {
  const last = known.get(oauth)
  if (last && last.until > Date.now()) return last.token
  const refreshToken = last?.refreshToken ?? oauth.refreshToken
  const given = await ask(oauth, refreshToken).catch((error) => {
    throw explain(error)
  })
  const { access_token: token, expires_in: seconds = UNSTATED_SECONDS } = given
  const until = Date.now() + seconds * 1000 - MARGIN_MS
  known.set(oauth, { token, until, refreshToken: given.refresh_token ?? refreshToken })
  return token
}

/** Has the next call fetch a new token: the mailbox has refused this one. */
export function forgetToken(oauth: MailboxOauth): void {
  const last = known.get(oauth)
  if (last) known.set(oauth, { ...last, until: 0 })
}

async function ask(oauth: MailboxOauth, refreshToken: string | null) {
  const { tokenUrl, clientId, clientSecret, scope } = oauth
  const { origin, protocol } = new URL(tokenUrl)
  const server = { issuer: origin, token_endpoint: tokenUrl }
  const secret = client.ClientSecretPost(clientSecret)
  const asked = new client.Configuration(server, clientId, {}, secret)
  asked.timeout = TIMEOUT_SECONDS
  // Only of this machine can the configuration name one without TLS.
  if (protocol === 'http:') client.allowInsecureRequests(asked)
  const parameters = scope === null ? {} : { scope }
  return refreshToken === null
    ? await client.clientCredentialsGrant(asked, parameters)
    : await client.refreshTokenGrant(asked, refreshToken, parameters)
}

function explain(error: unknown): TokenRefused {
  if (error instanceof client.ResponseBodyError)
    return new TokenRefused(texts.tokenRefusals[error.error] ?? texts.tokenRefused(error.error))
  const { cause, code } = error as { readonly cause?: unknown; readonly code?: unknown }
  const isAway =
    error instanceof TypeError ||
    code === 'OAUTH_TIMEOUT' ||
    (cause instanceof Response && cause.status >= 500)
  return new TokenRefused(isAway ? texts.tokenAway : texts.tokenUnreadable)
}
