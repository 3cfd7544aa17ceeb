import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { paths } from '../contract/src/calls.ts'
import { signIn } from '../server/src/testing/accounts.ts'
import { CUSTOMER, copyCustomer } from './service/customer.ts'
import { withFolder } from './service/folder.ts'
import { forkLoad } from './service/forkLoad.ts'
import { countOpenSockets, readMemory } from './service/openSockets.ts'
import { createReaders, type OrdinaryReads } from './service/ordinaryReaders.ts'
import { type SlowKind, slowKinds } from './service/slowKinds.ts'
import type { SlowOrder, SlowReport } from './service/slowLoad.ts'
import { startService } from './service/startService.ts'
import { median } from './timing/compare.ts'
import { percentile } from './timing/percentile.ts'

// Measures ordinary reads without and beside 1,000 slow clients and up to 5,000 connections, in turns; then when the service
// cuts the slow ones. The load comes from a process and loopback addresses of its own. Linux only.

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '3' },
  },
})
const [SECONDS, ROUNDS] = [Number(values.seconds), Number(values.rounds)]
const CONNECTIONS = 5000
const SLOW = { reader: 500, upload: 250, body: 250 }
const STAFF = 'mitarbeiter@betreiber.example'
const CUSTOMERS = 2000
const ACCOUNTS = 25
/** What Node needs beside connections. */
const OTHER_FILES = 100
/** Longer than the longest time that a slow client has. */
const CUT_SECONDS = 150

/** Node raises its own limit to the highest allowed. */
const files = Number(/Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1])
const connections = Math.min(CONNECTIONS, files - OTHER_FILES)
if (connections < CONNECTIONS)
  process.stdout.write(`only ${connections} connections: a process may open ${files} files\n`)
const none = { reader: 0, upload: 0, body: 0, idle: 0 }
const slow = { ...SLOW, idle: 0 }
const states = [
  { state: 'alone', wanted: none, openingSeconds: 2 },
  // Until the system's buffers hold all that slow readers do not read.
  { state: 'slow', wanted: slow, openingSeconds: 30 },
  { state: 'slow and idle', wanted: { ...SLOW, idle: connections - 1000 }, openingSeconds: 5 },
]

const describe = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ') || 'none'

await withFolder(async (folder) => {
  const tokens: { staff: string; customers: string[] } = { staff: '', customers: [] }
  const service = await startService(folder, {
    settings: { STAFF_EMAILS: STAFF, LOG_LEVEL: 'error' },
    fill: async (database) => {
      const test = { ...database, url: '' }
      tokens.staff = (await signIn(test, { email: STAFF, kind: 'staff' })).authorization
      for (let number = 0; number < ACCOUNTS; number++) {
        const email = `kunde${number}@example.de`
        const account = { email, kind: 'customer', customerId: CUSTOMER } as const
        tokens.customers.push((await signIn(test, account)).authorization)
      }
      await copyCustomer(database, CUSTOMERS)
    },
  })
  const port = Number(new URL(service.url).port)
  const address = { url: service.url + paths.properties, headers: service.headers }
  const [kept, fresh] = [createReaders(address), createReaders(address, { keepAlive: false })]
  const load = forkLoad<SlowOrder, SlowReport>('slowLoad')
  const order = (wanted: Readonly<Record<SlowKind, number>>, replace = true) =>
    load.ask({ port, tokens, wanted, replace })

  const p50: Record<string, number[]> = {}
  const p99: Record<string, number[]> = {}
  const print = (state: string, { times, failures }: OrdinaryReads, more: string) => {
    const [half, most] = [percentile(times, 0.5), percentile(times, 0.99)]
    process.stdout.write(
      `${state.padEnd(22)} ${times.length} reads, median ${half.toFixed(1)} ms, 99th percentile ${most.toFixed(1)} ms, failed: ${describe(failures)}${more}\n`,
    )
    return [half, most] as const
  }
  try {
    await kept.readFor(5)
    for (let round = 1; round <= ROUNDS; round++)
      for (const { state, wanted, openingSeconds } of states) {
        const [opening] = await Promise.all([kept.readFor(openingSeconds), order(wanted)])
        if (wanted !== none) print(`${state}, opening`, opening, '')
        const reads = await kept.readFor(SECONDS)
        const open = await countOpenSockets(port)
        const memory = (await readMemory(service.pid)).toFixed(0)
        const newcomers = await fresh.readFor(2)
        const cut = await order(wanted)
        const [half, most] = print(
          state,
          reads,
          `\n  open: ${describe(open)}; ${memory} MB; on new connections: ${newcomers.times.length} read, failed: ${describe(newcomers.failures)}\n  ended: ${describe(cut)}`,
        )
        p50[state] = [...(p50[state] ?? []), half]
        p99[state] = [...(p99[state] ?? []), most]
      }
    for (const state of ['slow', 'slow and idle']) {
      const [one, other] = [p50, p99].map((all) =>
        median((all[state] ?? []).map((ms, round) => ms / (all.alone?.[round] ?? Number.NaN))),
      )
      process.stdout.write(
        `${state} : alone   median ratio ${one?.toFixed(2)}   99th percentile ratio ${other?.toFixed(2)}\n`,
      )
    }
    await order(none)
    await setTimeout(3000)
    const start = performance.now()
    await order({ ...slow, idle: 100 }, false)
    const lastSeconds = { ...none }
    const most = { ...none }
    let open = none
    while (performance.now() - start < CUT_SECONDS * 1000) {
      open = await countOpenSockets(port)
      for (const kind of slowKinds) {
        most[kind] = Math.max(most[kind], open[kind])
        if (open[kind] > 0) lastSeconds[kind] = (performance.now() - start) / 1000
      }
      await setTimeout(500)
    }
    for (const kind of slowKinds)
      process.stdout.write(
        `${kind}: at most ${most[kind]} open, the last for ${lastSeconds[kind].toFixed(0)} s, ${open[kind]} still open after ${CUT_SECONDS} s\n`,
      )
    process.stdout.write(`ended: ${describe(await order(none))}\n`)
    if (slowKinds.some((kind) => open[kind] > 0)) process.exitCode = 1
  } finally {
    kept.close()
    fresh.close()
    await load.stop()
    await service.stop()
  }
})
