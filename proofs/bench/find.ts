import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findCall } from '@hausblick/contract/calls/find.ts'
import { buildApp } from '@hausblick/server/src/app.ts'
import { readConfig } from '@hausblick/server/src/config/config.ts'
import { migrate } from '@hausblick/server/src/database/migrate.ts'
import { openDatabase } from '@hausblick/server/src/database/open.ts'
import { completeFindIndex } from '@hausblick/server/src/find/index/update.ts'
import { defaultLimits } from '@hausblick/server/src/http/limits.ts'
import { openStorage } from '@hausblick/server/src/storage/open.ts'
import { signIn } from '@hausblick/server/src/testing/accounts.ts'
import { sql } from 'kysely'
import { withPostgres } from '../../scripts/postgres/cluster.ts'
import { fillDocuments } from '../service/fillDocuments.ts'
import { fillItems } from '../service/fillItems.ts'
import { withFolder } from '../service/folder.ts'
import { median } from '../timing/compare.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    documents: { type: 'string', default: '100000' },
    /** One of the databases alone. */
    what: { type: 'string', default: 'sqlite,postgres' },
  },
})
const CUSTOMERS = Number(values.count)
const DOCUMENTS = Number(values.documents)
const TRIES = 21
const EMAIL = 'bench@betreiber.example'

/** Preparation blocks the event loop, and load shedding would reject requests. */
const limits = { ...defaultLimits, eventLoopDelayMs: Number.POSITIVE_INFINITY }

const SEARCHES = [
  'e',
  'e-1',
  'E-100123',
  'e-100123-w05',
  'w05',
  '600012345',
  'müller',
  'muellermann jonas',
  'linden',
  'lindenstr. 12',
  'Lindenstraße 12, 10034 Berlin',
  'goetheufer görlitz',
  'berlin köln',
  'berg 17 halle',
  'ring mülheim zoe',
  '12',
  '105',
  'kredit spreebank',
  'frau anna we 01',
  'rechnung',
  'rechnung linden',
  'zugspitze',
  'berlin zugspitze',
]

async function measure(url: string, folder: string): Promise<void> {
  const environment = {
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    OPERATOR_EMAILS: EMAIL,
    DATABASE_URL: url,
  }
  const config = readConfig({ ...process.env, ...environment }, folder)
  const database = await openDatabase(url)
  const storage = await openStorage(config.documents)
  try {
    await migrate(database)
    const say = (text: string) => process.stdout.write(`${database.dialect.padEnd(9)} ${text}\n`)
    const timed = async (what: string, run: () => Promise<void>) => {
      const start = performance.now()
      await run()
      say(`${what}: ${((performance.now() - start) / 1000).toFixed(0)} s`)
    }
    await timed(`${CUSTOMERS} customers filled`, () => fillItems(database, CUSTOMERS))
    if (DOCUMENTS > 0)
      await timed(`${DOCUMENTS} documents filled`, () => fillDocuments(database, DOCUMENTS))
    await timed('indexed', () => completeFindIndex(database))
    for (const table of ['find_word', 'find_part'] as const) {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from ${sql.table(table)}`.execute(database.db)
      say(`${table}: ${rows[0]?.count} rows`)
    }
    await sql`${sql.raw(database.dialect === 'sqlite' ? 'analyze' : 'vacuum analyze')}`.execute(
      database.db,
    )
    const app = await buildApp({ config, database, storage, webFolder: folder, limits })
    const headers = await signIn({ ...database, url }, { email: EMAIL, kind: 'operator' })
    for (const q of SEARCHES) {
      const times: number[] = []
      const before = process.cpuUsage()
      let body = ''
      for (let number = 0; number < TRIES; number++) {
        const start = performance.now()
        const reply = await app.inject({ url: findCall.path, query: { q }, headers })
        times.push(performance.now() - start)
        if (reply.statusCode !== 200) throw new Error(reply.body)
        body = reply.body
      }
      const { user, system } = process.cpuUsage(before)
      const cpu = (user + system) / 1000 / TRIES
      const found = findCall.reply.parse(JSON.parse(body))
      const numbers = Object.entries(found).map(([kind, list]) => `${list.length} ${kind}`)
      const [fastest = 0] = times.toSorted((one, other) => one - other)
      const took = `${median(times).toFixed(1).padStart(7)} ms, fastest ${fastest.toFixed(1).padStart(6)} ms, processor ${cpu.toFixed(1).padStart(6)} ms`
      say(`${q.padEnd(32)} ${took}  ${numbers.join(', ')}`)
    }
    await app.close()
  } finally {
    await storage.close()
    await database.close()
  }
}

if (values.what.includes('sqlite'))
  await withFolder((folder) => measure(`sqlite:${join(folder, 'bench.db')}`, folder))
if (values.what.includes('postgres')) await withPostgres(measureOn)

async function measureOn(server: string): Promise<void> {
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
}
