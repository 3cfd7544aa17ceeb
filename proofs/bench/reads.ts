import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { readUnitsCall } from '@hausblick/contract/calls/records.ts'
import { migrate } from '@hausblick/server/src/database/migrate.ts'
import { openDatabase } from '@hausblick/server/src/database/open.ts'
import { signIn } from '@hausblick/server/src/testing/accounts.ts'
import { findFreePort } from '@hausblick/server/src/testing/freePort.ts'
import { runService } from '@hausblick/server/src/testing/process.ts'
import { sql } from 'kysely'
import { withPostgres } from '../../scripts/postgres/cluster.ts'
import { CUSTOMER, fillCustomer } from '../service/customer.ts'
import { withFolder } from '../service/folder.ts'
import { CONNECTIONS, type Cost, createClient, type Reply } from '../service/load.ts'
import { startPlain } from '../service/startPlain.ts'
import { median } from '../timing/compare.ts'

// Measures a signed-in customer's read of 20 units, relative to a bare `node:http` that sends the same bytes and headers, and
// on PostgreSQL also to the bare driver's SELECT of the same rows.

const ROUNDS = 5
const REQUESTS = 1500

/** Creates a customer with units; returns the headers of their account's calls. */
async function fill(url: string): Promise<{ authorization: string }> {
  const database = await openDatabase(url)
  try {
    await migrate(database)
    const account = { email: 'kunde@example.de', kind: 'customer', customerId: CUSTOMER } as const
    const headers = await signIn({ ...database, url }, account)
    await fillCustomer(database)
    return headers
  } finally {
    await database.close()
  }
}

async function measureSelect(url: string): Promise<Cost> {
  const args = [
    join(import.meta.dirname, '../service/plainSelects.ts'),
    url,
    CUSTOMER,
    `${REQUESTS}`,
    `${CONNECTIONS}`,
  ]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  return JSON.parse(await text(child.stdout))
}

async function measure(name: string, folder: string, databaseUrl: string): Promise<void> {
  const { authorization } = await fill(databaseUrl)
  const port = await findFreePort()
  const environment = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    PORT: port,
    REQUESTS_PER_MINUTE: '0',
  }
  const running = runService(folder, environment)
  const client = createClient()
  try {
    await running.printed('läuft unter')
    const url = `http://127.0.0.1:${port}${readUnitsCall.path}`
    const { headers: first } = await client.call(url, { authorization })
    const variants: Readonly<Record<string, Record<string, string>>> = {
      plain: { authorization },
      Brotli: { authorization, 'accept-encoding': 'gzip, deflate, br' },
      unchanged: { authorization, 'if-none-match': first.etag ?? '' },
    }
    const replies: Record<string, Reply> = {}
    for (const [variant, headers] of Object.entries(variants))
      replies[variant] = await client.call(url, headers)
    const named = Object.entries(replies).map(([variant, reply]) => [`/${variant}`, reply])
    const plain = await startPlain(Object.fromEntries(named))
    const ours: Record<string, Cost[]> = {}
    const theirs: Record<string, Cost[]> = {}
    const selects: Cost[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [variant, headers] of Object.entries(variants)) {
        const load = { count: REQUESTS, status: replies[variant]?.status ?? 0 }
        const own = await client.load({ pid: running.pid, url }, headers, load)
        const bare = { pid: plain.pid, url: `${plain.url}/${variant}` }
        const baseline = await client.load(bare, headers, load)
        // The first round warms both up.
        if (round === 0) continue
        ours[variant] = [...(ours[variant] ?? []), own]
        theirs[variant] = [...(theirs[variant] ?? []), baseline]
      }
      if (name === 'PostgreSQL') selects.push(await measureSelect(databaseUrl))
    }
    plain.stop()
    for (const variant of Object.keys(variants))
      print(`${name} ${variant}`, ours[variant] ?? [], theirs[variant] ?? [])
    if (selects.length > 0) print(`${name} plain : SELECT`, ours.plain ?? [], selects)
  } finally {
    client.close()
    await running.stop()
  }
}

function print(name: string, ours: readonly Cost[], theirs: readonly Cost[]): void {
  const [processor, elapsed] = (['processor', 'elapsed'] as const).map((part) => {
    const [own, bare] = [ours, theirs].map((costs) => median(costs.map((cost) => cost[part])))
    const ratio = Number(bare) / Number(own)
    return `${own?.toFixed(0).padStart(5)} µs : ${bare?.toFixed(0).padStart(4)} µs   ratio ${ratio.toFixed(3)}`
  })
  process.stdout.write(`${name.padEnd(26)} processor ${processor}   elapsed ${elapsed}\n`)
}

await withFolder((folder) => measure('SQLite', folder, `sqlite:${join(folder, 'hausblick.db')}`))
await withPostgres(async (server) => {
  const administrator = await openDatabase(server)
  const name = `bench_${randomUUID().replaceAll('-', '')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  await sql`create database ${sql.id(name)}`.execute(administrator.db)
  try {
    await withFolder((folder) => measure('PostgreSQL', folder, url.href))
  } finally {
    await sql`drop database ${sql.id(name)} with (force)`.execute(administrator.db)
    await administrator.close()
  }
})
