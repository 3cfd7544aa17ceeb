import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerHelp } from './help.ts'
import { findLicenceFaults } from './packages/licences.ts'
import { readLocked } from './packages/locked.ts'

answerHelp(
  'npm run licences\nChecks that the licence of every package in package-lock.json is allowed.',
)

const lock = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')
for (const fault of findLicenceFaults(readLocked(lock))) {
  process.stdout.write(`${fault}\n`)
  process.exitCode = 1
}
