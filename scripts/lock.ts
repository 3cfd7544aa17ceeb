import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerHelp } from './help.ts'
import { findLockFaults } from './lock/faults.ts'

answerHelp('npm run lock\nChecks that package-lock.json is complete for every platform.')

const faults = findLockFaults(
  readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'),
)
for (const fault of faults) process.stdout.write(`package-lock.json: ${fault}\n`)
process.exitCode = faults.length > 0 ? 1 : 0
