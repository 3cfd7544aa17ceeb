import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Account } from './callers.ts'
import { ServiceError } from './errors.ts'
import * as texts from './texts.ts'

const WINDOW_MS = 60_000

export interface Limits {
  /** Requests a minute. */
  readonly perAddress: number
  readonly perAccount: number
  /** How late the event loop may run before the service turns requests away. */
  readonly eventLoopDelayMs: number
  /** How long whoever uploads may send nothing at all before they are cut off. */
  readonly uploadStallMs: number
  /** How long the head of a request may take to arrive. */
  readonly headMs: number
  /** How far a body may fall behind the slowest pace; that of a form, which may bring a file, farther. */
  readonly bodyPatienceMs: number
  readonly formPatienceMs: number
  /** The slowest pace of a body. */
  readonly bytesPerSecond: number
  /** How long nothing of a reply may be taken before its connection is cut. */
  readonly unreadMs: number
  /** How many connections are open at once. */
  readonly connections: number
  /** How many of them are of one client, and how many requests of one client are under way. */
  readonly perClient: number
  /** How long a stopping service that is watched goes on as before, but that it says that it is not ready. */
  readonly drainMs: number
  /** How long requests under way may take to finish once the service has been told to stop. */
  readonly stopMs: number
}

/** Far above what people do, also those who share an address: what is held back is a program that runs wild. */
export const usualLimits: Limits = {
  perAddress: 6000,
  perAccount: 3000,
  eventLoopDelayMs: 1000,
  uploadStallMs: 30_000,
  // All that a browser sends in a head is there at once, or after a few lost packets.
  headMs: 20_000,
  // What people send as JSON fits into a few packets; a phone may be in a tunnel while it uploads.
  bodyPatienceMs: 20_000,
  formPatienceMs: 120_000,
  // 0.2 Mbit/s: at 0.25 Mbit/s, the worst that a phone that still works has, 25 MB arrive however long they take.
  bytesPerSecond: 25_000,
  // The system takes 100 KB and more of a reply at once; whoever reads makes place for more within this time.
  unreadMs: 60_000,
  // Each costs a file descriptor and some 50 KB.
  connections: 4000,
  // An office of fifty people behind one address, with six connections of each browser.
  perClient: 300,
  // HAProxy's usual three checks, two seconds apart.
  drainMs: 6000,
  // With what precedes it, less than the half minute after which Kubernetes kills.
  stopMs: 20_000,
}

/** Network prefix of the addresses that one IPv6 subscriber has. */
const IPV6_SUBNET = 64

/** Limits requests per address, for every route that is registered afterwards and does not say otherwise. */
export async function registerLimits(app: FastifyInstance, limits: Limits): Promise<void> {
  await app.register(rateLimit, {
    max: limits.perAddress,
    timeWindow: WINDOW_MS,
    ipv6Subnet: IPV6_SUBNET,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  })
}

/** Gives a function that counts a request of an account, and throws with 429 when they are too many. */
export function accountLimit(
  app: FastifyInstance,
  limits: Limits,
): (request: FastifyRequest, account: Account) => Promise<void> {
  const accounts = new WeakMap<FastifyRequest, string>()
  const limit = app.createRateLimit({
    max: limits.perAccount,
    timeWindow: WINDOW_MS,
    keyGenerator: (request) => accounts.get(request) ?? '',
  })
  return async (request, { issuer, subject }) => {
    accounts.set(request, `${issuer} ${subject}`)
    const count = await limit(request)
    if (!count.isAllowed && count.isExceeded) throw tooMany(count.ttl)
  }
}

function tooMany(milliseconds: number): ServiceError {
  const seconds = Math.ceil(milliseconds / 1000)
  return new ServiceError(429, texts.tooManyRequests(seconds), {
    headers: { 'retry-after': String(seconds) },
  })
}
