import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AuditEntryTable, AuditHeadTable } from '../database/tables/audit.ts'

/** What a line says, as its digest covers it. */
export type Content = Pick<
  AuditEntryTable,
  | 'at'
  | 'action'
  | 'actor_kind'
  | 'actor_issuer'
  | 'actor_subject'
  | 'actor_email'
  | 'customer_id'
  | 'details'
>

/** The ends of the log, without what authenticates them. */
export type Ends = Pick<
  AuditHeadTable,
  'first_number' | 'first_previous' | 'last_number' | 'last_hash'
>

const SALT_BYTES = 16

export function createSalt(): string {
  return randomBytes(SALT_BYTES).toString('base64url')
}

/** Returns the digest of a line's content; without the salt, the content cannot be guessed from it. */
export function digestContent(content: Content, salt: string): string {
  const { at, action, actor_kind, actor_issuer, actor_subject, actor_email } = content
  const { customer_id, details } = content
  const said = [at, action, actor_kind, actor_issuer, actor_subject, actor_email]
  return sha256(JSON.stringify([salt, ...said, customer_id, details]))
}

/** Returns the hash of a line, which depends on all lines before it. */
export function hashLine(previous: string, number: number, digest: string): string {
  return sha256(JSON.stringify([previous, number, digest]))
}

/** Returns the key by which something is logged at most once. */
export function hashOnceKey(parts: readonly string[]): string {
  return sha256(JSON.stringify(parts))
}

/** Authenticates the ends of the log with a key derived from a secret. */
export function createEndsMac(secret: string): (ends: Ends) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'hausblick audit log', 32))
  return ({ first_number, first_previous, last_number, last_hash }) =>
    createHmac('sha256', key)
      .update(JSON.stringify([first_number, first_previous, last_number, last_hash]))
      .digest('base64url')
}

/** Returns whether the ends were written by a process with one of the secrets. */
export function isAuthentic(
  { mac, ...ends }: Ends & Pick<AuditHeadTable, 'mac'>,
  macs: readonly ((ends: Ends) => string)[],
): boolean {
  if (mac === null) return false
  const given = Buffer.from(mac)
  return macs.some((write) => {
    const expected = Buffer.from(write(ends))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
