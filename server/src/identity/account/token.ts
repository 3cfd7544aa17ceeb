import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** Creates an invitation's token: 256 random bits as base64url. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** Returns the hash under which a token is stored. Unsalted: 256 random bits cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
