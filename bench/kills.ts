import { type Findings, killDuringUploads } from '../server/src/documents/testing/kills.ts'
import { inFolder } from './service/folder.ts'

const KILLS = 200
/** So many services side by side, each with a folder of its own: most of a round is waiting. */
const SERVICES = 2

// Kills the service during uploads, and looks whether it has kept what it promised.
const start = performance.now()
const since = () => ((performance.now() - start) / 1000).toFixed(0)
let done = 0
const told = () => {
  done += 1
  if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${KILLS}`)
  else if (done % 20 === 0) process.stdout.write(`${done} of ${KILLS} after ${since()} s\n`)
}
const all: Findings[] = []
const killOne = () =>
  inFolder(async (folder) => {
    all.push(await killDuringUploads(folder, KILLS / SERVICES, told))
  })
await Promise.all(Array.from({ length: SERVICES }, killOne))
const sum = (count: (findings: Findings) => number) =>
  all.reduce((total, findings) => total + count(findings), 0)
process.stdout.write(
  `\r${KILLS} kills in ${since()} s: ${sum((found) => found.acknowledged)} documents acknowledged, ${sum((found) => found.interrupted)} uploads interrupted and sent again, ${sum((found) => found.listed)} listed, ${sum((found) => found.orphans)} bytes without an entry, ${sum((found) => found.faults.length)} faults\n`,
)
for (const fault of all.flatMap(({ faults }) => faults)) process.stdout.write(`  ${fault}\n`)
if (sum((found) => found.faults.length) > 0) process.exitCode = 1
