import {
  type Ending,
  type Findings,
  interruptUploads,
} from '../../server/src/testing/documents/kills.ts'
import { withFolder } from './folder.ts'

/** Services run in parallel, each in its own folder, since most of a round is waiting. */
const SERVICES = 2

/** Ends the service `count` times during uploads, prints what was kept, and fails if an acknowledged document was lost. */
export async function measureEndings(ending: Ending, count: number): Promise<void> {
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
      all.push(await interruptUploads(folder, ending, count / SERVICES, onRound))
    })
  await Promise.all(Array.from({ length: SERVICES }, endOne))
  const sum = (countOf: (findings: Findings) => number) =>
    all.reduce((total, findings) => total + countOf(findings), 0)
  process.stdout.write(
    `\r${count} ${ending}s in ${since()} s: ${sum((found) => found.acknowledged)} documents acknowledged, ${sum((found) => found.interrupted)} uploads refused or interrupted and sent again, ${sum((found) => found.listed)} listed, ${sum((found) => found.orphans)} bytes without an entry, ${sum((found) => found.faults.length)} faults\n`,
  )
  for (const fault of all.flatMap(({ faults }) => faults)) process.stdout.write(`  ${fault}\n`)
  if (sum((found) => found.faults.length) > 0) process.exitCode = 1
}
