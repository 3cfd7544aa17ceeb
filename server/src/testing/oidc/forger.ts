import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { portOf } from '../portOf.ts'
import { CLIENT } from './provider.ts'

/** A provider that says in its tokens whatever a test tells it to. */
export interface Forger {
  readonly issuer: string
  /** What the next token says in place of what is right. */
  said: JWTPayload
  /** Whether the next token is signed by a key that it does not publish. */
  hasOtherKey: boolean
  /** Whether it answers at all. */
  isAway: boolean
  /** How often a code was redeemed. */
  readonly redeemed: () => number
  /** Returns the answer to an address of the service's, as the browser brings it. */
  signIn(address: string, subject: string): string
  stop(): Promise<void>
}

export async function startForger(): Promise<Forger> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${portOf(server)}`
  const [own, other] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' }
  let count = 0

  async function writeToken(code: string): Promise<string> {
    const right: unknown = JSON.parse(Buffer.from(code, 'base64url').toString())
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: issuer, aud: CLIENT.id, iat: now, exp: now + 300, ...Object(right) }
    return await new SignJWT({ ...claims, ...forger.said })
      .setProtectedHeader({ alg: 'RS256', kid: 'own' })
      .sign(forger.hasOtherKey ? other.privateKey : own.privateKey)
  }

  async function answer(path: string, body: string): Promise<object> {
    if (path.endsWith('/keys')) return { keys: [jwk] }
    if (path.endsWith('/token')) {
      count += 1
      return {
        access_token: 'a',
        token_type: 'bearer',
        id_token: await writeToken(new URLSearchParams(body).get('code') ?? ''),
      }
    }
    return {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
    }
  }

  server.on('request', (request, response) => {
    if (forger.isAway) return void response.destroy()
    text(request)
      .then((body) => answer(String(request.url), body))
      .then((body) => {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(body))
      }, response.destroy.bind(response))
  })

  const forger: Forger = {
    issuer,
    said: {},
    hasOtherKey: false,
    isAway: false,
    redeemed: () => count,
    signIn: (address, sub) => {
      const asked = new URL(address).searchParams
      // The code holds what its token says, so that several can be under way.
      const right = JSON.stringify({ sub, nonce: asked.get('nonce') })
      const code = Buffer.from(right).toString('base64url')
      const answered = { code, state: asked.get('state') ?? '', iss: issuer }
      return `${asked.get('redirect_uri')}?${new URLSearchParams(answered)}`
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return forger
}
