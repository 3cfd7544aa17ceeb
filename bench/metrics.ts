import { paths } from '../contract/src/calls.ts'
import { withFolder } from './service/folder.ts'
import { type Cost, createClient } from './service/load.ts'
import { startService } from './service/startService.ts'
import { median } from './timing/compare.ts'

// Measures what metrics cost: a signed-in customer's read of 20 units, and /healthz, on SQLite, by a service with METRICS_TOKEN
// and in turn by one without; then a scrape.

const METRICS_TOKEN = 'nur-fuer-die-messung-0123456789-0123'
const ROUNDS = 40
const LOAD = { count: 400, status: 200 }
const SCRAPES = { count: 40, status: 200 }

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
    const measured = await startService(one, { settings: { METRICS_TOKEN } })
    const plain = await startService(other, {})
    const client = createClient()
    try {
      for (const path of [paths.properties, '/healthz']) {
        const costs = new Map([measured, plain].map((service) => [service, [] as Cost[]]))
        for (let round = 0; round <= ROUNDS; round++)
          for (const [{ pid, url: address, headers }, own] of [...costs].sort(
            () => Math.random() - 0.5,
          )) {
            const cost = await client.load({ pid, url: address + path }, headers, LOAD)
            // The first round warms both up.
            if (round > 0) own.push(cost)
          }
        print(path, costs.get(measured) ?? [], costs.get(plain) ?? [])
      }
      const url = `${measured.url}/metrics`
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
