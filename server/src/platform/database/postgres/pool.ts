import pg from 'pg'
import type { DatabaseTimeouts } from '../timeouts.ts'
import { DatabaseUnavailable } from '../unavailable.ts'
import { hasTooManyConnections, isConnectionFault } from './faults.ts'
import { rejectIfUnreachable } from './probe.ts'

/** Idle time before TCP keep-alive probes. */
const KEEP_ALIVE_MS = 10_000

/** Numbers of connections, and of callers that wait for one. */
export interface PoolState {
  readonly most: number
  readonly used: number
  readonly idle: number
  readonly waiting: number
}

/**
 * Wraps pg's pool. Rejects with DatabaseUnavailable wherever a connection is lost or unavailable, and survives connections
 * closed by the server, in use or idle.
 */
export class ConnectionPool {
  readonly #settings: () => pg.ClientConfig
  readonly #timeouts: DatabaseTimeouts
  readonly #pool: pg.Pool
  readonly #openedAt = new WeakMap<pg.ClientBase, number>()
  readonly #lost = new WeakSet<pg.ClientBase>()
  #probe: Promise<boolean> | undefined

  constructor(settings: pg.ClientConfig, timeouts: DatabaseTimeouts, connections: number) {
    this.#timeouts = timeouts
    const clientSettings = () => ({
      ...settings,
      connectionTimeoutMillis: timeouts.connectMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    })
    this.#settings = clientSettings
    this.#pool = new pg.Pool({
      max: connections,
      // For the pool, the wait for a free connection; its clients have a connection timeout of their own.
      connectionTimeoutMillis: timeouts.poolMs,
      Client: class extends pg.Client {
        constructor() {
          super(clientSettings())
        }
      },
    })
    // The pool replaces it.
    this.#pool.on('error', () => {})
    this.#pool.on('connect', (client) => {
      this.#openedAt.set(client, performance.now())
      client.on('error', () => this.#lost.add(client))
    })
  }

  async connect(): Promise<pg.PoolClient> {
    const pending = this.#pool.connect()
    try {
      return await this.#watch(pending)
    } catch (error) {
      // Returns a late connection to the pool.
      pending.then((client) => client.release()).catch(() => {})
      throw toUnavailable(error)
    }
  }

  /** Connects anew, closing pooled connections opened before now, which may have been lost with the replaced one. */
  async reconnect(): Promise<pg.PoolClient> {
    const now = performance.now()
    for (;;) {
      const client = await this.connect()
      if ((this.#openedAt.get(client) ?? 0) >= now) return client
      client.release(true)
    }
  }

  async query(
    client: pg.PoolClient,
    sql: string,
    parameters: readonly unknown[],
  ): Promise<pg.QueryResult> {
    try {
      return await this.#watch(client.query(sql, [...parameters]))
    } catch (error) {
      const thrown = toUnavailable(error)
      if (thrown instanceof DatabaseUnavailable) this.#lost.add(client)
      throw thrown
    }
  }

  /** Returns a connection to the pool; closes it if it is lost, or with `discard`. */
  release(client: pg.PoolClient, { discard = false } = {}): void {
    client.release(discard || this.#lost.has(client))
  }

  state(): PoolState {
    const { totalCount, idleCount: idle, waitingCount: waiting } = this.#pool
    return { most: this.#pool.options.max, used: totalCount - idle, idle, waiting }
  }

  async end(): Promise<void> {
    await this.#pool.end()
  }

  #watch<Result>(work: Promise<Result>): Promise<Result> {
    return rejectIfUnreachable(work, this.#timeouts.probeAfterMs, () => {
      this.#probe ??= this.#isReachable().finally(() => {
        this.#probe = undefined
      })
      return this.#probe
    })
  }

  /** Returns whether PostgreSQL accepts a connection, or refuses it only for having too many. */
  async #isReachable(): Promise<boolean> {
    const client = new pg.Client(this.#settings())
    client.on('error', () => {})
    try {
      await client.connect()
      return true
    } catch (error) {
      return hasTooManyConnections(error) || !isConnectionFault(error)
    } finally {
      client.end().catch(() => {})
    }
  }
}

function toUnavailable(error: unknown): unknown {
  return isConnectionFault(error)
    ? new DatabaseUnavailable('PostgreSQL cannot be reached.', { cause: error })
    : error
}
