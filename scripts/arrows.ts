import { join } from 'node:path'
import { findFaults } from './arrows/faults.ts'
import { answerHelp } from './help.ts'

answerHelp(
  'npm run arrows\nChecks imports between workspaces, between rooms and within them, reads of the environment, and the length of files.',
)

const faults = findFaults(join(import.meta.dirname, '..'))
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.exitCode = faults.length > 0 ? 1 : 0
