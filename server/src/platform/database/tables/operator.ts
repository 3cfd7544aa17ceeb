import type { Generated } from 'kysely'

/** What an operator saved about themselves; the newest row is in force. */
export interface OperatorVersionTable {
  id: Generated<number>
  /** ISO 8601. */
  saved_at: string
  /** The email address of the account that saved it. */
  saved_by: string
  /** What has changed since the version before: a part of the page, or that an older version was restored. */
  what: string
  /** The whole content, as JSON (`platform/operator/content.ts`). */
  content: string
}

/** A picture that versions name. */
export interface OperatorLogoTable {
  /** SHA-256 of the picture, in hexadecimal. */
  hash: string
  /** In Base64. */
  png: string
}
