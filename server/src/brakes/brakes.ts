import { createHmac } from 'node:crypto'
import { identityErrors } from '@hausblick/contract/identity.ts'
import type { FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { Secrets } from '../configuration/secrets.ts'
import type { Database } from '../database/open.ts'
import type { Schema } from '../database/schema.ts'
import { ServiceError } from '../errors.ts'
import { clientOf } from './client.ts'
import { countAttempt, forgetAttempts } from './count.ts'
import { isKnownClient, rememberClient } from './knownClients.ts'
import { type Action, type ActionLimits, type BrakeLimits, usualBrakes } from './limits.ts'

/** Holds back whoever tries to get in too often. */
export interface Brakes {
  /** Counts an attempt before it is made; throws with 429 where there have been too many. */
  attempt(action: Action, request: FastifyRequest, account: string): Promise<void>
  /** After somebody got in: forgets the account's attempts to sign in, and knows the client from now on. */
  gotIn(request: FastifyRequest, account: string): Promise<void>
}

/**
 * Brakes that count in the database, for all processes together. An account is named by the address that was typed, in lower
 * case, whether there is one or not; the secret makes keys of accounts and clients.
 */
export function createBrakes(
  { db }: Database,
  secrets: Secrets,
  limits: BrakeLimits = usualBrakes,
): Brakes {
  // The same whichever comes first, so that all processes count together while the secret is exchanged.
  const counting = secrets.toSorted()[0] ?? ''
  const keysOf = (action: Action, { ip }: FastifyRequest, account: string) => {
    const client = clientOf(ip)
    const keyBy = (secret: string, parts: readonly string[]) =>
      createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')
    const key = (...parts: string[]) => keyBy(counting, parts)
    return {
      client: key('client', action, client),
      pair: key('pair', action, client, account),
      account: key('account', action, account),
      known: secrets.map((secret) => keyBy(secret, ['known', client, account])),
    }
  }
  return {
    attempt: async (action, request, account) => {
      const keys = keysOf(action, request, account)
      const wait = await db
        .transaction()
        .execute((trx) => count(trx, limits[action], keys, Date.now()))
      if (wait === 0) return
      request.log.warn({ req: request, action }, 'held back')
      throw tooManyAttempts(wait)
    },
    gotIn: async (request, account) => {
      const keys = keysOf('signIn', request, account)
      await db.transaction().execute(async (trx) => {
        // In the order in which they are counted, so that two transactions cannot wait for each other.
        await forgetAttempts(trx, keys.pair)
        await forgetAttempts(trx, keys.account)
        await rememberClient(trx, keys.known[0] ?? '', Date.now())
      })
    },
  }
}

/** Counts an attempt; gives 0, or in how many milliseconds the next one will be let through. */
async function count(
  trx: Transaction<Schema>,
  { client, pair, account }: ActionLimits,
  keys: { client: string; pair: string; account: string; known: readonly string[] },
  now: number,
): Promise<number> {
  // What one client tries too often must not use up what is left to the others.
  const clientWait = await countAttempt(trx, keys.client, client, now)
  if (clientWait > 0) return clientWait
  if (pair) {
    const pairWait = await countAttempt(trx, keys.pair, pair, now)
    if (pairWait > 0 || (await isKnownClient(trx, keys.known, now))) return pairWait
  }
  return await countAttempt(trx, keys.account, account, now)
}

function tooManyAttempts(waitMs: number): ServiceError {
  return new ServiceError(429, identityErrors.tooManyAttempts, {
    code: 'tooManyAttempts',
    headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) },
  })
}
