import pg from 'pg'
import type { Patience } from '../patience.ts'
import { DatabaseUnavailable } from '../unavailable.ts'
import { isConnectionFault, isCrowded } from './faults.ts'
import { unlessSilent } from './silence.ts'

const CONNECTIONS = 10
/** How long a connection may be idle before the network is asked whether its other end is still there. */
const KEEP_ALIVE_MS = 10_000

/**
 * pg's pool of connections. Its rejections are DatabaseUnavailable wherever a connection was lost or could not be had, and
 * no connection, in use or idle, ends the process when the server closes it.
 */
export class ConnectionPool {
  readonly #settings: pg.ClientConfig
  readonly #patience: Patience
  readonly #pool: pg.Pool
  readonly #openedAt = new WeakMap<pg.ClientBase, number>()
  readonly #lost = new WeakSet<pg.ClientBase>()
  #question: Promise<boolean> | undefined

  constructor(settings: pg.ClientConfig, patience: Patience) {
    this.#patience = patience
    this.#settings = {
      ...settings,
      connectionTimeoutMillis: patience.connectMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    }
    const clientSettings = this.#settings
    this.#pool = new pg.Pool({
      max: CONNECTIONS,
      // For the pool this bounds the wait for a free connection; its clients have a bound of their own.
      connectionTimeoutMillis: patience.poolMs,
      Client: class extends pg.Client {
        constructor() {
          super(clientSettings)
        }
      },
    })
    // Replaced by the pool itself.
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
      // One that arrives after all is the next caller's.
      pending.then((client) => client.release()).catch(() => {})
      throw unavailableOr(error)
    }
  }

  /** Connects anew. Connections from before now may have been lost with the one that is replaced, and are closed. */
  async connectAnew(): Promise<pg.PoolClient> {
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
      const thrown = unavailableOr(error)
      if (thrown instanceof DatabaseUnavailable) this.#lost.add(client)
      throw thrown
    }
  }

  /** Gives a connection back; one that is lost, or in an unknown state, is closed. */
  release(client: pg.PoolClient, { discard = false } = {}): void {
    client.release(discard || this.#lost.has(client))
  }

  async end(): Promise<void> {
    await this.#pool.end()
  }

  #watch<Result>(work: Promise<Result>): Promise<Result> {
    return unlessSilent(work, this.#patience.silenceMs, () => {
      this.#question ??= this.#answers().finally(() => {
        this.#question = undefined
      })
      return this.#question
    })
  }

  /** Whether PostgreSQL accepts a connection, or refuses it for having too many of them. */
  async #answers(): Promise<boolean> {
    const client = new pg.Client(this.#settings)
    client.on('error', () => {})
    try {
      await client.connect()
      return true
    } catch (error) {
      return isCrowded(error) || !isConnectionFault(error)
    } finally {
      client.end().catch(() => {})
    }
  }
}

function unavailableOr(error: unknown): unknown {
  return isConnectionFault(error)
    ? new DatabaseUnavailable('PostgreSQL cannot be reached.', { cause: error })
    : error
}
