import { join } from 'node:path'
import { findFaults } from './arrows/faults.ts'

const faults = findFaults(join(import.meta.dirname, '..'))
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.exitCode = faults.length > 0 ? 1 : 0
