import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { secretFileNames } from '../server/src/platform/config/secretFiles.ts'
import { variables } from '../server/src/platform/config/variables.ts'

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

test('.env.example and README.md name each secret that may stand in a file', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  expect(secretFileNames.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
  const head = text.split('\n\n')[0] ?? ''
  const secrets = secretFileNames.map((name) => name.replace(/_FILE$/, ''))
  expect(secrets.filter((name) => !new RegExp(`\\b${name}(_FILE)?\\b`).test(head))).toEqual([])
})
