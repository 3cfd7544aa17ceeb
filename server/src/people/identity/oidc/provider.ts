import * as client from 'openid-client'
import type { OidcProvider } from '../../../platform/config/oidcProviders.ts'
import { createIdentityError } from '../account/identityError.ts'
import { sessionTimes } from '../sessions/lifetime.ts'
import { type Proof, readProof } from './proof.ts'
import { describeRefusal } from './refusal.ts'

const TIMEOUT_SECONDS = 5
/** How long what a provider says of itself is kept, and how long one that did not answer is left alone. */
const KEPT_MS = 60 * 60 * 1000
const LEFT_ALONE_MS = 5000

/** What the service remembers of a sign-in that it has sent to a provider. */
export interface Secrets {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** A provider, as the service talks to it. Each function throws 503 while it does not answer, or names itself otherwise. */
export interface Provider extends OidcProvider {
  /** Returns the address at which somebody signs in, by code with PKCE; anew where they are signed in there already. */
  startAt(secrets: Secrets, how: { readonly renewed: boolean }): Promise<string>
  /**
   * Redeems the code of an answer, and returns who signed in. Throws 401 if anything about it is wrong, such as that they had
   * signed in before `notBefore`.
   */
  redeem(answer: URLSearchParams, secrets: Secrets, notBefore: Date | null): Promise<Proof>
  /** Returns the address that ends the session there, and leads back; undefined where there is none. */
  signOutAt(): Promise<string | undefined>
}

/** Contacts a provider only when somebody signs in, so that the service starts without it. */
export function createProvider(settings: OidcProvider, publicUrl: string): Provider {
  const redirectUri = `${publicUrl}/api/oidc/callback/${settings.id}`
  const configuration = keep(() => discover(settings))

  async function ask(): Promise<client.Configuration> {
    return await configuration().catch((error) => {
      const { cause } = describeRefusal(error)
      const isOther = cause.message === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'
      throw createIdentityError(503, isOther ? 'providerRefused' : 'providerAway', cause)
    })
  }

  return {
    ...settings,
    startAt: async ({ state, nonce, verifier }, { renewed }) => {
      const address = client.buildAuthorizationUrl(await ask(), {
        redirect_uri: redirectUri,
        // No address and no name: an identity is issuer and subject.
        scope: 'openid',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        // Who is asked for an age says when somebody has signed in, which else few do.
        ...(renewed
          ? { prompt: 'login', max_age: '0' }
          : { max_age: String(sessionTimes.longest) }),
      })
      return address.href
    },
    redeem: async (answer, { state, nonce, verifier }, notBefore) => {
      const asked = await ask()
      try {
        const tokens = await client.authorizationCodeGrant(
          asked,
          new URL(`${redirectUri}?${answer}`),
          {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
            ...(notBefore && { maxAge: Math.ceil((Date.now() - notBefore.getTime()) / 1000) }),
          },
        )
        return readProof(tokens.claims(), settings)
      } catch (error) {
        const { code, cause } = describeRefusal(error)
        throw createIdentityError(code === 'providerAway' ? 503 : 401, code, cause)
      }
    },
    signOutAt: async () => {
      const asked = await ask()
      if (asked.serverMetadata().end_session_endpoint === undefined) return undefined
      const parameters = { post_logout_redirect_uri: `${publicUrl}/login` }
      return client.buildEndSessionUrl(asked, parameters).href
    },
  }
}

/** Reads what a provider says of itself, and verifies from then on the signatures of its tokens, too. */
async function discover(settings: OidcProvider): Promise<client.Configuration> {
  const issuer = new URL(settings.issuer)
  // Only of this machine can the configuration name one without TLS.
  const insecure = issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []
  return await client.discovery(issuer, settings.clientId, {}, authenticate(settings), {
    timeout: TIMEOUT_SECONDS,
    execute: [client.enableNonRepudiationChecks, ...insecure],
  })
}

/** Sends the secret as the provider takes it; where it does not say, in the header, as the standard has it. */
function authenticate({ clientId, clientSecret }: OidcProvider): client.ClientAuth {
  // Unlike `ClientSecretBasic`, it leaves hyphens as they are, for providers that do not decode what they need not encode.
  const pair = [clientId, clientSecret].map(encodeURIComponent).join(':')
  const byForm = client.ClientSecretPost(clientSecret)
  return (server, oneself, body, headers) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    if (!ways.includes('client_secret_basic')) byForm(server, oneself, body, headers)
    else headers.set('authorization', `Basic ${Buffer.from(pair).toString('base64')}`)
  }
}

/** Keeps what was asked for, also while asking again fails. A failure is kept briefly. */
function keep<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let last: Value | undefined
  let current: { readonly value: Promise<Value>; until: number } | null = null
  return () => {
    if (current && Date.now() < current.until) return current.value
    const before = last
    const asked: NonNullable<typeof current> = {
      until: Date.now() + KEPT_MS,
      value: ask().then(
        (value) => {
          last = value
          return value
        },
        (error) => {
          asked.until = Date.now() + LEFT_ALONE_MS
          if (before !== undefined) return before
          throw error
        },
      ),
    }
    current = asked
    return asked.value
  }
}
