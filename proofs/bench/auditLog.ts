import { join } from 'node:path'
import { lockCustomers } from '@hausblick/server/src/people/customers/store.ts'
import { createAuditLog } from '@hausblick/server/src/platform/audit/log.ts'
import { verifyLog } from '@hausblick/server/src/platform/audit/verify.ts'
import { migrate } from '@hausblick/server/src/platform/database/migrate.ts'
import { openDatabase } from '@hausblick/server/src/platform/database/open.ts'
import { transact } from '@hausblick/server/src/platform/database/transact.ts'
import { withPostgres } from '../../scripts/postgres/cluster.ts'
import { withFolder } from '../service/folder.ts'
import { median } from '../timing/compare.ts'

// Measures how many acts a second the chain of the audit log takes, beside acts without a line, and how fast it is checked.

const secrets = ['ein geheimer Text für die Messung'] as const
const clerk = { kind: 'staff', issuer: 'hausblick', subject: 's', email: 's@example.org' } as const
const ROUNDS = 11
const ROUND_MS = 500

/** Repeats an action for a while, some at once, and returns how often it is done in a second. */
async function measureRate(atOnce: number, act: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  let done = 0
  const work = async () => {
    for (; performance.now() < start + ROUND_MS; done++) await act()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return (done / (performance.now() - start)) * 1000
}

async function run(name: string, url: string): Promise<void> {
  const { db, close, ...database } = await openDatabase(url)
  await migrate({ db, close, ...database })
  const log = createAuditLog(secrets)
  const customers = Array.from({ length: 200 }, (_, index) => `C-${index}`)
  await transact(db, (trx) => lockCustomers(trx, customers))
  let count = 0
  const act = async (isLogged: boolean) => {
    const customerId = customers[count++ % customers.length] ?? ''
    await transact(db, async (trx) => {
      const change = trx.updateTable('customer').set({ last_document_number: count })
      await change.where('id', '=', customerId).execute()
      const line = { action: 'documentFiled', actor: clerk, customerId } as const
      if (isLogged) await log.append(trx, line)
    })
  }
  const actions = {
    'acts without a line': () => act(false),
    'acts with a line': () => act(true),
    'first looks of an hour': () => {
      const customerId = customers[count++ % customers.length] ?? ''
      const line = { action: 'lookedAt', actor: clerk, customerId } as const
      return log.appendOnce(db, line, [String(count)])
    },
  }
  for (const atOnce of [1, 32]) {
    const rates = new Map<string, number[]>()
    for (let round = 0; round < ROUNDS; round++)
      for (const [title, action] of Object.entries(actions).toSorted(() => Math.random() - 0.5))
        rates.set(title, [...(rates.get(title) ?? []), await measureRate(atOnce, action)])
    for (const title of Object.keys(actions)) {
      const rate = median(rates.get(title) ?? []).toFixed(0)
      process.stdout.write(
        `${name}, ${atOnce} at once: ${title.padEnd(24)} ${rate.padStart(6)}/s\n`,
      )
    }
  }
  const start = performance.now()
  const { lines, faults } = await verifyLog(db, secrets)
  if (faults.length > 0) throw new Error('The log is not sound.')
  const rate = (lines / (performance.now() - start)) * 1000
  process.stdout.write(`${name}, checking ${lines} lines: ${rate.toFixed(0)}/s\n`)
  await close()
}

await withFolder(async (folder) => {
  await run('SQLite', `sqlite:${join(folder, 'bench.db')}`)
  await withPostgres((url) => run('PostgreSQL', url))
})
