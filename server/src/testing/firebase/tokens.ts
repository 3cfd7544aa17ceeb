import {
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose'

export const PROJECT = 'demo-haus'
const HOUR = 3600

export interface SigningKey {
  readonly publicKey: JWK
  readonly sign: (claims: JWTPayload, header?: Partial<JWTHeaderParameters>) => Promise<string>
}

/** Generates a signing key like the provider's. */
export async function newSigningKey(kid: string, alg = 'RS256'): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true })
  return {
    publicKey: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' },
    sign: (claims, header = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg, kid, typ: 'JWT', ...header }).sign(privateKey),
  }
}

/** Returns the claims of a fresh sign-in's token, with changes on top; undefined leaves a claim out. */
export function claims(changed: Readonly<Record<string, unknown>> = {}): JWTPayload {
  const now = Math.floor(Date.now() / 1000)
  const all = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    auth_time: now,
    user_id: 'konto-1',
    sub: 'konto-1',
    iat: now,
    exp: now + HOUR,
    email: 'Anna@Example.de',
    email_verified: false,
    firebase: { identities: { email: ['Anna@Example.de'] }, sign_in_provider: 'password' },
    ...changed,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** Writes an unsigned token, as the emulator does. */
export function writeUnsignedToken(payload: JWTPayload): string {
  return new UnsecuredJWT(payload).encode()
}
