import { expect, test } from 'vitest'
import { suggestStreets, suggestTypes } from './suggestions.ts'

test('streets are cleaned, unique, and sorted with numbers by value', () => {
  const addresses = [
    { street: 'Ährenweg', number: '10' },
    { street: 'Ährenweg', number: '9' },
    { street: 'Zum_See', number: '1' },
    { street: '', number: '' },
  ]
  expect(suggestStreets(addresses, ['Ährenweg 9', 'Bahnhofstraße 2'])).toEqual([
    'Ährenweg 9',
    'Ährenweg 10',
    'Allgemein',
    'Bahnhofstraße 2',
    'Zum-See 1',
  ])
})

test('types in use are sorted in among the usual ones', () => {
  const types = suggestTypes(['Mietvertrag', 'Ölrechnung', ''])
  expect(types.filter((type) => type === 'Mietvertrag')).toHaveLength(1)
  expect(types.indexOf('Ölrechnung')).toBe(types.indexOf('Protokoll') - 1)
  expect(types).not.toContain('')
})
