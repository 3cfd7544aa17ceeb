import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { withPostgres } from '../scripts/postgres/cluster.ts'
import { withDatabaseAt } from '../server/src/testing/kills/withDatabaseAt.ts'
import { withFolder } from './service/folder.ts'
import { findFakeTime } from './time/findFakeTime.ts'
import { jump } from './time/jumps.ts'
import { liveThrough } from './time/night.ts'
import { percentile } from './timing/percentile.ts'

/** Nights lived through at once. */
const AT_ONCE = 4
const MOST_PRINTED = 20

const nights = {
  summer: { from: '2027-03-27T12:20', hours: 24 },
  winter: { from: '2026-10-24T12:20', hours: 24 },
  // From the evening of the 28th until 1 March.
  leap: { from: '2028-02-28T21:20', hours: 28 },
  year: { from: '2026-12-31T12:20', hours: 24 },
} as const

type Name = keyof typeof nights
interface Run {
  readonly name: Name | 'jumps'
  readonly zone: string
  readonly timers: 'fast' | 'real'
  readonly database: 'SQLite' | 'PostgreSQL'
}

/** Each night in two time zones, with fast timers and mails in a folder, and with real ones and a mail server. */
const runs: readonly Run[] = [
  { name: 'summer', zone: 'UTC', timers: 'fast', database: 'SQLite' },
  { name: 'winter', zone: 'America/New_York', timers: 'fast', database: 'SQLite' },
  { name: 'leap', zone: 'Europe/Berlin', timers: 'fast', database: 'SQLite' },
  { name: 'year', zone: 'UTC', timers: 'fast', database: 'SQLite' },
  { name: 'summer', zone: 'America/New_York', timers: 'real', database: 'SQLite' },
  { name: 'winter', zone: 'UTC', timers: 'real', database: 'SQLite' },
  { name: 'leap', zone: 'America/New_York', timers: 'real', database: 'PostgreSQL' },
  { name: 'year', zone: 'Europe/Berlin', timers: 'real', database: 'SQLite' },
  { name: 'jumps', zone: 'UTC', timers: 'real', database: 'SQLite' },
  { name: 'jumps', zone: 'America/New_York', timers: 'real', database: 'PostgreSQL' },
]

const { values } = parseArgs({
  options: {
    what: { type: 'string' },
    timers: { type: 'string' },
    speed: { type: 'string', default: '300' },
    hours: { type: 'string' },
  },
})
const speed = Number(values.speed)
const chosen = runs.filter(
  ({ name, timers }) => (values.what ?? name) === name && (values.timers ?? timers) === timers,
)
if (chosen.length === 0)
  throw new Error(
    '--what is one of summer, winter, leap, year and jumps, and --timers is real or fast',
  )
const library = await findFakeTime()

/** Makes a run and returns its line and what is wrong. */
async function make(run: Run, databaseUrl: string | undefined, folder: string) {
  const parts = { ...run, library, databaseUrl }
  const title = [run.name, run.database, `timers ${run.timers}`, run.zone].join(', ')
  if (run.name === 'jumps') {
    const { waits, mails, compared, probes, faults } = await jump(parts, folder)
    const waited = Object.entries(waits).map(([name, ms]) => `${name} ${(ms / 1000).toFixed(1)} s`)
    return {
      line: `${title}: ${mails} mails, the last after ${waited.join(', ')}; ${compared} comparisons, ${probes} probes of health`,
      faults,
    }
  }
  const night = nights[run.name]
  const hours = Number(values.hours ?? night.hours)
  const lived = await liveThrough({ ...parts, ...night, hours, speed }, folder)
  const late = [0.5, 1].map((share) => `${(percentile(lived.late, share) / 1000).toFixed(0)} s`)
  return {
    line: `${title}: ${hours} h, ${lived.mails} mails, late by ${late.join(', at most ')} of its time; ${lived.compared} comparisons, ${lived.probes} probes of health`,
    faults: lived.faults,
  }
}

async function makeAndPrint(run: Run, serverUrl: string): Promise<void> {
  await withFolder(async (folder) => {
    const report = async (databaseUrl?: string) => {
      const { line, faults } = await make(run, databaseUrl, folder).catch((error) => ({
        line: [run.name, run.database, run.timers, run.zone, 'did not come to its end'].join(', '),
        faults: [String(error)],
      }))
      process.stdout.write(`${line}; ${faults.length} faults\n`)
      for (const fault of faults.slice(0, MOST_PRINTED)) process.stdout.write(`  ${fault}\n`)
      if (faults.length > 0) process.exitCode = 1
    }
    if (run.database === 'SQLite') await report()
    else await withNewDatabase(serverUrl, report)
  })
}

async function withNewDatabase(serverUrl: string, use: (url: string) => Promise<void>) {
  const name = `fast_motion_${randomUUID().replaceAll('-', '')}`
  const run = (statement: string) =>
    withDatabaseAt(serverUrl, ({ db }) => sql.raw(statement).execute(db))
  const url = new URL(serverUrl)
  await run(`create database ${name} owner ${url.username}`)
  url.pathname = `/${name}`
  try {
    await use(url.href)
  } finally {
    await run(`drop database ${name} with (force)`)
  }
}

await withPostgres(async (serverUrl) => {
  const left = [...chosen]
  const work = async () => {
    for (let run = left.shift(); run !== undefined; run = left.shift())
      await makeAndPrint(run, serverUrl)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
})
