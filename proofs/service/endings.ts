import type { Findings } from './findings.ts'
import { withFolder } from './folder.ts'

/** Services run in parallel, each in its own folder, since most of a round is waiting. */
const SERVICES = 2
/** How soon a service has to be ready after it was ended. */
const READY_WITHIN_MS = 5000

const MOST_PRINTED = 50

/** Ends something `rounds` times in a folder; `told` is called after each. */
export type Interrupt = (
  folder: string,
  rounds: number,
  told: (round: number) => void,
) => Promise<Findings>

/** Ends something `count` times, prints what was kept, and fails if something was lost or half-written. */
export async function measureEndings(
  name: string,
  count: number,
  interrupt: Interrupt,
): Promise<void> {
  const start = performance.now()
  const since = () => ((performance.now() - start) / 1000).toFixed(0)
  let done = 0
  const onRound = () => {
    done += 1
    if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${count}`)
    else if (done % 20 === 0) process.stdout.write(`${done} of ${count} after ${since()} s\n`)
  }
  const all: Findings[] = []
  const endOne = () =>
    withFolder(async (folder) => {
      all.push(await interrupt(folder, Math.ceil(count / SERVICES), onRound))
    })
  await Promise.all(Array.from({ length: SERVICES }, endOne))
  const sum = (countOf: (findings: Findings) => number) =>
    all.reduce((total, findings) => total + countOf(findings), 0)
  const faults = all.flatMap((findings) => findings.faults)
  const longestStartMs = Math.max(...all.map((findings) => findings.longestStartMs))
  process.stdout.write(
    `\r${name}: ${done} in ${since()} s; ${sum((one) => one.acknowledged)} acknowledged, ${sum((one) => one.interrupted)} refused or interrupted and repeated, ${sum((one) => one.found)} found whole, ${sum((one) => one.orphans)} files without an entry, ${faults.length} faults, longest start ${(longestStartMs / 1000).toFixed(1)} s\n`,
  )
  for (const fault of faults.slice(0, MOST_PRINTED)) process.stdout.write(`  ${fault}\n`)
  if (faults.length > 0 || longestStartMs > READY_WITHIN_MS) process.exitCode = 1
}
