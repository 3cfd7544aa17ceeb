import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { createFairQueue, type QueueBounds } from './fairQueue.ts'
import { hasCost, hashPassword, matchesHash, type PasswordCost } from './hash.ts'

/** Hashes and verifies passwords with bounded concurrency; rejects with 503 when too many are waiting. */
export interface Hashing {
  hash(password: string): Promise<string>
  /** Rehashes a matching password whose stored hash is outdated. */
  verify(said: { hash: string; password: string }): Promise<boolean>
}

/** Returns the hashing that counts as an owner's, such as a client's; owners take turns. */
export type HashingOf = (owner: string) => Hashing

/** One pass more than OWASP's minimum, so that verifying takes about as long as with scrypt, which old hashes use. */
export const defaultPasswordCost: PasswordCost = { memory: 19_456, passes: 3 }

/** Hashing runs in libuv's pool of four threads, which files, compression and signatures need as well: half of it stays free. */
const bounds: QueueBounds = {
  concurrent: 2,
  maxWaiting: 200,
  maxWaitingPerOwner: 20,
  waitMs: 10_000,
}

export function createHashing(
  db: Kysely<Schema>,
  cost: PasswordCost = defaultPasswordCost,
): HashingOf {
  const queue = createFairQueue(bounds)
  return (owner) => ({
    hash: (password) => queue(owner, () => hashPassword(password, cost)),
    verify: async ({ hash, password }) => {
      const { matches, renewed } = await queue(owner, async () => {
        const matches = await matchesHash(password, hash)
        const isOld = matches && !hasCost(hash, cost)
        return { matches, renewed: isOld ? await hashPassword(password, cost) : null }
      })
      if (renewed !== null) await replaceHash(db, hash, renewed)
      return matches
    },
  })
}

/** The nonce makes every hash unique to its account; a password changed meanwhile is left alone. */
async function replaceHash(db: Kysely<Schema>, old: string, renewed: string): Promise<void> {
  await db
    .updateTable('identity_account')
    .set({ password: renewed, updated_at: new Date().toISOString() })
    .where('password', '=', old)
    .execute()
}
