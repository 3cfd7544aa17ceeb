import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AuditEntryTable, AuditHeadTable } from '../database/tables/audit.ts'

/**
 * How new lines are digested. Since 2, a line's hash covers its time, so that it stays proven once the words are gone, and its
 * digest covers the key by which it is written at most once. Programs before that write lines of format 1.
 */
export const FORMAT = 2

/** What a line says, as its digest or its hash covers it. */
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
  | 'once_key'
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
export function digestContent(content: Content, salt: string, format: number): string {
  const { at, action, actor_kind, actor_issuer, actor_subject, actor_email } = content
  const { customer_id, details, once_key } = content
  const said = [at, action, actor_kind, actor_issuer, actor_subject, actor_email]
  const all = [salt, ...said, customer_id, details]
  return sha256(JSON.stringify(format === 1 ? all : [format, ...all, once_key]))
}

/** Returns the hash of a line, which depends on all lines before it. */
export function hashLine(
  previous: string,
  { number, format, digest, at }: Pick<AuditEntryTable, 'number' | 'format' | 'digest' | 'at'>,
): string {
  const held = [previous, number, digest]
  return sha256(JSON.stringify(format === 1 ? held : [...held, at]))
}

/** Returns a function that makes the key by which something is logged at most once. Nobody else can take it beforehand. */
export function createOnceKey(secret: string): (parts: readonly string[]) => string {
  const key = deriveKey(secret, 'hausblick audit once')
  return (parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex')
}

/** Authenticates the ends of the log with a key derived from a secret. */
export function createEndsMac(secret: string): (ends: Ends) => string {
  const key = deriveKey(secret, 'hausblick audit log')
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

function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
