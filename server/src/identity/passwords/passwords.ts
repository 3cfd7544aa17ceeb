import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'
import { createFairQueue, type QueueBounds } from './fairQueue.ts'
import { hasCost, hashPassword, matchesHash, type PasswordCost } from './hash.ts'

/** Hashes and verifies all passwords with bounded concurrency; rejects with 503 when too many are waiting. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Rehashes a matching password whose stored hash is outdated. */
  verify(said: { hash: string; password: string }): Promise<boolean>
  /** Runs a function whose password hashing counts as the owner's; owners take turns. */
  runAs<Result>(owner: string, run: () => Result): Result
}

/** One pass more than OWASP's minimum, so that verifying takes about as long as with scrypt, which old hashes use. */
export const defaultPasswordCost: PasswordCost = { memory: 19_456, passes: 3 }

/**
 * Hashing runs in libuv's pool of four threads, which files, compression and signatures need as well: half of it stays free.
 */
const bounds: QueueBounds = {
  concurrent: 2,
  maxWaiting: 200,
  maxWaitingPerOwner: 20,
  waitMs: 10_000,
}

export function createPasswords(
  db: Kysely<Schema>,
  cost: PasswordCost = defaultPasswordCost,
): Passwords {
  const queue = createFairQueue(bounds)
  // better-auth calls the hash functions without any context about the client.
  const owners = new AsyncLocalStorage<string>()
  const inTurn = <Result>(task: () => Promise<Result>) => queue(owners.getStore() ?? '', task)
  return {
    hash: (password) => inTurn(() => hashPassword(password, cost)),
    verify: async ({ hash, password }) => {
      const { matches, renewed } = await inTurn(async () => {
        const matches = await matchesHash(password, hash)
        const isOld = matches && !hasCost(hash, cost)
        return { matches, renewed: isOld ? await hashPassword(password, cost) : null }
      })
      if (renewed !== null) await replaceHash(db, hash, renewed)
      return matches
    },
    runAs: (owner, run) => owners.run(owner, run),
  }
}

/** The nonce makes every hash unique to its account; a password changed meanwhile is left alone. */
async function replaceHash(db: Kysely<Schema>, old: string, renewed: string): Promise<void> {
  await db
    .updateTable('identity_account')
    .set({ password: renewed, updated_at: new Date().toISOString() })
    .where('password', '=', old)
    .execute()
}
