import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { berlinDay } from '../figures/src/dates/berlinDay.ts'
import { addDays } from '../figures/src/dates/days.ts'
import { withPostgres } from '../scripts/postgres/cluster.ts'
import { readConfig } from '../server/src/config/config.ts'
import { migrate } from '../server/src/database/migrate.ts'
import { type Database, openDatabase } from '../server/src/database/open.ts'
import { splitIntoChunks } from '../server/src/database/splitIntoChunks.ts'
import { propertyOverviewKind } from '../server/src/records/kinds/propertyOverview.ts'
import { replaceRecords } from '../server/src/records/write.ts'
import { remindOfDates } from '../server/src/reminders/round.ts'
import { mailerOf } from '../server/src/testing/mails.ts'
import { sampleRow } from '../server/src/testing/sampleRow.ts'
import { withFolder } from './service/folder.ts'
import { measureBeside } from './timing/beside.ts'

// Measures a day's round of reminders among 100,000 accounts, first with none that wants any, then with some.

const { values } = parseArgs({ options: { accounts: { type: 'string', default: '10000' } } })
/** Those that have switched reminders on, each of a customer with 20 units. */
const ON = Number(values.accounts)
const ALL = 100_000
const UNITS = 20
const ISSUER = 'bench'

/** Returns the units of a customer, one of which has a date that is due. */
function unitsOf(customerId: string, end: string) {
  return Array.from({ length: UNITS }, (_, index) =>
    sampleRow(propertyOverviewKind, customerId, `W-${index}`, {
      dateofrentalend: index === 0 ? end : null,
    }),
  )
}

async function fill(database: Database): Promise<void> {
  const { db, dialect } = database
  await migrate(database)
  const end = addDays(berlinDay(new Date()), 30)
  const ids = Array.from({ length: ON }, (_, index) => `WITH-${index}`)
  for (const some of splitIntoChunks(ids, 500)) {
    const rows = some.map((id) => [id, unitsOf(id, end)] as const)
    await db
      .transaction()
      .execute((trx) => replaceRecords(trx, propertyOverviewKind, new Map(rows)))
  }
  const series =
    dialect === 'postgres'
      ? sql`generate_series(1, ${sql.lit(ALL - ON)}) as t(id)`
      : sql`(with recursive t(id) as (select 1 union all select id + 1 from t where id < ${sql.lit(ALL - ON)}) select id from t)`
  await sql`insert into customer (id, data_version, created_at) select 'WITHOUT-' || id, 0, '' from ${series}`.execute(
    db,
  )
  await sql`
    insert into account_link (issuer, subject, kind, email, customer_id, created_at)
    select ${sql.lit(ISSUER)}, id, 'customer', id || '@example.de', id, '' from customer`.execute(
    db,
  )
  await sql.raw(dialect === 'sqlite' ? 'analyze' : 'vacuum analyze').execute(db)
}

async function switchOn({ db }: Database): Promise<void> {
  await sql`
    insert into reminder_choice (issuer, subject, kind, is_on, chosen_at)
    select ${sql.lit(ISSUER)}, id, 'date', 1, '2000-01-01' from customer where id like 'WITH-%'`.execute(
    db,
  )
}

async function run(name: string, url: string, folder: string): Promise<void> {
  const database = await openDatabase(url)
  try {
    await fill(database)
    const config = readConfig({ DATA_DIR: folder }, folder)
    const parts = { config, database, mailer: mailerOf(database.db, async () => {}) }
    const round = () => remindOfDates(parts)
    await measureBeside(`${name}, a round for nobody`, database, round)
    await switchOn(database)
    await measureBeside(`${name}, a round for ${ON} accounts`, database, round)
    const { mails } = await database.db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('mails'))
      .executeTakeFirstOrThrow()
    await measureBeside(`${name}, ${mails} mails; the same day again`, database, round)
  } finally {
    await database.close()
  }
}

await withFolder(async (folder) => {
  await run('SQLite', `sqlite:${join(folder, 'bench.db')}`, folder)
  await withPostgres((url) => run('PostgreSQL', url, folder))
})
