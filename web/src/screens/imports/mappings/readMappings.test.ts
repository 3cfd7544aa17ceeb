import { expect, test } from 'vitest'
import { readMappings } from './readMappings.ts'

const fileOf = (content: unknown) => ({
  name: 'mieter.json',
  text: async () => (typeof content === 'string' ? content : JSON.stringify(content)),
})

const profile = {
  version: 2,
  name: 'Mieterliste',
  sheet: null,
  subject: 'unit',
  fingerprint: 'we',
  required: ['we'],
  columns: [{ from: ['we'], to: 'propertyid', type: 'id' }],
  constants: [],
  titles: [],
  skip: [],
  sections: [],
  continuation: null,
  newest: null,
  year: null,
  postings: null,
  derived: [],
  totals: [],
}

test('the mappings of a file are read as they were sent', async () => {
  expect(await readMappings(fileOf({ profiles: [profile] }))).toEqual({ profiles: [profile] })
})

test.each([
  ['text', 'keine Zuordnung'],
  ['another file', { profiles: 'alle' }],
  ['a newer version', { profiles: [{ ...profile, version: 4 }] }],
])('of %s it is said what to choose', async (_, content) => {
  await expect(readMappings(fileOf(content))).rejects.toThrow(
    'mieter.json ist keine Datei mit Zuordnungen. Wählen Sie eine, die hier heruntergeladen wurde.',
  )
})
