import { readFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { paths } from '../contract/src/calls.ts'
import { migrate } from '../server/src/database/migrate.ts'
import { openDatabase } from '../server/src/database/open.ts'
import { signIn } from '../server/src/testing/accounts.ts'
import { findFreePort } from '../server/src/testing/freePort.ts'
import { runService } from '../server/src/testing/process.ts'
import { CUSTOMER, copyCustomer, fillCustomer } from './service/customer.ts'
import { withFolder } from './service/folder.ts'
import { createClient } from './service/load.ts'
import { median } from './timing/compare.ts'

// Measures a customer's reads while staff read the units of all customers, as fast as the service sends them.
//
//   node bench/wholeReads.ts [CUSTOMERS]

const CUSTOMERS = Number(process.argv[2] ?? 10_000)
const STAFF = 'mitarbeiter@betreiber.example'
const PAUSE_MS = 5

/** Creates customers with units; returns the headers of a customer's and a staff member's calls. */
async function fill(url: string) {
  const database = await openDatabase(url)
  try {
    await migrate(database)
    const account = { email: 'kunde@example.de', kind: 'customer', customerId: CUSTOMER } as const
    const customer = await signIn({ ...database, url }, account)
    const staff = await signIn({ ...database, url }, { email: STAFF, kind: 'staff' })
    await fillCustomer(database)
    await copyCustomer(database, CUSTOMERS)
    return { customer, staff }
  } finally {
    await database.close()
  }
}

/** Reads a reply to its end without keeping it; returns its bytes. */
function drain(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    const agent = new Agent()
    get(url, { agent, headers }, (reply) => {
      let bytes = 0
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      const fail = () => reject(new Error(`${reply.statusCode}, aborted after ${bytes} bytes`))
      reply.on('end', () => (reply.statusCode === 200 ? resolve(bytes) : fail()))
      reply.on('error', reject)
    }).on('error', reject)
  })
}

async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

await withFolder(async (folder) => {
  const databaseUrl = `sqlite:${join(folder, 'hausblick.db')}`
  const { customer, staff } = await fill(databaseUrl)
  const port = await findFreePort()
  const service = runService(folder, {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    PORT: port,
    REQUESTS_PER_MINUTE: '0',
    STAFF_EMAILS: STAFF,
  })
  const client = createClient()
  const url = `http://127.0.0.1:${port}${paths.properties}`

  /** Reads for the customer until `work` is done; returns the times of these reads, and how many were refused. */
  async function readBeside(work: Promise<unknown>) {
    let isDone = false
    const done = work.finally(() => {
      isDone = true
    })
    const times: number[] = []
    let refused = 0
    while (!isDone) {
      const start = performance.now()
      const { status } = await client.call(url, customer)
      times.push(performance.now() - start)
      if (status !== 200) refused += 1
      await setTimeout(PAUSE_MS)
    }
    await done
    return { times, refused }
  }

  const describe = ({ times, refused }: { times: readonly number[]; refused: number }) =>
    `${times.length} reads beside, median ${median(times).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(0)} ms, ${refused} refused`
  try {
    await service.printed('läuft unter')
    process.stdout.write(`alone         ${describe(await readBeside(setTimeout(3000)))}\n`)
    for (const encoding of ['identity', 'br']) {
      const before = await peakOf(service.pid)
      const start = performance.now()
      const reading = drain(url, { ...staff, 'accept-encoding': encoding })
      const beside = await readBeside(reading)
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      const megabytes = ((await reading) / 1e6).toFixed(0)
      const grown = ((await peakOf(service.pid)) - before).toFixed(0)
      process.stdout.write(
        `${encoding.padEnd(10)} ${megabytes} MB in ${seconds} s: ${describe(beside)}, memory +${grown} MB\n`,
      )
    }
  } finally {
    client.close()
    await service.stop()
  }
})
