import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { updateCustomerSearch } from '../../people/accounts/customerSearch/entries.ts'
import { summaryColumns } from '../../people/customers/directory/summary.ts'
import { transact } from '../../platform/database/transact.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { storeEverything } from '../../testing/everything.ts'
import { useMerging } from '../../testing/merging.ts'
import { listTables } from '../backup/tables.ts'

/** What any change changes; the list of customers renews what it shows later. */
const unsteady = [
  'data_version',
  'last_document_number',
  'upload_key',
  'looked_on',
  'summary_stale',
  'find_version',
  'summary_version',
  'figures_changed',
  'find_version',
  'search_text',
]

/** Why rows under the id of the one that goes stay there; whoever adds a table decides what merging does with it. */
const staying: Readonly<Record<string, string>> = {
  audit_entry: 'the log is never changed',
  customer_merge: 'says who became part of this one before',
  import_difference: 'an import is no longer undone, unless the merge is',
  import_owner: 'says what a list said',
  webhook_event: 'is told again as it was, with the numbers of then',
}

onEachDatabase('making two customers one', (newDatabase) => {
  const merging = useMerging(newDatabase)
  const { db, database, merge, undo } = merging

  type Rows = Map<string, string[]>
  /** Reads all rows, without what any change changes, or what the service does meanwhile. */
  async function readAll(): Promise<Rows> {
    const rows: Rows = new Map()
    for (const { name } of await listTables(db(), database().dialect)) {
      if (/^(?:audit_|customer_merge|listing_part|find_|attempt|outbox|find_)/.test(name)) continue
      const found = await sql<object>`select * from ${sql.table(name)}`.execute(db())
      const changing =
        name === 'customer' ? [...unsteady, ...summaryColumns, 'newest_month'] : unsteady
      const kept = found.rows.map((row) =>
        JSON.stringify(row, (key, value) => (changing.includes(key) ? undefined : value)),
      )
      rows.set(name, kept.toSorted())
    }
    return rows
  }

  beforeAll(async () => {
    await storeEverything(merging)
    await db().deleteFrom('deletion_request').execute()
    // Which has an account that the service does not know to be searched for.
    await transact(db(), (trx) => updateCustomerSearch(trx, ['C']))
  })

  test.each([
    ['A', 'B'],
    ['C', 'A'],
  ])('leaves nothing of %s beside %s, and gives it all back', async (from, into) => {
    const before = await readAll()
    const id = await merge(into, from)
    for (const { name, columns } of await listTables(db(), database().dialect)) {
      if (!columns.includes('customer_id') || name in staying) continue
      const left = await sql`select * from ${sql.table(name)} where customer_id = ${from}`.execute(
        db(),
      )
      expect([name, left.rows]).toEqual([name, []])
    }
    const reply = await undo(into, id)
    expect([reply.statusCode, reply.body]).toEqual([200, '{}'])
    const after = await readAll()
    for (const [name, rows] of before) expect([name, after.get(name)]).toEqual([name, rows])
  })
})
