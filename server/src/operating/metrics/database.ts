import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Database } from '../../platform/database/open.ts'

/** In seconds: from a look-up on SQLite to a search in all documents. */
const BUCKETS = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30]

/** Measures every statement from now on, and on PostgreSQL the pool of connections. */
export function measureDatabase(database: Database, registry: Registry): void {
  const registers = [registry]
  const duration = new Histogram({
    name: 'hausblick_database_statement_duration_seconds',
    help: 'Time of a statement, without the wait for a connection.',
    buckets: BUCKETS,
    registers,
  })
  const errors = new Counter({
    name: 'hausblick_database_statement_errors_total',
    help: 'Statements that failed, among them some that are expected to, and retried.',
    registers,
  })
  database.observe((milliseconds, failed) => {
    duration.observe(milliseconds / 1000)
    if (failed) errors.inc()
  })
  if (database.pool() !== null) registerPool(database, registers)
}

function registerPool(database: Database, registers: Registry[]): void {
  new Gauge({
    name: 'hausblick_database_connections',
    help: 'Connections of the pool, by state.',
    labelNames: ['state'],
    registers,
    collect() {
      const pool = database.pool()
      this.set({ state: 'used' }, pool?.used ?? 0)
      this.set({ state: 'idle' }, pool?.idle ?? 0)
    },
  })
  new Gauge({
    name: 'hausblick_database_connections_max',
    help: 'Size of the pool.',
    registers,
    collect() {
      this.set(database.pool()?.most ?? 0)
    },
  })
  new Gauge({
    name: 'hausblick_database_connections_awaited',
    help: 'Queries and transactions that wait for a connection of the pool.',
    registers,
    collect() {
      this.set(database.pool()?.waiting ?? 0)
    },
  })
}
