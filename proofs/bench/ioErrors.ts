import { parseArgs } from 'node:util'
import { readOutput } from '../../scripts/command.ts'
import { installDebian } from '../../scripts/debian.ts'
import { createBackup, createExport, createImport } from '../ioErrors/commands.ts'
import { failCalls, type IoFindings, type Walking } from '../ioErrors/failCalls.ts'
import { failCommand } from '../ioErrors/failCommand.ts'
import { mails } from '../ioErrors/mails.ts'
import { createUploads } from '../ioErrors/uploads.ts'
import { createFilings } from '../kills/filings.ts'
import { redemptions } from '../kills/redemptions.ts'
import { signUps } from '../kills/signUps.ts'
import { withFolder } from '../service/folder.ts'

type Fail = (folder: string, walking: Walking) => Promise<IoFindings>

const MOST_PRINTED = 50

const kinds: Readonly<Record<string, Fail>> = {
  uploads: (folder, walking) => failCalls(folder, createUploads(), walking),
  signUps: (folder, walking) => failCalls(folder, signUps, walking),
  redemptions: (folder, walking) => failCalls(folder, redemptions, walking),
  filings: (folder, walking) => failCalls(folder, createFilings(), walking),
  mails: (folder, walking) => failCalls(folder, mails, walking),
  imports: async (folder, walking) => failCommand(await createImport(folder), walking),
  exports: async (folder, walking) => failCommand(await createExport(folder), walking),
  backups: async (folder, walking) => failCommand(await createBackup(folder), walking),
}

const { values } = parseArgs({
  options: { what: { type: 'string' }, every: { type: 'string', default: '1' } },
})
const chosen = Object.entries(kinds).filter(([name]) => (values.what ?? name) === name)
if (chosen.length === 0) throw new Error(`--what is one of ${Object.keys(kinds).join(', ')}`)
if (!(await canInject()))
  throw new Error('This needs strace, and root, or the right to trace other processes.')
for (const [name, fail] of chosen) await withFolder((folder) => measure(name, folder, fail))

/** Installs strace if missing; returns whether it may trace. */
async function canInject(): Promise<boolean> {
  const traces = () => readOutput('strace', ['-f', '-o', '/dev/null', 'true']) !== undefined
  if (traces()) return true
  process.stdout.write(await installDebian('strace'))
  return traces()
}

async function measure(name: string, folder: string, fail: Fail): Promise<void> {
  const start = performance.now()
  const since = () => ((performance.now() - start) / 1000).toFixed(0)
  const { acknowledged, refused, counts, faults } = await fail(folder, {
    told: (walk) => process.stdout.write(`  ${walk} after ${since()} s\n`),
    every: Number(values.every),
  })
  const failed = Object.values(counts).reduce((sum, count) => sum + count, 0)
  process.stdout.write(
    `${name}: ${failed} calls failed in ${since()} s; ${acknowledged} acknowledged, ${refused} refused, ${faults.length} faults\n`,
  )
  for (const fault of faults.slice(0, MOST_PRINTED)) process.stdout.write(`  ${fault}\n`)
  if (faults.length > 0 || failed === 0) process.exitCode = 1
}
