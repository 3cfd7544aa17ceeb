import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import {
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose'
import { portOf } from '../portOf.ts'
import { CLIENT } from './provider.ts'

/** A provider that says in its tokens whatever a test tells it to. */
export interface Forger {
  readonly issuer: string
  /** What the next token says in place of what is right. */
  said: JWTPayload
  /** How the next token is signed that should not be: by a key that is not published, by the published one as a secret, or not. */
  forgery: 'otherKey' | 'publicKey' | 'none' | null
  /** What it names itself in place of its issuer. */
  pretended: string | undefined
  /** Whether it answers at all. */
  isAway: boolean
  /** How often a code was redeemed. */
  readonly redeemed: () => number
  /** Returns the answer to an address of the service's, as the browser brings it. */
  signIn(address: string, subject: string): string
  stop(): Promise<void>
}

/** In what providers differ. */
export interface Kind {
  /** With which its issuer ends. */
  readonly path?: string
  readonly algorithm?: 'RS256' | 'ES256'
  /** How it takes the secret; undefined where it does not say, and takes it in the header. */
  readonly secretIn?: 'client_secret_basic' | 'client_secret_post'
  /** Whether its answers name it. */
  readonly namesItself?: boolean
}

export async function startForger({
  path = '',
  algorithm = 'RS256',
  secretIn,
  namesItself = true,
}: Kind = {}): Promise<Forger> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${portOf(server)}${path}`
  const base = issuer.replace(/\/$/, '')
  const [own, other] = [await generateKeyPair(algorithm), await generateKeyPair(algorithm)]
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: algorithm, use: 'sig' }
  let count = 0

  async function writeToken(code: string): Promise<string> {
    const right: unknown = JSON.parse(Buffer.from(code, 'base64url').toString())
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: issuer, aud: CLIENT.id, iat: now, exp: now + 300, ...Object(right) }
    return await sign({ ...claims, ...forger.said })
  }

  async function sign(claims: JWTPayload): Promise<string> {
    if (forger.forgery === 'none') return new UnsecuredJWT(claims).encode()
    const token = new SignJWT(claims)
    if (forger.forgery === 'publicKey') {
      const secret = Buffer.from(await exportSPKI(own.publicKey))
      return await token.setProtectedHeader({ alg: 'HS256', kid: 'own' }).sign(secret)
    }
    token.setProtectedHeader({ alg: algorithm, kid: 'own' })
    return await token.sign((forger.forgery === 'otherKey' ? other : own).privateKey)
  }

  /** Returns the body of a reply; undefined for one that is refused. */
  async function answer(
    { url, headers }: IncomingMessage,
    body: URLSearchParams,
  ): Promise<object | undefined> {
    if (`${base}/keys`.endsWith(String(url))) return { keys: [jwk] }
    if (`${base}/token`.endsWith(String(url))) {
      const inHeader = `Basic ${btoa(`${CLIENT.id}:${CLIENT.secret}`)}` === headers.authorization
      const inForm = body.get('client_secret') === CLIENT.secret
      if (secretIn === 'client_secret_post' ? !inForm || inHeader : !inHeader || inForm)
        return undefined
      count += 1
      return {
        access_token: 'a',
        token_type: 'Bearer',
        id_token: await writeToken(body.get('code') ?? ''),
      }
    }
    if (!`${base}/.well-known/openid-configuration`.endsWith(String(url))) return undefined
    return {
      issuer: forger.pretended ?? issuer,
      authorization_endpoint: `${base}/auth`,
      token_endpoint: `${base}/token`,
      jwks_uri: `${base}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: [algorithm],
      ...(secretIn && { token_endpoint_auth_methods_supported: [secretIn] }),
      ...(namesItself && { authorization_response_iss_parameter_supported: true }),
    }
  }

  server.on('request', (request, response) => {
    if (forger.isAway) return void response.destroy()
    text(request)
      .then((body) => answer(request, new URLSearchParams(body)))
      .then((body) => {
        if (!body) response.statusCode = 401
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(body ?? { error: 'invalid_client' }))
      }, response.destroy.bind(response))
  })

  const forger: Forger = {
    issuer,
    said: {},
    forgery: null,
    pretended: undefined,
    isAway: false,
    redeemed: () => count,
    signIn: (address, sub) => {
      const asked = new URL(address).searchParams
      // The code holds what its token says, so that several can be under way.
      const right = JSON.stringify({ sub, nonce: asked.get('nonce') })
      const code = Buffer.from(right).toString('base64url')
      const state = asked.get('state') ?? ''
      const answered = { code, state, ...(namesItself && { iss: issuer }) }
      return `${asked.get('redirect_uri')}?${new URLSearchParams(answered)}`
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return forger
}
