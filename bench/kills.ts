import { parseArgs } from 'node:util'
import { interruptUploads } from '../server/src/testing/documents/kills.ts'
import { killBackups } from '../server/src/testing/kills/backups.ts'
import { correctionKinds, createCorrections } from '../server/src/testing/kills/corrections.ts'
import { createErasures } from '../server/src/testing/kills/erasures.ts'
import { createFilings } from '../server/src/testing/kills/filings.ts'
import { killImports } from '../server/src/testing/kills/imports.ts'
import { killCalls } from '../server/src/testing/kills/killCalls.ts'
import { redemptions } from '../server/src/testing/kills/redemptions.ts'
import { signUps } from '../server/src/testing/kills/signUps.ts'
import { type Interrupt, measureEndings } from './service/endings.ts'

const kinds: Readonly<Record<string, Interrupt>> = {
  uploads: (folder, rounds, told) => interruptUploads(folder, 'kill', rounds, told),
  imports: killImports,
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
  backups: killBackups,
}

const { values } = parseArgs({
  options: { what: { type: 'string' }, count: { type: 'string', default: '200' } },
})
const chosen = Object.entries(kinds).filter(([name]) => (values.what ?? name) === name)
if (chosen.length === 0) throw new Error(`--what is one of ${Object.keys(kinds).join(', ')}`)
for (const [name, interrupt] of chosen)
  await measureEndings(`kills during ${name}`, Number(values.count), interrupt)
