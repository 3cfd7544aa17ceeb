import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/tables/schema.ts'
import { createFairQueue, type QueueBounds } from './fairQueue.ts'
import { hasCost, hashPassword, matchesHash, type PasswordCost } from './hash.ts'

/** Hashes and verifies every password of the service, a few at a time; rejects with 503 when too many wait. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Renews the stored hash where it is an old one of the right password. */
  verify(said: { hash: string; password: string }): Promise<boolean>
  /** Runs what hashes passwords for a client: clients take turns. */
  inLane<Result>(client: string, run: () => Result): Result
}

/** More than OWASP's least of two passes, so that an old hash of scrypt takes about as long to verify. */
export const usualPasswordCost: PasswordCost = { memory: 19_456, passes: 3 }

/**
 * Hashing runs in libuv's pool, which has four threads and is needed for files, compression and signatures as well: half
 * of it stays free.
 */
const bounds: QueueBounds = { atOnce: 2, perLane: 20, inAll: 200, waitMs: 10_000 }

export function createPasswords(
  db: Kysely<Schema>,
  cost: PasswordCost = usualPasswordCost,
): Passwords {
  const queue = createFairQueue(bounds)
  // better-auth hashes in the midst of its own work, and hands no client on.
  const lanes = new AsyncLocalStorage<string>()
  const inTurn = <Result>(task: () => Promise<Result>) => queue(lanes.getStore() ?? '', task)
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
    inLane: (client, run) => lanes.run(client, run),
  }
}

/** Each hash is one account's alone, for its nonce; a password that was changed meanwhile stays. */
async function replaceHash(db: Kysely<Schema>, old: string, renewed: string): Promise<void> {
  await db
    .updateTable('identity_account')
    .set({ password: renewed, updated_at: new Date().toISOString() })
    .where('password', '=', old)
    .execute()
}
