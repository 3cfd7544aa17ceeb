import { setImmediate } from 'node:timers/promises'
import { searchable } from '@hausblick/figures/text.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/database/open.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { App } from '../../../platform/http/service.ts'
import { toStorable } from '../../accounts/customerSearch/parts.ts'
import { figuresChangedOf, isStale, selectCounted, summaryColumns } from './summary.ts'

/** Few enough to take some milliseconds on SQLite, which does nothing else meanwhile. */
const CUSTOMERS_AT_A_TIME = 50

interface Summarised {
  readonly id: string
  readonly name: string
  readonly contact_email: string
}

/** Creates a function that renews outdated summaries in the background, never twice at once, until the service ends. */
export function createRenewal(app: App, database: Database): () => void {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  app.addHook('onClose', async () => {
    stopping.abort()
    await running
  })
  return () => {
    running ??= renewSummaries(database, stopping.signal)
      .catch((err: unknown) =>
        app.log.error({ err }, 'could not renew what the list of customers shows'),
      )
      .finally(() => {
        running = undefined
      })
  }
}

/** Renews the summaries of all customers of whom they are outdated. Concurrent processes share the work. */
export async function renewSummaries(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  signal?: AbortSignal,
): Promise<void> {
  // What somebody else is about to change is renewed after that.
  const locking = dialect === 'postgres' ? sql`for update skip locked` : sql``
  for (let renewed = CUSTOMERS_AT_A_TIME; renewed === CUSTOMERS_AT_A_TIME; await setImmediate()) {
    if (signal?.aborted || (await findStale(db, 1)).length === 0) return
    renewed = await transact(db, async (trx) => {
      const { rows } = await sql<{ id: string }>`
        select id from customer where ${isStale}
        order by id limit ${CUSTOMERS_AT_A_TIME} ${locking}`.execute(trx)
      const ids = rows.map(({ id }) => id)
      if (ids.length > 0) await renewSummariesOf(trx, ids)
      return ids.length
    })
  }
}

/** Returns the ids of customers whose summaries are outdated. */
export async function findStale(db: Kysely<Schema>, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from customer where ${isStale} order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Renews the summaries of customers, locked by this transaction, so that later changes mark them again. */
export async function renewSummariesOf(
  trx: Transaction<Schema>,
  ids: readonly string[],
): Promise<void> {
  const columns = summaryColumns.map((column) => sql.ref(column))
  const renewed = columns.map((column) => sql`${column} = counted.${column}`)
  const { rows } = await sql<Summarised>`
    with counted as materialized (${selectCounted(ids)})
    update customer set ${sql.join(renewed)}, figures_changed = ${figuresChangedOf('counted')},
      summary_stale = 0, summary_version = counted.data_version
    from counted where customer.id = counted.id
    returning customer.id, customer.name, customer.contact_email`.execute(trx)
  const texts = rows.map((row) => sql`(${row.id}, ${writeSearchText(row)})`)
  await sql`with found (id, search_text) as (values ${sql.join(texts)})
    update customer set search_text = found.search_text from found where customer.id = found.id`.execute(
    trx,
  )
}

function writeSearchText({ id, name, contact_email }: Summarised): string {
  return [id, name, contact_email]
    .filter((text) => text !== '')
    .map((text) => searchable(toStorable(text)))
    .join('\n')
}
