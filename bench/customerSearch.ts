import { randomUUID } from 'node:crypto'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { paths } from '../contract/src/calls.ts'
import { withPostgres } from '../scripts/postgres/cluster.ts'
import { completeCustomerSearch } from '../server/src/accounts/customerSearch/keep.ts'
import { buildApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/config/config.ts'
import { migrate } from '../server/src/database/migrate.ts'
import { type Database, openDatabase } from '../server/src/database/open.ts'
import { defaultLimits } from '../server/src/http/limits.ts'
import { openStorage } from '../server/src/storage/open.ts'
import { signIn } from '../server/src/testing/accounts.ts'
import { withFolder } from './service/folder.ts'
import { median } from './timing/compare.ts'

// Measures the customer search over HTTP among 100,000 customers, relative to 100.

const FEW = 100
const MANY = 100_000
const TRIES = 101
/** The dashboard's limit. */
const LIMIT = 51
const OPERATOR = 'chefin@betreiber.example'

const SEARCHES = {
  'nothing typed': '',
  'one letter': 'm',
  'two letters': 'er',
  'start of an id': 'k-0000',
  'a whole id': 'K-000042',
  'part of every address': 'example.de',
  'a name': 'Weber',
  'a name with an umlaut': 'SCHÄFER',
  'middle of a name': 'ffma',
  'a whole address': 'weber41@example.de',
  'no such text': 'zugspitze',
  'a name and part of every address': 'weber example',
  'a name and part of an id': 'weber 00004',
  'part of every address and of an id': 'example 000042',
  'two names of nobody': 'weber nowak',
  'first and last name': 'Mária Lang',
  'last name and start of the first': 'lang mar',
  'first and last name of nobody': 'Jens Lang',
}
const NAMES = ['mueller', 'weber', 'schaefer', 'schäfer', 'wagner', 'nowak', 'yilmaz', 'hoffmann']

/** Not among the addresses. */
const FIRST_NAMES = ['Maria', 'Jens', 'Ayşe', 'Ute', 'Tomasz', 'Ida', 'Björn']
const LAST_NAMES = ['Lang', 'Kurz', 'Öztürk', 'Groß', 'Engel', 'Voß', 'Blum']

/** Creates named customers with one account each. */
async function addCustomers(database: Database, count: number): Promise<void> {
  const { db, dialect } = database
  const list = sql.join(NAMES.map((name, at) => sql`(${sql.lit(at)}, ${sql.lit(name)})`))
  const ids =
    dialect === 'postgres'
      ? sql`generate_series(0, ${sql.lit(count - 1)}) as t(id)`
      : sql`(with recursive t(id) as (select 0 union all select id + 1 from t where id < ${sql.lit(count - 1)}) select id from t)`
  const name = sql`'K-' || substr('000000' || id, length('000000' || id) - 5)`
  const [first, last] = [FIRST_NAMES, LAST_NAMES].map((names) =>
    sql.join(names.map((one, at) => sql`(${sql.lit(at)}, ${sql.lit(one)})`)),
  )
  // Of 49 pairs, seven: most first names never meet most last names.
  await sql`with first(at, first) as (values ${first}), last(at, last) as (values ${last})
    insert into customer (id, name, data_version, created_at)
    select ${name}, first || ' ' || last, 0, ''
    from ${ids} join first on first.at = id % ${sql.lit(FIRST_NAMES.length)}
    join last on last.at = id % ${sql.lit(LAST_NAMES.length)}`.execute(db)
  await sql`with name(at, name) as (values ${list})
    insert into account_link (issuer, subject, kind, email, customer_id, created_at)
    select 'bench', ${name}, 'customer', name || id || '@example.de', ${name}, ''
    from ${ids} join name on at = id % ${sql.lit(NAMES.length)}`.execute(db)
  const start = performance.now()
  await completeCustomerSearch(database)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  process.stdout.write(`${dialect.padEnd(9)} ${count} customers, made searchable in ${seconds} s\n`)
  await sql`${sql.raw(dialect === 'sqlite' ? 'analyze' : 'vacuum analyze')}`.execute(db)
}

/** Requests the customer list, and returns the number of customers in the reply. */
type ListCustomers = (query: Readonly<Record<string, string>>) => Promise<number>

/** Calls `use` with a service of `count` customers. */
async function withService(
  url: string,
  count: number,
  use: (list: ListCustomers) => Promise<void>,
): Promise<void> {
  await withFolder(async (folder) => {
    const environment = { DATA_DIR: folder, LOG_LEVEL: 'silent', OPERATOR_EMAILS: OPERATOR }
    const config = readConfig({ ...process.env, ...environment }, folder)
    const database = await openDatabase(url)
    const storage = await openStorage(config.documents)
    const unlimited = Number.POSITIVE_INFINITY
    const limits = {
      ...defaultLimits,
      eventLoopDelayMs: unlimited,
      perAddress: 1e9,
      perAccount: 1e9,
    }
    try {
      await migrate(database)
      await addCustomers(database, count)
      const operator = { email: OPERATOR, kind: 'operator' } as const
      const headers = await signIn({ ...database, url }, operator, { expires: '2h' })
      const app = await buildApp({ config, database, storage, webFolder: folder, limits })
      const agent = new Agent({ keepAlive: true })
      try {
        const address = await app.listen({ port: 0, host: '127.0.0.1' })
        await use((query) => {
          const url = `${address}${paths.customers}?${new URLSearchParams(query)}`
          return new Promise((resolve, reject) =>
            get(url, { agent, headers }, (reply) =>
              text(reply).then((body) => resolve(JSON.parse(body).length), reject),
            ).on('error', reject),
          )
        })
      } finally {
        agent.destroy()
        await app.close()
      }
    } finally {
      await storage.close()
      await database.close()
    }
  })
}

async function time(action: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await action()
  return performance.now() - start
}

async function compareSearches(name: string, few: ListCustomers, many: ListCustomers) {
  for (const [title, search] of Object.entries(SEARCHES)) {
    const times: Record<'few' | 'many', number[]> = { few: [], many: [] }
    const query = { limit: String(LIMIT), ...(search && { search }) }
    // Alternating, so that other load on the machine affects both alike.
    for (let number = 0; number < TRIES; number++) {
      times.few.push(await time(() => few(query)))
      times.many.push(await time(() => many(query)))
    }
    const [first, second] = [median(times.few), median(times.many)]
    process.stdout.write(
      `${name.padEnd(9)} ${title.padEnd(34)} ${String(await many(query)).padStart(3)} found   ${first.toFixed(2).padStart(6)} ms : ${second.toFixed(2).padStart(6)} ms   ratio ${(second / first).toFixed(2)}\n`,
    )
  }
}

/** Measures long replies, and the searches of others meanwhile. */
async function measureLongLists(name: string, list: ListCustomers): Promise<void> {
  for (const query of [{}, { search: 'weber' }, { limit: '20000' }, { search: 'weber nowak' }]) {
    const others: number[] = []
    let isDone = false
    const reading = time(async () => {
      const count = await list(query)
      isDone = true
      return count
    })
    while (!isDone)
      others.push(await time(() => list({ search: 'K-000042', limit: String(LIMIT) })))
    process.stdout.write(
      `${name.padEnd(9)} ${(new URLSearchParams(query).toString() || 'the whole list').padEnd(34)} ${(await reading).toFixed(0).padStart(6)} ms   slowest of ${others.length} searches meanwhile ${Math.max(...others).toFixed(0)} ms\n`,
    )
  }
}

function measureAt(name: string, fewUrl: string, manyUrl: string): Promise<void> {
  return withService(fewUrl, FEW, (few) =>
    withService(manyUrl, MANY, async (many) => {
      await compareSearches(name, few, many)
      await measureLongLists(name, many)
    }),
  )
}

await withFolder(async (folder) => {
  const url = (name: string) => `sqlite:${join(folder, name)}.db`
  await measureAt('sqlite', url('few'), url('many'))
})
await withPostgres(async (server) => {
  const names = [1, 2].map(() => `bench_${randomUUID().replaceAll('-', '')}`)
  const { db, close } = await openDatabase(server)
  for (const name of names) await sql.raw(`create database ${name}`).execute(db)
  try {
    const [few = '', many = ''] = names.map(
      (name) => Object.assign(new URL(server), { pathname: `/${name}` }).href,
    )
    await measureAt('postgres', few, many)
  } finally {
    for (const name of names) await sql.raw(`drop database ${name} with (force)`).execute(db)
    await close()
  }
})
