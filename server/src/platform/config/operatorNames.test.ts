import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { newFolders } from '../../testing/folders.ts'
import { readConfig } from './config.ts'

const example = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../operator.example.json'), 'utf8'),
)
const newFolder = newFolders()
let folder: string
beforeAll(async () => {
  folder = await newFolder()
})

async function warningsOf(operator: object): Promise<readonly string[]> {
  const file = join(folder, 'operator.json')
  await writeFile(file, JSON.stringify(operator))
  return readConfig({ OPERATOR_FILE: file }, folder).warnings
}

test('the example has only names that mean something', async () => {
  expect(await warningsOf({ ...example, $schema: 'x', _bemerkung: 'x' })).toEqual([])
})

test.each([
  [{ vatID: 'DE1' }, 'vatID nicht, er bleibt unbeachtet. Meinten Sie vatId?'],
  [
    { registerCuort: 'Köln' },
    'registerCuort nicht, er bleibt unbeachtet. Meinten Sie registerCourt?',
  ],
  [
    { services: { hostng: 'Rechenzentrum' } },
    'services.hostng nicht, er bleibt unbeachtet. Meinten Sie services.hosting?',
  ],
  [{ telefon: '1' }, 'telefon nicht, er bleibt unbeachtet.'],
])('%j is hinted at', async (more, hint) => {
  expect(await warningsOf({ ...example, ...more })).toEqual([
    `In der Datei von OPERATOR_FILE gibt es den Namen ${hint}`,
  ])
})

test('a mistyped name that is needed is named with what is missing', async () => {
  const { phone, ...others } = example
  await expect(warningsOf({ ...others, phon: phone })).rejects.toThrow(
    'darin fehlt oder ist falsch: phone; statt phon meinten Sie wohl phone',
  )
})
