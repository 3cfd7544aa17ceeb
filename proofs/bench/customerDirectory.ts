import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listDirectoryCall } from '@hausblick/contract/calls/customerDirectory.ts'
import { buildApp } from '@hausblick/server/src/app.ts'
import { readConfig } from '@hausblick/server/src/config/config.ts'
import { renewSummaries } from '@hausblick/server/src/customers/directory/renew.ts'
import { migrate } from '@hausblick/server/src/database/migrate.ts'
import { openDatabase } from '@hausblick/server/src/database/open.ts'
import { defaultLimits } from '@hausblick/server/src/http/limits.ts'
import { openStorage } from '@hausblick/server/src/storage/open.ts'
import { signIn } from '@hausblick/server/src/testing/accounts.ts'
import { sql } from 'kysely'
import { withPostgres } from '../../scripts/postgres/cluster.ts'
import { fillCustomers } from '../service/fillCustomers.ts'
import { withFolder } from '../service/folder.ts'
import { median } from '../timing/compare.ts'

const { values } = parseArgs({ options: { customers: { type: 'string', default: '100000' } } })
const CUSTOMERS = Number(values.customers)
const TRIES = 11
const EMAIL = 'bench@betreiber.example'

/** Preparation blocks the event loop, and load shedding would reject requests. */
const limits = { ...defaultLimits, eventLoopDelayMs: Number.POSITIVE_INFINITY }

const LISTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'by name': {},
  'by name, descending': { direction: 'descending' },
  'by units': { sort: 'units', direction: 'descending' },
  'by value': { sort: 'value', direction: 'descending' },
  'by import': { sort: 'imported' },
  'by last sign-in': { sort: 'seen', direction: 'descending' },
  'by documents waiting': { sort: 'waiting', direction: 'descending' },
  'with documents waiting': { only: 'waiting' },
  'without figures': { only: 'withoutFigures', sort: 'units' },
  'members, by value': { access: 'member', sort: 'value', direction: 'descending' },
  'lapsed invitations': { access: 'expired' },
  'nobody invited': { access: 'none', sort: 'imported' },
  'search of a name': { search: 'kunde 4711' },
  'search of one letter': { search: 'e', sort: 'value' },
  'search of two frequent words': { search: 'kunde example', sort: 'seen' },
  'search of no such text': { search: 'zugspitze' },
  'search among members': { search: 'mueller', access: 'member', sort: 'units' },
}

const describe = ({ ms, cpu }: { readonly ms: number; readonly cpu: number }) =>
  `${ms.toFixed(1).padStart(7)} ms (process ${cpu.toFixed(1).padStart(6)} ms)`

async function measure(url: string, folder: string): Promise<void> {
  const environment = {
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    OPERATOR_EMAILS: EMAIL,
    DATABASE_URL: url,
    REQUESTS_PER_MINUTE: '0',
  }
  const config = readConfig({ ...process.env, ...environment }, folder)
  const database = await openDatabase(url)
  const storage = await openStorage(config.documents)
  const write = (name: string, text: string) =>
    process.stdout.write(`${database.dialect.padEnd(9)} ${name.padEnd(32)} ${text}\n`)
  try {
    await migrate(database)
    await fillCustomers(database, CUSTOMERS)
    const start = performance.now()
    await renewSummaries(database)
    write('summaries of all', `${((performance.now() - start) / 1000).toFixed(1)} s`)
    await sql`${sql.raw(database.dialect === 'sqlite' ? 'analyze' : 'vacuum analyze')}`.execute(
      database.db,
    )
    const app = await buildApp({ config, database, storage, webFolder: folder, limits })
    const headers = await signIn({ ...database, url }, { email: EMAIL, kind: 'operator' })
    const time = async (query: Readonly<Record<string, string>>) => {
      const times: number[] = []
      const busy: number[] = []
      for (let number = 0; ; number++) {
        const start = performance.now()
        const before = process.cpuUsage()
        const reply = await app.inject({ url: listDirectoryCall.path, query, headers })
        times.push(performance.now() - start)
        const { user, system } = process.cpuUsage(before)
        busy.push((user + system) / 1000)
        if (reply.statusCode !== 200) throw new Error(reply.body)
        const { total, next } = listDirectoryCall.reply.parse(reply.json())
        if (number === TRIES) return { ms: median(times), cpu: median(busy), total, next }
      }
    }
    for (const [name, query] of Object.entries(LISTS)) {
      const first = await time(query)
      const after = first.next === null ? null : await time({ ...query, cursor: first.next })
      write(
        name,
        `${String(first.total).padStart(8)} found  first 50 ${describe(first)}  next 50 ${after ? describe(after) : '–'}`,
      )
    }
    await app.close()
  } finally {
    await storage.close()
    await database.close()
  }
}

await withFolder((folder) => measure(`sqlite:${join(folder, 'bench.db')}`, folder))
await withPostgres(async (server) => {
  const name = `bench_${randomUUID().replaceAll('-', '')}`
  const { db, close } = await openDatabase(server)
  await sql`create database ${sql.id(name)}`.execute(db)
  try {
    const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
    await withFolder((folder) => measure(url, folder))
  } finally {
    await sql`drop database ${sql.id(name)} with (force)`.execute(db)
    await close()
  }
})
