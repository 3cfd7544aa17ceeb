import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerHelp } from './help.ts'
import { findLockFaults } from './lock/faults.ts'

answerHelp('npm run lock\nChecks that each package-lock.json is complete for every platform.')

for (const file of ['package-lock.json', 'e2e/firebase/package-lock.json']) {
  const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8')
  for (const fault of findLockFaults(text)) {
    process.stdout.write(`${file}: ${fault}\n`)
    process.exitCode = 1
  }
}
