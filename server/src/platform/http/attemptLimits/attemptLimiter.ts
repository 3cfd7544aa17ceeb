import { createHmac } from 'node:crypto'
import { identityErrors } from '@hausblick/contract/identity.ts'
import type { Transaction } from 'kysely'
import type { Config } from '../../config/config.ts'
import type { Secrets } from '../../config/secrets.ts'
import type { Database } from '../../database/open.ts'
import type { Schema } from '../../database/tables/schema.ts'
import { transact } from '../../database/transact.ts'
import { ServiceError } from '../errors.ts'
import type { BareReply, BareRequest } from '../exchange.ts'
import {
  type Action,
  type ActionLimits,
  type AttemptLimits,
  defaultAttemptLimits,
} from './actionLimits.ts'
import { clientOf } from './client.ts'
import { clearAttempts, consumeAttempt } from './counters.ts'
import { createDeviceId, readDeviceId, setDeviceCookie } from './deviceCookie.ts'
import {
  CLIENT_REMEMBERED_MS,
  DEVICE_REMEMBERED_MS,
  isKnownClient,
  rememberClient,
} from './knownClients.ts'

/** Limits attempts to sign in and the like. */
export interface AttemptLimiter {
  /**
   * Counts an attempt before it is made. Throws 429 when there have been too many. Returns the owner under which it
   * queues: a device known to the account, else the client.
   */
  countAttempt(action: Action, request: BareRequest, account: string): Promise<string>
  /**
   * Like `countAttempt`, for attempts that send a mail; returns false where other clients have used up the account's
   * allowance.
   */
  countMailAttempt(action: Action, request: BareRequest, account: string): Promise<boolean>
  /**
   * Records a success: clears the account's failed sign-ins and other failed attempts that it makes up for, and remembers
   * client and device.
   */
  recordSuccess(
    request: BareRequest,
    reply: BareReply,
    account: string,
    also?: readonly Action[],
  ): Promise<void>
}

interface Keys {
  readonly client: string
  readonly pair: string
  readonly account: string
  /** One per secret, current first. */
  readonly knownClient: readonly string[]
  /** Where the browser sends a device cookie. */
  readonly device: { readonly pair: string; readonly known: readonly string[] } | null
}

/** How long to wait, if at all, and whose attempts have been too many. */
type Wait = { readonly ms: number; readonly by: 'self' | 'others'; readonly knownDevice: boolean }

/**
 * Creates a limiter that counts in the database, shared by all processes. Accounts are identified by the typed email
 * address, in lower case, whether or not they exist. Keys are HMACs of accounts, clients and devices under the service's
 * secret.
 */
export function createAttemptLimiter(
  { db }: Database,
  { secrets, publicUrl }: Pick<Config, 'secrets' | 'publicUrl'>,
  limits: AttemptLimits = defaultAttemptLimits,
): AttemptLimiter {
  const counting = countingSecret(secrets)
  const key = (...parts: string[]) => keyBy(counting, parts)
  const knownKeys = (...parts: string[]) => secrets.map((secret) => keyBy(secret, parts))
  const deviceKeys = (action: Action, device: string, account: string) => ({
    pair: key('device', action, device, account),
    known: knownKeys('known device', device, account),
  })
  const keysOf = (action: Action, request: BareRequest, account: string): Keys => {
    const client = clientOf(request.ip)
    const device = readDeviceId(request, publicUrl)
    return {
      client: key('client', action, client),
      pair: key('pair', action, client, account),
      account: key('account', action, account),
      knownClient: knownKeys('known', client, account),
      device: device === null ? null : deviceKeys(action, device, account),
    }
  }

  async function tryAttempt(action: Action, request: BareRequest, account: string) {
    const keys = keysOf(action, request, account)
    const wait = await transact(db, (trx) => consume(trx, limits[action], keys, Date.now()))
    if (wait.ms > 0) request.log.warn({ req: request, action }, 'attempt rejected by limit')
    const owner = wait.knownDevice && keys.device ? keys.device.pair : clientOf(request.ip)
    return { wait, owner }
  }

  return {
    countAttempt: async (action, request, account) => {
      const { wait, owner } = await tryAttempt(action, request, account)
      if (wait.ms > 0) throw tooManyAttempts(wait.ms)
      return owner
    },
    countMailAttempt: async (action, request, account) => {
      const { wait } = await tryAttempt(action, request, account)
      if (wait.ms > 0 && wait.by === 'self') throw tooManyAttempts(wait.ms)
      return wait.ms === 0
    },
    recordSuccess: async (request, reply, account, also = []) => {
      const keys = keysOf('signIn', request, account)
      const device = readDeviceId(request, publicUrl) ?? createDeviceId()
      const { pair, known } = deviceKeys('signIn', device, account)
      const now = Date.now()
      await transact(db, async (trx) => {
        // In the order in which they are counted, which avoids deadlocks.
        await clearAttempts(trx, pair)
        await clearAttempts(trx, keys.pair)
        await clearAttempts(trx, keys.account)
        for (const action of also) {
          const others = keysOf(action, request, account)
          await clearAttempts(trx, deviceKeys(action, device, account).pair)
          await clearAttempts(trx, others.pair)
          await clearAttempts(trx, others.account)
        }
        const knower = key('knower', account)
        await rememberClient(trx, known[0] ?? '', knower, now + DEVICE_REMEMBERED_MS)
        await rememberClient(trx, keys.knownClient[0] ?? '', knower, now + CLIENT_REMEMBERED_MS)
      })
      setDeviceCookie(reply, device, publicUrl)
    },
  }
}

/**
 * Forgets what is counted for accounts by all clients, and which clients and devices know them. What is counted by client
 * expires within minutes.
 */
export async function forgetAccounts(
  trx: Transaction<Schema>,
  secrets: Secrets,
  accounts: readonly string[],
): Promise<void> {
  const actions = Object.keys(defaultAttemptLimits)
  const counters = accounts.flatMap((account) =>
    actions.map((action) => keyBy(countingSecret(secrets), ['account', action, account])),
  )
  const knowers = accounts.flatMap((account) =>
    secrets.map((secret) => keyBy(secret, ['knower', account])),
  )
  if (accounts.length === 0) return
  await trx.deleteFrom('attempt').where('key', 'in', counters).execute()
  await trx.deleteFrom('known_client').where('account', 'in', knowers).execute()
}

/** Independent of the order, so that all processes share counts while the secret is rotated. */
function countingSecret(secrets: Secrets): string {
  return secrets.toSorted()[0] ?? ''
}

function keyBy(secret: string, parts: readonly string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')
}

/** Counts an attempt. A known device has a limit of its own, independent of others at its address. */
async function consume(
  trx: Transaction<Schema>,
  { client, pair, account }: ActionLimits,
  keys: Keys,
  now: number,
): Promise<Wait> {
  const bySelf = (ms: number, knownDevice = false): Wait => ({ ms, by: 'self', knownDevice })
  if (pair && keys.device && (await isKnownClient(trx, keys.device.known, now)))
    return bySelf(await consumeAttempt(trx, keys.device.pair, pair, now), true)
  // Checked first, so that one client cannot use up the account's limit.
  const clientWait = await consumeAttempt(trx, keys.client, client, now)
  if (clientWait > 0) return bySelf(clientWait)
  if (pair) {
    const pairWait = await consumeAttempt(trx, keys.pair, pair, now)
    if (pairWait > 0 || (await isKnownClient(trx, keys.knownClient, now))) return bySelf(pairWait)
  }
  return {
    ms: await consumeAttempt(trx, keys.account, account, now),
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
