import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { describe, expect, test } from 'vitest'
import { applyTo, proposed } from '../../../../testing/import/applyMapping.ts'
import { rowsOf } from '../../../../testing/import/mapping.ts'
import { splitText } from './split.ts'

test.each([
  ['0012/001', '0012/001', '0012', '0012-001'],
  ['101-03', '101-03', '101', '101-03'],
  ['0007.002', '0007.002', '0007', '0007-002'],
  ['101-03/1', '101-03/1', '101-03', '101-03-1'],
  ['12 | 3', '12 | 3', '12', '12-3'],
  ['R7 – 04', 'R7 – 04', 'R7', 'R7-04'],
  ['Haus 12 / WE 3', 'Haus 12 / WE 3', '12', '12-3'],
  ['Lindenstraße 4 / WE 3', 'Lindenstraße 4 / WE 3', 'Lindenstraße 4', 'Lindenstraße 4-3'],
])('%s is the unit %s in %s, or %s', (text, whole, building, within) => {
  const ids = { propertyid: whole, objectid: building }
  expect(splitText(text, 'building-unit', 'propertyid')).toEqual(ids)
  const parts = splitText(text, 'building-unit', 'propertyid', true)
  expect(`${parts.objectid}-${parts.propertyid}`).toBe(within)
})

test('a unit may stand before its building, or alone', () => {
  const swapped = splitText('WE 3 / Haus 12', 'unit-building', 'propertyid', true)
  expect(swapped).toEqual({ propertyid: '3', objectid: '12' })
  const alone = { propertyid: 'WE 3', objectid: '' }
  expect(splitText('WE 3', 'building-unit', 'propertyid', true)).toEqual(alone)
})

describe('two ids in a cell', () => {
  const rows = rowsOf(
    'WE|Kunde|Kaltmiete',
    '0012/001|K1|1,00',
    '0013/001|K1|2,00',
    'Garage|K1|3,00',
  )
  const change = (column: object, profile: MappingProfile) => ({
    ...profile,
    columns: profile.columns.map((one) => (one.to === 'propertyid' ? { ...one, ...column } : one)),
  })

  test('name unit and building, where there is one', async () => {
    const profile = change({ split: 'building-unit' }, proposed('unit', rows))
    const { records, faults, warnings } = await applyTo(rows, profile)
    expect(faults).toEqual([])
    expect(records.map(({ values: { propertyid, objectid } }) => [propertyid, objectid])).toEqual([
      ['0012/001', '0012'],
      ['0013/001', '0013'],
      ['Garage', null],
    ])
    expect(warnings).toMatchObject([{ line: 4, column: 'WE', cell: 'Garage' }])
  })

  test('make the number of a unit within its building', async () => {
    const profile = change({ split: 'building-unit', inBuilding: true }, proposed('unit', rows))
    const { records } = await applyTo(rows, profile)
    expect(records.map(({ values }) => values.propertyid)).toEqual([
      '0012-001',
      '0013-001',
      'Garage',
    ])
  })

  test('that is alone is the building’s in a journal', async () => {
    const journal = rowsOf(
      'Datum|WE|Konto|Betrag',
      '01.02.2025|0012/001|1|5,00',
      '01.02.2025|0012|1|7,00',
    )
    const profile = proposed('posting', journal)
    const uses = { accounts: { '1': { use: 'income', kind: 'Miete' } }, amounts: 'signed' } as const
    const { postings } = await applyTo(journal, {
      ...change({ split: 'building-unit' }, profile),
      postings: uses,
    })
    expect(postings?.amounts).toMatchObject([
      { propertyid: '0012/001', objectid: '0012' },
      { propertyid: null, objectid: '0012' },
    ])
  })
})
