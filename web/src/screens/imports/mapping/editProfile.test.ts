import { type MappingProfile, mappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { describe, expect, test } from 'vitest'
import {
  assignColumn,
  changeColumn,
  choiceOf,
  columnOf,
  joinColumn,
  separateColumn,
  setAccounts,
  setConstant,
} from './editProfile.ts'

const rentRoll: MappingProfile = {
  version: 2,
  name: 'Mieterliste',
  sheet: null,
  subject: 'unit',
  fingerprint: 'nr|strasse|we',
  required: ['we'],
  columns: [
    { from: ['we'], to: 'propertyid', type: 'id' },
    { from: ['strasse'], to: null, type: 'text' },
    { from: ['nr'], to: null, type: 'text' },
  ],
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

const of = (profile: MappingProfile, label: string) => {
  expect(mappingProfile.safeParse(profile).success).toBe(true)
  return columnOf(profile, label)
}

describe('assigning a column', () => {
  test.each([
    ['street+number', { to: 'street', split: 'street-number' }],
    ['zip+city', { to: 'zipcode', split: 'zip-city' }],
    ['address', { to: 'street', split: 'address' }],
    ['tenant', { to: 'tenantlastname', split: 'person' }],
    ['city', { to: 'city' }],
  ])('stores %s as %j, and shows the same choice again', (field, stored) => {
    const column = of(assignColumn(rentRoll, 'strasse', { field, type: 'text' }), 'strasse')
    expect(column).toEqual({ from: ['strasse'], type: 'text', ...stored })
    expect(column && choiceOf(column)).toBe(field)
  })

  test('takes the split of its former field away', () => {
    const split = assignColumn(rentRoll, 'strasse', { field: 'street+number', type: 'text' })
    const column = of(assignColumn(split, 'strasse', null), 'strasse')
    expect(column).toEqual({ from: ['strasse'], to: null, type: 'text' })
    expect(column && choiceOf(column)).toBe('')
  })

  test('adds what is worked out from it, and the newest contract', () => {
    const house = assignColumn(rentRoll, 'nr', { field: 'objectid', type: 'id' })
    expect(house.derived).toEqual(['building-unit-counts'])
    const start = assignColumn(house, 'strasse', { field: 'dateofrentalstart', type: 'date' })
    expect(start.newest).toBe('dateofrentalstart')
    expect(assignColumn(start, 'nr', null).derived).toEqual([])
  })

  test('knows a column of which the mapping has not heard', () => {
    const column = of(assignColumn(rentRoll, 'neu', { field: 'city', type: 'text' }), 'neu')
    expect(column).toEqual({ from: ['neu'], to: 'city', type: 'text' })
  })

  test('names the month of amounts by month', () => {
    const column = of(assignColumn(rentRoll, 'nr', { field: 'income', type: 'money' }), 'nr')
    expect(column).toEqual({ from: ['nr'], to: 'income', type: 'money', month: 1 })
  })
})

describe('joining columns', () => {
  const joined = joinColumn(
    assignColumn(rentRoll, 'strasse', { field: 'street', type: 'text' }),
    'strasse',
    'nr',
  )

  test('reads both as one', () => {
    expect(of(joined, 'nr')).toEqual({ from: ['strasse', 'nr'], to: 'street', type: 'text' })
    expect(joined.columns).toHaveLength(2)
  })

  test('ends when the second is separated or gets a field of its own', () => {
    expect(separateColumn(joined, 'nr').columns.toSorted()).toEqual(
      expect.arrayContaining([
        { from: ['strasse'], to: 'street', type: 'text' },
        { from: ['nr'], to: null, type: 'text' },
      ]),
    )
    const own = assignColumn(joined, 'nr', { field: 'number', type: 'text' })
    expect(of(own, 'nr')).toEqual({ from: ['nr'], to: 'number', type: 'text' })
    expect(of(own, 'strasse')).toEqual({ from: ['strasse'], to: 'street', type: 'text' })
  })
})

test('a column keeps its meanings of texts until the last is taken away', () => {
  const meant = changeColumn(rentRoll, 'nr', { values: { leer: '' }, fillDown: true })
  expect(of(meant, 'nr')).toMatchObject({ values: { leer: '' }, fillDown: true })
  const none = changeColumn(meant, 'nr', { values: {}, fillDown: false })
  expect(of(none, 'nr')).toEqual({ from: ['nr'], to: null, type: 'text' })
})

test('a unit’s number is one of its building until that is taken away', () => {
  const inBuilding = changeColumn(rentRoll, 'nr', { inBuilding: true })
  expect(of(changeColumn(inBuilding, 'nr', { type: 'id' }), 'nr')?.inBuilding).toBe(true)
  const alone = changeColumn(inBuilding, 'nr', { inBuilding: false })
  expect(of(alone, 'nr')).not.toHaveProperty('inBuilding')
})

test('a unit’s number may name its building, from which more is worked out', () => {
  const named = changeColumn(rentRoll, 'we', { split: 'building-unit' })
  expect(named.derived).toEqual(['building-unit-counts'])
  const column = of(named, 'we')
  expect(column).toMatchObject({ to: 'propertyid', split: 'building-unit' })
  expect(column && choiceOf(column)).toBe('propertyid')
  expect(changeColumn(named, 'we', { split: undefined })).toEqual(rentRoll)
})

test('a constant is set, replaced and taken away', () => {
  const set = setConstant(setConstant(rentRoll, 'customerid', 'E-1'), 'customerid', 'E-2')
  expect(set.constants).toEqual([{ to: 'customerid', value: 'E-2' }])
  expect(setConstant(set, 'customerid', '').constants).toEqual([])
})

test('accounts are added to those that are known', () => {
  const journal: MappingProfile = {
    ...rentRoll,
    postings: { amounts: 'signed', accounts: { '6000': { use: 'ignore' } } },
  }
  const both = setAccounts(journal, { '4500': { use: 'expense', kind: 'Instandhaltung' } })
  expect(both.postings?.accounts).toEqual({
    '6000': { use: 'ignore' },
    '4500': { use: 'expense', kind: 'Instandhaltung' },
  })
  expect(setAccounts(rentRoll, { '4500': { use: 'ignore' } })).toBe(rentRoll)
})
