import { join } from 'node:path'
import { paths } from '../contract/src/calls.ts'
import { migrate } from '../server/src/database/migrate.ts'
import { openDatabase } from '../server/src/database/open.ts'
import { signIn } from '../server/src/testing/accounts.ts'
import { findFreePort } from '../server/src/testing/freePort.ts'
import { runService } from '../server/src/testing/process.ts'
import { CUSTOMER, fillCustomer } from './service/customer.ts'
import { withFolder } from './service/folder.ts'
import { type Cost, createClient } from './service/load.ts'
import { median } from './timing/compare.ts'

// Measures what metrics cost: a signed-in customer's read of 20 units, and /healthz, on SQLite, by a service with METRICS_TOKEN
// and in turn by one without; then a scrape.

const METRICS_TOKEN = 'nur-fuer-die-messung-0123456789-0123'
const ROUNDS = 40
const LOAD = { count: 400, status: 200 }
const SCRAPES = { count: 40, status: 200 }

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

async function startService(folder: string, more: Readonly<Record<string, string>>) {
  const databaseUrl = `sqlite:${join(folder, 'hausblick.db')}`
  const headers = await fill(databaseUrl)
  const port = await findFreePort()
  const settings = { DATABASE_URL: databaseUrl, PORT: port, REQUESTS_PER_MINUTE: '0' }
  const { pid, stop, printed } = runService(folder, { DATA_DIR: folder, ...settings, ...more })
  await printed('läuft unter')
  return { pid, stop, headers, address: `http://127.0.0.1:${port}` }
}

/** Prints the medians of two services' processor times, and of the ratio of what was measured one after the other. */
function print(path: string, costs: readonly Cost[], others: readonly Cost[]): void {
  const [own, other] = [costs, others].map((each) => median(each.map((cost) => cost.processor)))
  const ratio = median(costs.map((cost, round) => cost.processor / (others[round]?.processor ?? 0)))
  process.stdout.write(
    `${path.padEnd(24)} with ${own?.toFixed(0)} µs   without ${other?.toFixed(0)} µs   ratio ${ratio?.toFixed(3)}\n`,
  )
}

await withFolder((one) =>
  withFolder(async (other) => {
    const measured = await startService(one, { METRICS_TOKEN })
    const plain = await startService(other, {})
    const client = createClient()
    try {
      for (const path of [paths.properties, '/healthz']) {
        const costs = new Map([measured, plain].map((service) => [service, [] as Cost[]]))
        for (let round = 0; round <= ROUNDS; round++)
          for (const [{ pid, address, headers }, own] of [...costs].sort(
            () => Math.random() - 0.5,
          )) {
            const cost = await client.load({ pid, url: address + path }, headers, LOAD)
            // The first round warms both up.
            if (round > 0) own.push(cost)
          }
        print(path, costs.get(measured) ?? [], costs.get(plain) ?? [])
      }
      const url = `${measured.address}/metrics`
      const authorization = `Bearer ${METRICS_TOKEN}`
      const scrape = await client.load({ pid: measured.pid, url }, { authorization }, SCRAPES)
      process.stdout.write(`/metrics                 ${scrape.processor.toFixed(0)} µs\n`)
    } finally {
      client.close()
      await measured.stop()
      await plain.stop()
    }
  }),
)
