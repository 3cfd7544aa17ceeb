import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLockFaults } from './lock/faults.ts'

const faults = findLockFaults(
  readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'),
)
for (const fault of faults) process.stdout.write(`package-lock.json: ${fault}\n`)
process.exitCode = faults.length > 0 ? 1 : 0
