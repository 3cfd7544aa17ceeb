import type { Database } from '@hausblick/server/src/platform/database/open.ts'
import type { Column, Queue, Table } from '@hausblick/server/src/platform/jobs/queue.ts'
import { sql } from 'kysely'

const HOUR_MS = 60 * 60_000

/**
 * Leaves what a killed service had claimed as if its leases had run out or, in every second round, as if the clock had been set back an
 * hour since: the next service must take it over at once.
 */
export async function endClaims<T extends Table, K extends Column<T>>(
  { db }: Pick<Database, 'db'>,
  { table, due, attempts, waits, leaseMs }: Queue<T, K>,
  round: number,
): Promise<void> {
  const now = Date.now()
  const [since, until] = [now, now + leaseMs].map((ms) => new Date(ms).toISOString())
  const ended = new Date(round % 2 === 0 ? now : now + HOUR_MS + leaseMs).toISOString()
  await sql`
    update ${sql.table(table)} set ${sql.ref(due)} = ${ended}
    where ${waits} and ${sql.ref(due)} between ${since} and ${until}
      ${attempts ? sql`and ${sql.ref(attempts)} = 0` : sql``}`.execute(db)
}
