import { parseArgs } from 'node:util'
import { withMailboxServer } from '../../scripts/mailbox/server.ts'
import { killBackups } from '../kills/backups.ts'
import { correctionKinds, createCorrections } from '../kills/corrections.ts'
import { createErasures } from '../kills/erasures.ts'
import { createFilings } from '../kills/filings.ts'
import { createGivings } from '../kills/givings.ts'
import { killImportRuns } from '../kills/importRuns.ts'
import { killImports } from '../kills/imports.ts'
import { killCalls } from '../kills/killCalls.ts'
import { killMailbox } from '../kills/mailbox.ts'
import { redemptions } from '../kills/redemptions.ts'
import { killScans } from '../kills/scans.ts'
import { signUps } from '../kills/signUps.ts'
import { createSplits } from '../kills/splits.ts'
import { createSteps } from '../kills/steps.ts'
import { interruptUploads } from '../kills/uploads.ts'
import { type Interrupt, measureEndings } from '../service/endings.ts'

const kinds: Readonly<Record<string, Interrupt>> = {
  uploads: (folder, rounds, told) => interruptUploads(folder, 'kill', rounds, told),
  imports: killImports,
  importRuns: killImportRuns,
  signUps: (folder, rounds, told) => killCalls(folder, signUps, rounds, told),
  redemptions: (folder, rounds, told) => killCalls(folder, redemptions, rounds, told),
  erasures: (folder, rounds, told) => killCalls(folder, createErasures(), rounds, told),
  filings: (folder, rounds, told) => killCalls(folder, createFilings(), rounds, told),
  ...Object.fromEntries(
    correctionKinds.map((kind): [string, Interrupt] => [
      kind,
      (folder, rounds, told) => killCalls(folder, createCorrections(kind), rounds, told),
    ]),
  ),
  scans: killScans,
  splits: (folder, rounds, told) => killCalls(folder, createSplits(), rounds, told),
  steps: (folder, rounds, told) => killCalls(folder, createSteps(), rounds, told),
  givings: (folder, rounds, told) => killCalls(folder, createGivings(), rounds, told),
  mails: (folder, rounds, told) =>
    withMailboxServer((settings) => {
      Object.assign(process.env, settings)
      return killMailbox(folder, rounds, told)
    }),
  backups: killBackups,
}

const { values } = parseArgs({
  options: { what: { type: 'string' }, count: { type: 'string', default: '200' } },
})
const chosen = Object.entries(kinds).filter(([name]) => (values.what ?? name) === name)
if (chosen.length === 0) throw new Error(`--what is one of ${Object.keys(kinds).join(', ')}`)
for (const [name, interrupt] of chosen)
  await measureEndings(`kills during ${name}`, Number(values.count), interrupt)
