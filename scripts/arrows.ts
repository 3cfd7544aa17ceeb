import { join } from 'node:path'
import { findFaults } from './arrows/faults.ts'
import { answerHelp } from './help.ts'

answerHelp(
  'npm run arrows\nChecks who imports whom, where the environment is read, and how long files are.',
)

const faults = findFaults(join(import.meta.dirname, '..'))
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.exitCode = faults.length > 0 ? 1 : 0
