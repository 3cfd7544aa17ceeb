import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLegalPages } from '../../doors/site/legal/pages.ts'
import { describeConfig } from '../../doors/site/routes.ts'
import { newFolders } from '../../testing/folders.ts'
import { writeSignature } from '../mail/mail.ts'
import { readConfig } from './config.ts'

const EXAMPLE = join(import.meta.dirname, '../../../operator.example.json')
const newFolder = newFolders()
const read = async (environment: Record<string, string>) =>
  readConfig(environment, await newFolder())
const namesOf = (lines: readonly string[]) => lines.map((line) => line.split(' ')[0])

const PUBLIC_URL = 'https://haus.example'
const complete = {
  PUBLIC_URL,
  OPERATOR_FILE: EXAMPLE,
  SMTP_URL: 'smtp://mail.example',
  OPERATOR_EMAILS: 'chefin@haus.example',
}

test('a public service is told of each example setting', async () => {
  const { unfinished } = await read({ PUBLIC_URL })
  expect(namesOf(unfinished)).toEqual(['Angaben', 'Mailserver', 'OPERATOR_EMAILS'])
})

test.each([
  ['OPERATOR_FILE', 'Angaben'],
  ['SMTP_URL', 'Mailserver'],
  ['OPERATOR_EMAILS', 'OPERATOR_EMAILS'],
] as const)('without %s it is told of that alone', async (name, told) => {
  const { [name]: _left, ...others } = complete
  expect(namesOf((await read(others)).unfinished)).toEqual([told])
})

test.each([
  complete,
  {},
  { PUBLIC_URL: 'https://localhost:8443' },
  { PUBLIC_URL: 'http://127.0.0.1:3000' },
])('%j is told of nothing', async (environment) => {
  expect((await read(environment)).unfinished).toEqual([])
})

/** Every text of the example that is long enough to be recognised. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 3 ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

test('a public service invents no operator: not on its pages, nor in its mails', async () => {
  const invented = textsOf(JSON.parse(readFileSync(EXAMPLE, 'utf8')))
  const config = await read({ PUBLIC_URL })
  const pages = [...readLegalPages(config).values()]
  for (const html of pages) {
    expect(html).toContain('noch nicht eingetragen')
    expect(html).not.toContain('Übersicht')
  }
  const shown = JSON.stringify([pages, describeConfig(config), config.operator, config.mailFrom])
  for (const text of invented) expect(shown).not.toContain(text)
  expect(writeSignature(config.operator)).toBe('Freundliche Grüße\nHausverwaltung\n')
  expect(config.mailFrom).toBe('hausblick@haus.example')
})

test('one that nobody else reaches shows the example', async () => {
  const config = await read({})
  expect(readLegalPages(config).get('impressum')).toContain('HRB 000000')
  expect(writeSignature(config.operator)).toContain('\nTelefon: +49 221 5550 1420\nE-Mail: ')
  expect(config.mailFrom).toBe('kontakt@hausblick.example')
})
