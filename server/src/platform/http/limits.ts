import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Account } from './callers.ts'
import { ServiceError } from './errors.ts'
import { RequestCounts } from './requestCounts.ts'
import * as texts from './texts.ts'

const WINDOW_MS = 60_000

export interface Limits {
  /** Event loop delay beyond which requests are rejected. */
  readonly eventLoopDelayMs: number
  /** How long a request may wait for its turn before it is rejected. */
  readonly waitMs: number
  /** Event loop delay beyond which pages are rendered in the browser only. */
  readonly renderingDelayMs: number
  /** How long an upload may stall. */
  readonly uploadStallMs: number
  /** How long a request's head may take. */
  readonly headMs: number
  /** How far a body may fall behind the minimum rate. Forms, which may carry a file, have more. */
  readonly bodyGraceMs: number
  readonly formGraceMs: number
  /** Minimum rate of a body. */
  readonly bytesPerSecond: number
  /** How long a reply may stay unread. */
  readonly unreadMs: number
  /** Concurrent connections in total. */
  readonly connections: number
  /** Concurrent connections per client; behind proxies, its concurrent requests. */
  readonly perClient: number
  /** How long a stopping service behind a load balancer keeps serving while it reports not ready. */
  readonly drainMs: number
  /** How long requests in flight may take once the service stops. */
  readonly stopMs: number
  /** How long anything that waits may stay unnoticed; most is noticed sooner. */
  readonly mostPollMs: number
}

export const defaultLimits: Limits = {
  eventLoopDelayMs: 1000,
  waitMs: 1000,
  renderingDelayMs: 150,
  uploadStallMs: 30_000,
  // A browser's head arrives in one go, or after a few lost packets.
  headMs: 20_000,
  // JSON fits into a few packets; a phone may be in a tunnel while it uploads.
  bodyGraceMs: 20_000,
  formGraceMs: 120_000,
  // 0.2 Mbit/s. At 0.25 Mbit/s, the slowest usable phone connection, 25 MB arrive however long they take.
  bytesPerSecond: 25_000,
  // The system buffers 100 KB and more of a reply; a reader makes room for more within this time.
  unreadMs: 60_000,
  // Each costs a file descriptor and about 50 KB.
  connections: 4000,
  // An office of fifty behind one address, with six connections per browser.
  perClient: 300,
  // HAProxy's default of three checks, two seconds apart.
  drainMs: 6000,
  // Together with the drain, less than the 30 s after which Kubernetes kills.
  stopMs: 20_000,
  mostPollMs: Number.POSITIVE_INFINITY,
}

/** Prefix length of an IPv6 subscriber's network. */
const IPV6_SUBNET = 64

type RequestLimit = Pick<Config, 'requestsPerMinute'>

/** Limits requests per address, for every route registered afterwards unless it opts out or has a limit of its own. */
export async function registerRateLimit(
  app: FastifyInstance,
  { requestsPerMinute }: RequestLimit,
): Promise<void> {
  await app.register(rateLimit, {
    global: requestsPerMinute > 0,
    max: requestsPerMinute,
    timeWindow: WINDOW_MS,
    ipv6Subnet: IPV6_SUBNET,
    store: RequestCounts,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  })
}

/** Creates a function that counts a request against its account's limit; it throws 429 beyond it. */
export function createAccountRateLimit(
  app: FastifyInstance,
  { requestsPerMinute }: RequestLimit,
): (request: FastifyRequest, account: Account) => Promise<void> {
  if (requestsPerMinute === 0) return async () => {}
  const accounts = new WeakMap<FastifyRequest, string>()
  const limit = app.createRateLimit({
    max: Math.ceil(requestsPerMinute / 2),
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
    refusal: 'rate_limit',
  })
}
