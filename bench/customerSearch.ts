import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { withPostgres } from '../scripts/postgres/cluster.ts'
import { completeCustomerSearch } from '../server/src/accounts/customerSearch/keep.ts'
import { listCustomers } from '../server/src/customers/list.ts'
import { migrate } from '../server/src/database/migrate.ts'
import { type Database, openDatabase } from '../server/src/database/open.ts'
import { admitCommand } from '../server/src/http/access.ts'
import { median } from './timing/compare.ts'

// Measures the customer search among 100,000 customers, relative to 100.

const FEW = 100
const MANY = 100_000
const TRIES = 101
/** The dashboard's limit. */
const LIMIT = 51

const SEARCHES = {
  'nothing typed': '',
  'one letter': 'm',
  'two letters': 'er',
  'start of an id': 'k-0000',
  'a whole id': 'K-000042',
  'part of every address': 'example.de',
  'a name': 'Weber',
  'a name with an umlaut': 'SCHÄFER',
  'a whole address': 'weber41@example.de',
  'no such text': 'zugspitze',
}
const NAMES = ['mueller', 'weber', 'schaefer', 'schäfer', 'wagner', 'nowak', 'yilmaz', 'hoffmann']

/** Creates customers with one account each; only the first hundred have names. */
async function addCustomers(database: Database, count: number): Promise<void> {
  const { db, dialect } = database
  const list = sql.join(NAMES.map((name, at) => sql`(${sql.lit(at)}, ${sql.lit(name)})`))
  const ids =
    dialect === 'postgres'
      ? sql`generate_series(0, ${sql.lit(count - 1)}) as t(id)`
      : sql`(with recursive t(id) as (select 0 union all select id + 1 from t where id < ${sql.lit(count - 1)}) select id from t)`
  const name = sql`'K-' || substr('000000' || id, length('000000' || id) - 5)`
  await sql`insert into customer (id, data_version, created_at) select ${name}, 0, '' from ${ids}`.execute(
    db,
  )
  await sql`with name(at, name) as (values ${list})
    insert into account_link (issuer, subject, kind, email, customer_id, created_at)
    select 'bench', ${name}, 'customer', case when id < ${sql.lit(FEW)} then name else 'meister' end || id || '@example.de',
      ${name}, '' from ${ids} join name on at = id % ${sql.lit(NAMES.length)}`.execute(db)
  const start = performance.now()
  await completeCustomerSearch(database)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  process.stdout.write(`${dialect.padEnd(9)} ${count} customers, made searchable in ${seconds} s\n`)
  await sql`${sql.raw(dialect === 'sqlite' ? 'analyze' : 'vacuum analyze')}`.execute(db)
}

async function measure(few: Database, many: Database): Promise<void> {
  await migrate(few)
  await migrate(many)
  await addCustomers(few, FEW)
  await addCustomers(many, MANY)
  for (const [name, search] of Object.entries(SEARCHES)) {
    const times: Record<'few' | 'many', number[]> = { few: [], many: [] }
    let found = 0
    const time = async ({ db }: Database) => {
      const start = performance.now()
      found = (await listCustomers(db, admitCommand(), { search, limit: LIMIT })).length
      return performance.now() - start
    }
    // Alternating, so that other load on the machine affects both alike.
    for (let number = 0; number < TRIES; number++) {
      times.few.push(await time(few))
      times.many.push(await time(many))
    }
    const [first, second] = [median(times.few), median(times.many)]
    process.stdout.write(
      `${few.dialect.padEnd(9)} ${name.padEnd(24)} ${String(found).padStart(3)} found   ${first.toFixed(2).padStart(6)} ms : ${second.toFixed(2).padStart(6)} ms   ratio ${(second / first).toFixed(2)}\n`,
    )
  }
}

async function measureAt(fewUrl: string, manyUrl: string): Promise<void> {
  const [few, many] = [await openDatabase(fewUrl), await openDatabase(manyUrl)]
  try {
    await measure(few, many)
  } finally {
    await Promise.all([few.close(), many.close()])
  }
}

const folder = await mkdtemp(join(tmpdir(), 'hausblick-bench-'))
try {
  const url = (name: string) => `sqlite:${join(folder, name)}.db`
  await measureAt(url('few'), url('many'))
} finally {
  await rm(folder, { recursive: true })
}
await withPostgres(async (server) => {
  const names = [1, 2].map(() => `bench_${randomUUID().replaceAll('-', '')}`)
  const { db, close } = await openDatabase(server)
  for (const name of names) await sql.raw(`create database ${name}`).execute(db)
  try {
    const [few = '', many = ''] = names.map(
      (name) => Object.assign(new URL(server), { pathname: `/${name}` }).href,
    )
    await measureAt(few, many)
  } finally {
    for (const name of names) await sql.raw(`drop database ${name} with (force)`).execute(db)
    await close()
  }
})
