import { createHash, randomBytes, randomUUID } from 'node:crypto'

const TOKEN_BYTES = 32

/** Creates a secret token, such as an invitation's or a session's: 256 random bits as base64url. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** Creates the id of an account, a session or a key, of 32 letters and digits. It is no secret. */
export function createId(): string {
  return randomUUID().replaceAll('-', '')
}

/** Returns the hash under which a token is stored. Unsalted: 256 random bits cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
