import { killDuringUploads } from '../server/src/documents/testing/kills.ts'
import { inFolder } from './service/folder.ts'

const KILLS = 200

// Kills the service during uploads, and looks whether it has kept what it promised.
await inFolder(async (folder) => {
  const start = performance.now()
  const told = (round: number) => {
    if (process.stdout.isTTY) process.stdout.write(`\r${round} of ${KILLS}`)
  }
  const { faults, ...found } = await killDuringUploads(folder, KILLS, told)
  const seconds = (performance.now() - start) / 1000
  process.stdout.write(
    `\r${KILLS} kills in ${seconds.toFixed(0)} s: ${found.acknowledged} documents acknowledged, ${found.interrupted} uploads interrupted and sent again, ${found.listed} listed, ${found.orphans} bytes without an entry\n`,
  )
  for (const fault of faults) process.stdout.write(`  ${fault}\n`)
  if (faults.length > 0) process.exitCode = 1
})
