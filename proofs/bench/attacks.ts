import { fork } from 'node:child_process'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readUnitsCall } from '@hausblick/contract/calls/records.ts'
import type { Attack, Order, Report } from '../attacks/attacker.ts'
import { withFolder } from '../service/folder.ts'
import { startService } from '../service/startService.ts'

// Attacks a single process without a proxy, over the loopback, and measures what others get meanwhile. Linux only.

const slow: readonly Attack[] = ['silent', 'heads', 'bodies', 'forms', 'readers']
const names = [...slow, 'crowd'] as const
const { values } = parseArgs({
  options: { what: { type: 'string' }, seconds: { type: 'string', default: '20' } },
})
const SECONDS = Number(values.seconds)
const chosen = names.filter((name) => (values.what ?? name) === name)
if (chosen.length === 0) throw new Error(`--what is one of ${names.join(', ')}`)

/** One address that tries to have so many connections, again and again. */
const ONE = { addresses: 1, each: 4500, returns: true }
/** As many connections as the service takes, from addresses with fewer than one may have, which do not come back. */
const WAVE = { addresses: 20, each: 200, returns: false }
/** Clients that ask again as soon as they are answered. */
const CROWD = { addresses: 15, each: 240, returns: false }
const PATIENCE_MS = 5000
/** The 99th percentile that others may wait. */
const USUAL_MS = 1000
/** How long connections of a wave may keep others out: a minute and a half more than a body may fall behind. */
const WAVE_SECONDS = 150
const IN_A_ROW = 20

await withFolder(async (folder) => {
  const service = await startService(folder, {
    settings: { LOG_LEVEL: 'silent' },
  })
  const { url, headers } = service
  const port = Number(new URL(url).port)

  /** Sends a request from an address that takes no part in the attack; returns milliseconds, or null without a 200. */
  const ask = (path: string) => {
    const start = performance.now()
    return new Promise<number | null>((resolve) => {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const options = { agent: false as const, headers, localAddress: '127.9.0.1', signal }
      const sent = request(url + path, options, (reply) => {
        reply.resume().on('error', () => resolve(null))
        reply.on('end', () => resolve(reply.statusCode === 200 ? performance.now() - start : null))
      })
      sent.on('error', () => resolve(null)).end()
    })
  }

  /** Sends requests for a while, prints the results and fails if they are unusual. */
  async function askFor(title: string, path: string, usualMs: number): Promise<void> {
    const answers: (number | null)[] = []
    const end = performance.now() + SECONDS * 1000
    while (performance.now() < end) {
      answers.push(await ask(path))
      await setTimeout(25)
    }
    const times = answers.filter((ms) => ms !== null)
    const [half, most] = [percentile(times, 0.5), percentile(times, 0.99)]
    const missing = answers.length - times.length
    process.stdout.write(
      `  ${title}: ${times.length} answered, ${missing} not; median ${half.toFixed(1)} ms, 99th percentile ${most.toFixed(1)} ms\n`,
    )
    if (missing > answers.length / 100 || !(most < usualMs)) process.exitCode = 1
  }

  /** Returns after how many seconds newcomers are served, one after the other. */
  async function secondsUntilServed(): Promise<number> {
    const start = performance.now()
    let since = 0
    for (let row = 0; row < IN_A_ROW; ) {
      const passed = (performance.now() - start) / 1000
      if (passed > WAVE_SECONDS) return Number.POSITIVE_INFINITY
      if (row === 0) since = passed
      row = (await ask(readUnitsCall.path)) === null ? 0 : row + 1
      await setTimeout(25)
    }
    return since
  }

  async function withAttackers(
    order: Omit<Order, 'port' | 'authorization'>,
    use: () => Promise<void>,
  ) {
    const child = fork(join(import.meta.dirname, '../attacks/attacker.ts'))
    let report: Report = { open: 0, outcomes: {} }
    child.on('message', (told: Report) => {
      report = told
    })
    child.send({ ...order, port, authorization: headers.authorization } satisfies Order)
    // Until all have opened their connections.
    await setTimeout(5000)
    process.stdout.write(`  ${report.open} connections open\n`)
    await use()
    process.stdout.write(`  ${report.open} connections open, ${JSON.stringify(report.outcomes)}\n`)
    child.kill()
  }

  try {
    await askFor('nobody attacks', readUnitsCall.path, USUAL_MS)
    for (const attack of chosen.filter((name) => name !== 'crowd')) {
      process.stdout.write(`${attack}, one address\n`)
      await withAttackers({ attack, ...ONE }, () => askFor('others', readUnitsCall.path, USUAL_MS))
      await secondsUntilServed()
      process.stdout.write(`${attack}, a wave\n`)
      await withAttackers({ attack, ...WAVE }, async () => {
        const seconds = await secondsUntilServed()
        process.stdout.write(`  others are served after ${seconds.toFixed(0)} s\n`)
        if (seconds > WAVE_SECONDS) process.exitCode = 1
      })
      await secondsUntilServed()
    }
    if (chosen.includes('crowd')) {
      process.stdout.write('crowd\n')
      await withAttackers({ attack: 'crowd', ...CROWD }, () =>
        askFor('health', '/healthz', PATIENCE_MS),
      )
      const seconds = await secondsUntilServed()
      process.stdout.write(`  usual ${seconds.toFixed(1)} s after they left\n`)
      if (seconds > PATIENCE_MS / 1000) process.exitCode = 1
    }
  } finally {
    await service.stop()
  }
})

/** Returns the value that this share of the times, from 0 to 1, does not exceed; NaN without times. */
function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
