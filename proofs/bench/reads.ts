import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { readUnitsCall } from '@hausblick/contract/calls/records.ts'
import { CUSTOMER } from '../service/customer.ts'
import { withFolder } from '../service/folder.ts'
import { CONNECTIONS, type Cost, createClient, type Reply } from '../service/load.ts'
import { withPostgresDatabases } from '../service/postgresDatabases.ts'
import { startPlain } from '../service/startPlain.ts'
import { startService } from '../service/startService.ts'
import { median } from '../timing/compare.ts'

// Measures a signed-in customer's read of 20 units, relative to a bare `node:http` that sends the same bytes and headers, and
// on PostgreSQL also to the bare driver's SELECT of the same rows.

const ROUNDS = 5
const REQUESTS = 1500

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
  const service = await startService(folder, { databaseUrl })
  const client = createClient()
  try {
    const { authorization } = service.headers
    const url = service.url + readUnitsCall.path
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
        const own = await client.load({ pid: service.pid, url }, headers, load)
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
    await service.stop()
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
await withPostgresDatabases(async (newUrl) =>
  withFolder(async (folder) => measure('PostgreSQL', folder, await newUrl())),
)
