import { readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import { runCommand } from './command.ts'

const folder = join(import.meta.dirname, '../bench')
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => parse(file).name)
const chosen = process.argv.slice(2)

if (chosen.includes('--help') || chosen.some((name) => !names.includes(name))) {
  process.stdout.write(
    `npm run bench             all measurements: ${names.join(', ')}\nnpm run bench -- NAME…    only these\n`,
  )
  process.exitCode = chosen.includes('--help') ? 0 : 1
} else {
  for (const name of chosen.length > 0 ? chosen : names) {
    process.stdout.write(`${name}\n`)
    if ((await runCommand('node', [join(folder, `${name}.ts`)])) !== 0) process.exitCode = 1
  }
}
