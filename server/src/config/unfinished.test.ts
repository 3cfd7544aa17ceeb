import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLegalPages } from '../site/legal/pages.ts'
import { newFolders } from '../testing/folders.ts'
import { readConfig } from './config.ts'

const EXAMPLE = join(import.meta.dirname, '../../operator.example.json')
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
  expect(namesOf(unfinished)).toEqual(['OPERATOR_FILE', 'SMTP_URL', 'OPERATOR_EMAILS'])
})

test.each(['OPERATOR_FILE', 'SMTP_URL', 'OPERATOR_EMAILS'] as const)(
  'without %s it is told of that alone',
  async (name) => {
    const { [name]: _left, ...others } = complete
    expect(namesOf((await read(others)).unfinished)).toEqual([name])
  },
)

test.each([
  complete,
  {},
  { PUBLIC_URL: 'https://localhost:8443' },
  { PUBLIC_URL: 'http://127.0.0.1:3000' },
])('%j is told of nothing', async (environment) => {
  expect((await read(environment)).unfinished).toEqual([])
})

test('the legal pages of a public service invent no operator', async () => {
  const { name, registerNumber, phone, street } = JSON.parse(readFileSync(EXAMPLE, 'utf8'))
  const invented = [name, registerNumber, phone, street]
  const pages = readLegalPages(await read({ PUBLIC_URL }))
  for (const html of pages.values()) {
    expect(html).toContain('noch nicht eingetragen')
    expect(html).not.toContain('Übersicht')
    for (const text of invented) expect(html).not.toContain(text)
  }
  expect(readLegalPages(await read({})).get('impressum')).toContain(registerNumber)
})
