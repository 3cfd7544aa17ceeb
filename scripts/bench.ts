import { readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import { runCommand } from './command.ts'

const folder = join(import.meta.dirname, '../bench')
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => parse(file).name)
const given = process.argv.slice(2)
const chosen = given.filter((name) => !name.startsWith('--'))
/** Passed on, such as `--documents=10000`. */
const options = given.filter((name) => name.startsWith('--'))

if (options.includes('--help') || chosen.some((name) => !names.includes(name))) {
  process.stdout.write(
    `npm run bench             all measurements: ${names.join(', ')}
npm run bench -- NAME…    only these

allDocuments and documentsPage take --documents=COUNT, by default a million.
erasures takes --documents=COUNT (10000), those of the customer, reminders --accounts=COUNT (10000).
kills, retries, anyInput and backups take --count=COUNT, and kills --what=NAME for one of its operations, as does
ioErrors, which also takes --every=COUNT.
overload takes --seconds=COUNT (300) and --documents=COUNT (500), slowClients --seconds=COUNT (20) and --rounds=COUNT (3).
fastMotion takes --what=NAME for one of its nights or jumps, --timers=fast or real, --speed=TIMES (300) and --hours=COUNT.
`,
  )
  process.exitCode = options.includes('--help') ? 0 : 1
} else {
  for (const name of chosen.length > 0 ? chosen : names) {
    process.stdout.write(`${name}\n`)
    if ((await runCommand('node', [join(folder, `${name}.ts`), ...options])) !== 0)
      process.exitCode = 1
  }
}
