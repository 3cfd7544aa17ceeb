import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { money } from '../contract/src/encoding/money.ts'
import { reportFormat } from '../contract/src/reports.ts'
import { withPostgres } from '../scripts/postgres/cluster.ts'
import { createAuditLog } from '../server/src/audit/log.ts'
import { readConfig } from '../server/src/config/config.ts'
import { lockCustomers } from '../server/src/customers/store.ts'
import { migrate } from '../server/src/database/migrate.ts'
import { type Database, openDatabase } from '../server/src/database/open.ts'
import { admitCommand } from '../server/src/http/access.ts'
import { portfolioKind } from '../server/src/records/kinds/portfolio.ts'
import { propertyKind } from '../server/src/records/kinds/property.ts'
import { replaceRecords } from '../server/src/records/write.ts'
import { readIssuer } from '../server/src/reports/issuer.ts'
import { readReport } from '../server/src/reports/readReport.ts'
import { createRenderer } from '../server/src/reports/render/renderer.ts'
import { orderRelease, startRun } from '../server/src/reports/runs/store.ts'
import { workOnReports } from '../server/src/reports/runs/work.ts'
import { openStorage } from '../server/src/storage/open.ts'
import { withFolder } from './service/folder.ts'

const { values } = parseArgs({
  options: {
    customers: { type: 'string', default: '1000' },
    units: { type: 'string', default: '1000' },
  },
})
const LARGE = 'K-LARGE'
const YEAR = 2025
const customers = Array.from({ length: Number(values.customers) - 1 }, (_, index) => `K-${index}`)

/** Adds customers with three units each, and one with many. */
async function fill({ db }: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockCustomers(trx, [...customers, LARGE])
    const amount = money.read('1.234,56')
    const units = (customerid: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        customerid,
        propertyid: `W-${index}`,
        propertyincome012025: amount,
        propertyincome122025: amount,
        propertyexpenses122025: amount,
      }))
    const portfolio = (customerid: string) => [{ customerid, portfolioincome012025: amount }]
    const all = [...customers, LARGE]
    const counts = new Map(all.map((id) => [id, id === LARGE ? Number(values.units) : 3]))
    await replaceRecords(trx, portfolioKind, new Map(all.map((id) => [id, portfolio(id)])))
    await replaceRecords(
      trx,
      propertyKind,
      new Map([...counts].map(([id, count]) => [id, units(id, count)])),
    )
  })
}

/** Measures a step and the longest turn of the event loop beside it. */
async function measure(what: string, work: () => Promise<string>): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const start = performance.now()
  const said = await work()
  const seconds = ((performance.now() - start) / 1000).toFixed(2)
  delay.disable()
  const longest = Math.round(delay.max / 1e6)
  process.stdout.write(
    `${what}: ${seconds} s, ${said}; the event loop waited ${longest} ms at most\n`,
  )
}

async function run(name: string, url: string, folder: string): Promise<void> {
  const database = await openDatabase(url)
  const config = readConfig({ DATA_DIR: folder }, folder)
  const storage = await openStorage(config.documents)
  const renderer = createRenderer()
  try {
    await migrate(database)
    await fill(database)
    const scope = admitCommand(LARGE)
    for (const format of reportFormat.options)
      await measure(`${name}: ${values.units} units as ${format}`, async () => {
        const report = await readReport(database.db, scope, { year: YEAR, today: '2026-01-15' })
        if (!report) throw new Error('There is no report.')
        const issuer = await readIssuer(database.db, scope, config)
        const { length } = await renderer.render({ report, issuer, format })
        return `${Math.round(length / 1000)} kB`
      })
    const audit = createAuditLog(config.secrets)
    const parts = {
      ...{ config, database, storage, audit, renderer },
      log: { warn: (fault: unknown) => process.stdout.write(`${JSON.stringify(fault)}\n`) },
    }
    const { id } = await database.db.transaction().execute((trx) =>
      startRun(trx, admitCommand(), {
        year: YEAR,
        startedBy: 'bench@example.org',
        demoCustomerId: config.demoCustomerId,
      }),
    )
    await measure(`${name}: making ${values.customers} reports`, async () => {
      await workOnReports(parts)
      return `${await count(database, 'made')} made`
    })
    const actor = { kind: 'staff', issuer: 'bench', subject: randomUUID(), email: '' } as const
    await orderRelease(database.db, admitCommand(), id, { actor, notifies: false })
    await measure(`${name}: releasing ${values.customers} reports`, async () => {
      await workOnReports(parts)
      return `${await count(database, 'released')} released`
    })
  } finally {
    await renderer.end()
    await storage.close()
    await database.close()
  }
}

async function count({ db }: Database, state: 'made' | 'released'): Promise<number> {
  return (await db.selectFrom('report').select('run_id').where('state', '=', state).execute())
    .length
}

await withFolder(async (folder) => {
  await run('SQLite', `sqlite:${join(folder, 'reports.db')}`, join(folder, 'sqlite'))
  await withPostgres((url) => run('PostgreSQL', url, join(folder, 'postgres')))
})
