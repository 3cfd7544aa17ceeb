import { expect, test } from 'vitest'
import { proposed } from '../../../testing/import/applyMapping.ts'
import { rowsOf } from '../../../testing/import/mapping.ts'
import { chooseProfile } from './chooseProfile.ts'

const UNITS = rowsOf('Stand 31.12.2025', 'WE|Kunde|Mieter|Kaltmiete', '1|K1|Roth|512,00')
const LOANS = rowsOf('Kreditkonto|Kunde|Restschuld|Sollzins', 'A1|K1|1,00|2,0')
const profiles = [proposed('unit', UNITS), proposed('loan', LOANS)]

test('a sheet is read by the mapping with its headings, in whatever order', () => {
  const choice = chooseProfile(rowsOf('', 'Mieter|Kaltmiete|WE|Kunde'), profiles)
  expect(choice).toEqual({ result: 'known', profile: profiles[0] })
})

test.each([
  ['a day named by its month', 'Stand 12/2025', 'Stand 01/2026', 'known'],
  ['the month of amounts', 'Miete 12/2025', 'Miete 01/2026', 'changed'],
])('%s in a heading is that of the next file or not', (_, before, after, result) => {
  const headerOf = (heading: string) => rowsOf(`Kreditkonto|Kunde|${heading}|Sollzins`)
  const saved = proposed('loan', [...headerOf(before), ...rowsOf('A1|K1|1,00|2,0')])
  expect(chooseProfile(headerOf(after), [saved]).result).toBe(result)
})

test('a changed header says what changed', () => {
  const choice = chooseProfile(rowsOf('WE|Kunde|Mietername|Kaltmiete'), profiles)
  expect(choice).toEqual({
    result: 'changed',
    profile: profiles[0],
    change: { added: ['Mietername'], missing: ['mieter'] },
  })
})

test('two sources with one header are not guessed between', () => {
  const [units] = profiles
  if (!units) throw new Error('no mapping')
  const other = { ...units, name: 'other' }
  expect(chooseProfile(UNITS, [units, other])).toEqual({
    result: 'several',
    profiles: [units, other],
  })
})

test('any other header is unknown', () => {
  expect(chooseProfile(rowsOf('Farbe|Form', 'rot|rund'), profiles)).toEqual({ result: 'unknown' })
})
