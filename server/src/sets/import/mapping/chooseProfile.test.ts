import { expect, test } from 'vitest'
import { applyTo, proposed } from '../../../testing/import/applyMapping.ts'
import { rowsOf } from '../../../testing/import/mapping.ts'
import { chooseProfile } from './chooseProfile.ts'
import { joinHeader } from './matchHeader.ts'

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

test('a header whose upper row repeats most headings is found where it was proposed', async () => {
  // As headings merged downwards are read, beside a group of two columns.
  const rows = (month: string) =>
    rowsOf(
      `Zinsliste ${month}|||||||`,
      'WE|Kunde|Mieter|Wohnfläche|Kaltmiete|Vertragsdauer||Zimmer',
      'WE|Kunde|Mieter|Wohnfläche|Kaltmiete|ab|bis|Zimmer',
      '1|K1|Roth|50,00|512,00|01.02.2015|31.12.2030|2',
      '2|K1|Lang|60,50|650,00|01.03.2016||3',
    )
  const profile = proposed('unit', rows('12/2025'))
  const { change, records } = await applyTo(rows('01/2026'), profile)
  expect(change).toBeNull()
  expect(records.map(({ values }) => values.propertyid)).toEqual(['1', '2'])
  expect(chooseProfile(rows('01/2026'), [profile])).toEqual({ result: 'known', profile })
})

test('a heading that stands in both rows of a header is said once', () => {
  const [upper, lower] = rowsOf('WE|Netto-|Dauer', 'WE|miete|ab')
  expect(upper && lower && joinHeader(upper, lower, { groups: false }).cells).toEqual([
    'WE',
    'Nettomiete',
    'Dauer ab',
  ])
})
