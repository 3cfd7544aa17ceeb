import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A new invitation's token: 256 random bits in base64url. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What is stored of a token. It needs no salt: nobody can guess 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
