import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fillTables } from './fillTables.ts'

const root = join(import.meta.dirname, '..')
const PAGE = join(root, 'docs/operations/settings.md')

test('the page of commands says what each says; `npx vitest run scripts/commands -u` writes it', async () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const files = Object.values(scripts).flatMap((script) => /\S+\/command\.ts$/.exec(script) ?? [])
  const rows = files.map((file) => {
    const help = execFileSync(process.execPath, [file, '--help'], { cwd: root, encoding: 'utf8' })
    const [first = '', usage = ''] = help.split('\n\n')
    const calls = usage
      .trim()
      .replaceAll(/\n {4,}/g, ' ')
      .replaceAll('|', '\\|')
      .split(/\n +/)
    return [calls.map((call) => `\`${call}\``).join('<br>'), first.replaceAll('\n', ' ')]
  })
  const page = fillTables(readFileSync(PAGE, 'utf8'), { '| Command |': rows })
  await expect(page).toMatchFileSnapshot(PAGE)
})
