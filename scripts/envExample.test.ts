import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { secretFileNames } from '../server/src/platform/config/secretFiles.ts'
import { variables } from '../server/src/platform/config/variables.ts'
import { fillTables } from './fillTables.ts'

const PAGE = join(import.meta.dirname, '../docs/operations/settings.md')
/** Comments in .env.example with the settings that they are about. */
const SETTINGS = /((?:^# .*\n)+)((?:^#\w+=.*\n?)+)/gm

const text = readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8')

test('.env.example names each setting once, and its values are valid', () => {
  const lines = text.split('\n')
  const settings = lines.filter((line) => /^#[A-Z]/.test(line) && line.includes('=')).join('\n')
  const given = parseEnv(settings.replaceAll(/^#/gm, ''))
  const names = [...settings.matchAll(/^#(\w+)=/gm)].map(([, name = '']) => name)
  expect(names.toSorted()).toEqual(Object.keys(variables.shape).toSorted())
  expect(variables.safeParse(given).error?.issues ?? []).toEqual([])
  // As it stands, it sets nothing.
  expect(parseEnv(lines.join('\n'))).toEqual({})
})

test('.env.example shows the defaults, where it does not say otherwise', () => {
  const defaults = Object.entries(variables.parse({})).filter(
    ([, value]) => typeof value === 'number' || typeof value === 'string',
  )
  const wrong = defaults.filter(([name, value]) => {
    const paragraph = text.split('\n\n').find((part) => part.includes(`#${name}=`)) ?? ''
    return !paragraph.split('\n').includes(`#${name}=${value}`) && !/Default/.test(paragraph)
  })
  expect(wrong.map(([name]) => name)).toEqual([])
})

test('.env.example names each secret that may stand in a file', () => {
  const head = text.split('\n\n')[0] ?? ''
  const secrets = secretFileNames.map((name) => name.replace(/_FILE$/, ''))
  expect(secrets.filter((name) => !new RegExp(`\\b${name}(_FILE)?\\b`).test(head))).toEqual([])
})

test('the page of settings says the same; `npx vitest run scripts/envExample -u` writes it', async () => {
  const [, ...paragraphs] = text.trim().split('\n\n')
  const rows = paragraphs.flatMap((paragraph) => [...paragraph.matchAll(SETTINGS)].map(rowOf))
  const page = fillTables(readFileSync(PAGE, 'utf8'), { '| Setting |': rows })
  await expect(page).toMatchFileSnapshot(PAGE)
})

/** Returns a row of the page from a comment of .env.example and the settings below it. */
function rowOf([, comment = '', below = '']: RegExpExecArray): string[] {
  const settings = [...below.matchAll(/^#(\w+)=(.*)$/gm)]
  const names = settings.map(([, name = '']) =>
    secretFileNames.includes(`${name}_FILE`) ? `\`${name}\` (\`_FILE\`)` : `\`${name}\``,
  )
  const [meaning = '', stated] = comment
    .replaceAll(/\n?^# /gm, ' ')
    .trim()
    .split(/ Default: /)
  const linked = meaning.replaceAll(/docs\/operations\/([\w-]+)\.md/g, '[$1]($1.md)')
  return [
    names.join('; '),
    stated ?? settings.map(([, , value]) => `\`${value}\``).join(', '),
    linked,
  ]
}
