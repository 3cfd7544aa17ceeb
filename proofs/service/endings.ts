import type { Findings } from './findings.ts'
import { withFolder } from './folder.ts'
import { KilledService } from './killedService.ts'

/** Services run in parallel, each in its own folder, since most of a round is waiting. */
const SERVICES = 2
/** How soon a service has to be ready after it was ended. */
const READY_WITHIN_MS = 5000
const MOST_PRINTED = 50

/**
 * Ends something `count` times, on SQLite or each service at a new URL; prints what was kept, and fails if something was lost or
 * half-written.
 */
export async function measureEndings(
  name: string,
  count: number,
  interrupt: (service: KilledService, rounds: number, databaseUrl?: string) => Promise<Findings>,
  newUrl?: () => Promise<string>,
): Promise<void> {
  const start = performance.now()
  const all: Findings[] = []
  const endSome = () =>
    withFolder(async (folder) => {
      const url = await newUrl?.()
      const service = new KilledService(folder, url)
      all.push(await interrupt(service, Math.ceil(count / SERVICES), url))
    })
  await Promise.all(Array.from({ length: SERVICES }, endSome))
  const sum = (countOf: (findings: Findings) => number) =>
    all.reduce((total, findings) => total + countOf(findings), 0)
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  const faults = all.flatMap((findings) => findings.faults)
  const longestStartMs = Math.max(...all.map((findings) => findings.longestStartMs))
  process.stdout.write(
    `${name}: ${count} in ${seconds} s; ${sum((one) => one.acknowledged)} acknowledged, ${sum((one) => one.interrupted)} refused or interrupted and repeated, ${sum((one) => one.found)} found whole, ${sum((one) => one.orphans)} files without an entry, ${faults.length} faults, longest start ${(longestStartMs / 1000).toFixed(1)} s\n`,
  )
  for (const fault of faults.slice(0, MOST_PRINTED)) process.stdout.write(`  ${fault}\n`)
  if (faults.length > 0 || longestStartMs > READY_WITHIN_MS) process.exitCode = 1
}
