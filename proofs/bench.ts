import { readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import { runCommand } from '../scripts/command.ts'

const folder = join(import.meta.dirname, 'bench')
const names = readdirSync(folder).map((file) => parse(file).name)
const given = process.argv.slice(2)
const chosen = given.filter((name) => !name.startsWith('--'))
/** Passed on, such as `--count=10`. */
const options = given.filter((name) => name.startsWith('--'))

if (options.includes('--help') || chosen.some((name) => !names.includes(name))) {
  process.stdout.write(
    `npm run bench -- NAME…
Proves promises and measures times. Without a name, all: ${names.join(', ')}.
proofs/README.md says what each does, how long it takes, and which of these options it has:
--what=NAME, --count=COUNT, --seconds=COUNT, --show, --database=sqlite|postgres.
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
