import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { paths } from '../contract/src/calls.ts'
import { CUSTOMER } from './service/customer.ts'
import { indexDocuments } from './service/documents.ts'
import type { ExcessOrder, ExcessReport } from './service/excessLoad.ts'
import { withFolder } from './service/folder.ts'
import { forkLoad } from './service/forkLoad.ts'
import { readMemory } from './service/openSockets.ts'
import { createReaders } from './service/ordinaryReaders.ts'
import { startService } from './service/startService.ts'
import { percentile } from './timing/percentile.ts'

// Measures what the service does with more load than it can carry, and how soon it is itself again. The load comes from a
// process and loopback addresses of its own. Linux only.

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    /** How long the list is that half of the clients read. */
    documents: { type: 'string', default: '500' },
    /** With how many clients the search for too much load begins. */
    clients: { type: 'string', default: '250' },
  },
})
const SECONDS = Number(values.seconds)
const DOCUMENTS = Number(values.documents)
const FIRST_CLIENTS = Number(values.clients)
const MOST_CLIENTS = 4000 - 250
const STEP_SECONDS = 5
/** The share of refusals in a step that tells more load than the service can carry. */
const BEYOND = 0.2
/** So many ordinary reads in a row within their usual time are a recovery. */
const IN_A_ROW = 20
/** How soon it has to be itself again, and for how long it is given the chance. */
const RECOVERED_MS = 5000
const RECOVERY_SECONDS = 60

function shareRefused({ outcomes }: ExcessReport): number {
  const sum = Object.values(outcomes).reduce((total, count) => total + count, 0)
  return (outcomes['503'] ?? 0) / sum
}

await withFolder(async (folder) => {
  const service = await startService(folder, {
    settings: { LOG_LEVEL: 'silent' },
    fill: (database) => indexDocuments(database, CUSTOMER, DOCUMENTS),
  })
  const { url, headers } = service
  const ordinary = createReaders({ url: url + paths.properties, headers })
  const health = createReaders({ url: `${url}/healthz`, headers: {} })
  const load = forkLoad<ExcessOrder, ExcessReport>('excessLoad')
  const order = (clients: number) => load.ask({ url, headers, clients })
  try {
    await ordinary.readFor(3)
    const { times } = await ordinary.readFor(5)
    const [usual, most] = [percentile(times, 0.5), percentile(times, 0.99)]
    process.stdout.write(
      `before: ${times.length} reads, median ${usual.toFixed(1)} ms, 99th percentile ${most.toFixed(1)} ms\n`,
    )

    let clients = FIRST_CLIENTS
    await order(clients)
    for (;;) {
      await setTimeout(STEP_SECONDS * 1000)
      const step = await order(clients)
      if (shareRefused(step) >= BEYOND || clients === MOST_CLIENTS) break
      clients = Math.min(clients * 2, MOST_CLIENTS)
      await order(clients)
    }

    const probes = { times: [] as number[], failures: 0 }
    let memory = 0
    const steps: ExcessReport[] = []
    let stepEnd = performance.now() + STEP_SECONDS * 1000
    const end = performance.now() + SECONDS * 1000
    while (performance.now() < end) {
      if (performance.now() > stepEnd) {
        steps.push(await order(clients))
        stepEnd += STEP_SECONDS * 1000
      }
      const { outcome, ms } = await health.read()
      probes.times.push(ms)
      if (outcome !== '200') probes.failures += 1
      memory = Math.max(memory, await readMemory(service.pid))
      await setTimeout(500)
    }
    steps.push(await order(0))
    const stopped = performance.now()

    let row: number[] = []
    let since = stopped
    let failed = 0
    while (row.length < IN_A_ROW && performance.now() - stopped < RECOVERY_SECONDS * 1000) {
      const start = performance.now()
      const { outcome, ms } = await ordinary.read()
      if (outcome !== '200') failed += 1
      if (outcome !== '200' || ms > most) row = []
      else {
        if (row.length === 0) since = start
        row.push(ms)
      }
      await setTimeout(10)
    }

    const outcomes: Record<string, number> = {}
    for (const [outcome, count] of steps.flatMap((step) => Object.entries(step.outcomes)))
      outcomes[outcome] = (outcomes[outcome] ?? 0) + count
    const bareRefusals = steps.reduce((total, step) => total + step.bareRefusals, 0)
    const slowestMs = Math.max(...steps.map((step) => step.slowestMs))
    const calm = steps.filter((step) => shareRefused(step) === 0).length
    const sum = Object.values(outcomes).reduce((total, count) => total + count, 0)
    process.stdout.write(`${clients} clients for ${SECONDS} s: ${sum} replies\n`)
    for (const [outcome, count] of Object.entries(outcomes))
      process.stdout.write(`  ${outcome}: ${count} (${((100 * count) / sum).toFixed(2)}%)\n`)
    process.stdout.write(
      `  503 without Retry-After or a German sentence: ${bareRefusals}; slowest reply ${(slowestMs / 1000).toFixed(1)} s; most memory ${memory.toFixed(0)} MB\n`,
    )
    process.stdout.write(
      `health: ${probes.times.length} probes, ${probes.failures} failed, median ${percentile(probes.times, 0.5).toFixed(0)} ms, slowest ${Math.max(...probes.times).toFixed(0)} ms\n`,
    )
    const sinceMs = since - stopped
    const recovered = row.length === IN_A_ROW
    process.stdout.write(
      recovered
        ? `after: usual from ${(sinceMs / 1000).toFixed(2)} s on (${failed} failed before), ratio of the medians ${(percentile(row, 0.5) / usual).toFixed(2)}\n`
        : `after: not usual within ${RECOVERY_SECONDS} s, ${failed} failed\n`,
    )
    process.stdout.write(`${calm} of ${steps.length} parts of the run had no refusal\n`)
    const faults = Object.keys(outcomes).filter((outcome) => !/^([24]\d\d|503)$/.test(outcome))
    const isBad = faults.length > 0 || bareRefusals > 0 || probes.failures > 0
    if (isBad || !recovered || sinceMs > RECOVERED_MS || calm > 0) process.exitCode = 1
  } finally {
    ordinary.close()
    health.close()
    await load.stop()
    await service.stop()
  }
})
