import { createHash, randomBytes } from 'node:crypto'
import { TOKEN_PREFIX } from '@hausblick/contract/calls/programs.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import type { Kysely } from 'kysely'
import { compileOnce } from '../../platform/database/compileOnce.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { ProgramCaller } from '../../platform/http/callers.ts'
import { unauthorized } from '../../platform/http/errors.ts'

const BYTES = 32
/** How exactly the last use is known, so that few calls write. */
const USE_MS = 60 * 60 * 1000

export function createToken(): string {
  return `${TOKEN_PREFIX}${randomBytes(BYTES).toString('base64url')}`
}

/** Unsalted: 256 random bits cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

const selectProgram = compileOnce((db, hash: string) =>
  db
    .selectFrom('program')
    .select(['id', 'name', 'purpose', 'customer_id', 'last_day', 'used_at', 'revoked_at'])
    .where('token_hash', '=', hash)
    .compile(),
)

/**
 * Finds the program of a token. Throws 401 for one that is unknown, ended or revoked, after the same work: what is compared is a
 * hash, so that time tells nothing of the token.
 */
export async function findProgram(
  db: Kysely<Schema>,
  token: string,
  now = new Date(),
): Promise<ProgramCaller> {
  const [found] = await selectProgram(db, hashToken(token))
  if (!found || found.revoked_at !== null || found.last_day < berlinDay(now)) throw unauthorized()
  await noteUse(db, found, now)
  const { id, name, purpose, customer_id: customerId } = found
  return { kind: 'program', issuer: 'program', subject: id, email: name, purpose, customerId }
}

async function noteUse(
  db: Kysely<Schema>,
  { id, used_at }: { readonly id: string; readonly used_at: string | null },
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - USE_MS).toISOString()
  if (used_at !== null && used_at > before) return
  await db.updateTable('program').set({ used_at: now.toISOString() }).where('id', '=', id).execute()
}
