import { createHmac } from 'node:crypto'
import { identityErrors } from '@hausblick/contract/identity.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../database/open.ts'
import type { Schema } from '../../database/tables/schema.ts'
import { ServiceError } from '../errors.ts'
import { clientOf } from './client.ts'
import { countAttempt, forgetAttempts } from './count.ts'
import { newDevice, readDevice, sendDevice } from './device.ts'
import {
  CLIENT_REMEMBERED_MS,
  DEVICE_REMEMBERED_MS,
  isKnownClient,
  rememberClient,
} from './knownClients.ts'
import { type Action, type ActionLimits, type BrakeLimits, usualBrakes } from './limits.ts'

/** Holds back whoever tries to get in too often. */
export interface Brakes {
  /**
   * Counts an attempt before it is made; throws with 429 where there have been too many. Returns in whose lane it waits for its
   * turn: a device's that the account knows, or the client's.
   */
  attempt(action: Action, request: FastifyRequest, account: string): Promise<string>
  /** The same for an attempt that sends a mail; false where those that others asked for have used up what an account may get. */
  attemptMail(action: Action, request: FastifyRequest, account: string): Promise<boolean>
  /** After somebody got in: forgets the account's attempts to sign in, and knows client and device from now on. */
  gotIn(request: FastifyRequest, reply: FastifyReply, account: string): Promise<void>
}

interface Keys {
  readonly client: string
  readonly pair: string
  readonly account: string
  /** By each of the secrets, the newest first. */
  readonly knownClient: readonly string[]
  /** Of the device, where the browser names one. */
  readonly device: { readonly pair: string; readonly known: readonly string[] } | null
}

/** Zero milliseconds, or how long to wait and whose attempts have been too many. */
type Wait = { readonly ms: number; readonly by: 'self' | 'others'; readonly knownDevice: boolean }

/**
 * Brakes that count in the database, for all processes together. An account is named by the address that was typed, in lower
 * case, whether there is one or not. Keys are HMACs of accounts, clients and devices under the service's secret.
 */
export function createBrakes(
  { db }: Database,
  { secrets, publicUrl }: Pick<Config, 'secrets' | 'publicUrl'>,
  limits: BrakeLimits = usualBrakes,
): Brakes {
  // The same whichever comes first, so that all processes count together while the secret is exchanged.
  const counting = secrets.toSorted()[0] ?? ''
  const keyBy = (secret: string, parts: readonly string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')
  const key = (...parts: string[]) => keyBy(counting, parts)
  const knownKeys = (...parts: string[]) => secrets.map((secret) => keyBy(secret, parts))
  const deviceKeys = (action: Action, device: string, account: string) => ({
    pair: key('device', action, device, account),
    known: knownKeys('known device', device, account),
  })
  const keysOf = (action: Action, request: FastifyRequest, account: string): Keys => {
    const client = clientOf(request.ip)
    const device = readDevice(request, publicUrl)
    return {
      client: key('client', action, client),
      pair: key('pair', action, client, account),
      account: key('account', action, account),
      knownClient: knownKeys('known', client, account),
      device: device === null ? null : deviceKeys(action, device, account),
    }
  }

  async function tryOnce(action: Action, request: FastifyRequest, account: string) {
    const keys = keysOf(action, request, account)
    const wait = await db
      .transaction()
      .execute((trx) => count(trx, limits[action], keys, Date.now()))
    if (wait.ms > 0) request.log.warn({ req: request, action }, 'held back')
    const lane = wait.knownDevice && keys.device ? keys.device.pair : clientOf(request.ip)
    return { wait, lane }
  }

  return {
    attempt: async (action, request, account) => {
      const { wait, lane } = await tryOnce(action, request, account)
      if (wait.ms > 0) throw tooManyAttempts(wait.ms)
      return lane
    },
    attemptMail: async (action, request, account) => {
      const { wait } = await tryOnce(action, request, account)
      if (wait.ms > 0 && wait.by === 'self') throw tooManyAttempts(wait.ms)
      return wait.ms === 0
    },
    gotIn: async (request, reply, account) => {
      const keys = keysOf('signIn', request, account)
      const device = readDevice(request, publicUrl) ?? newDevice()
      const { pair, known } = deviceKeys('signIn', device, account)
      const now = Date.now()
      await db.transaction().execute(async (trx) => {
        // In the order in which they are counted, so that two transactions cannot wait for each other.
        await forgetAttempts(trx, pair)
        await forgetAttempts(trx, keys.pair)
        await forgetAttempts(trx, keys.account)
        await rememberClient(trx, known[0] ?? '', now + DEVICE_REMEMBERED_MS)
        await rememberClient(trx, keys.knownClient[0] ?? '', now + CLIENT_REMEMBERED_MS)
      })
      sendDevice(reply, device, publicUrl)
    },
  }
}

/** Counts an attempt where it belongs: a known device by itself, so that whoever shares its address does not count. */
async function count(
  trx: Transaction<Schema>,
  { client, pair, account }: ActionLimits,
  keys: Keys,
  now: number,
): Promise<Wait> {
  const bySelf = (ms: number, knownDevice = false): Wait => ({ ms, by: 'self', knownDevice })
  if (pair && keys.device && (await isKnownClient(trx, keys.device.known, now)))
    return bySelf(await countAttempt(trx, keys.device.pair, pair, now), true)
  // What one client tries too often must not use up what is left to the others.
  const clientWait = await countAttempt(trx, keys.client, client, now)
  if (clientWait > 0) return bySelf(clientWait)
  if (pair) {
    const pairWait = await countAttempt(trx, keys.pair, pair, now)
    if (pairWait > 0 || (await isKnownClient(trx, keys.knownClient, now))) return bySelf(pairWait)
  }
  return {
    ms: await countAttempt(trx, keys.account, account, now),
    by: 'others',
    knownDevice: false,
  }
}

function tooManyAttempts(waitMs: number): ServiceError {
  return new ServiceError(429, identityErrors.tooManyAttempts, {
    code: 'tooManyAttempts',
    headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) },
  })
}
