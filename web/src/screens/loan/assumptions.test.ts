import { readSearch, writeSearch } from '@hausblick/contract/searchParameters.ts'
import { expect, test } from 'vitest'
import { type Assumptions, assumptionsParameter } from './assumptions.ts'

const none: Assumptions = { scenarioRate: null, special: null }
const special = { amount: 500_050, month: '2026-06', isYearly: false }

test.each<[string, Assumptions]>([
  ['', none],
  ['zins=3%2C50', { ...none, scenarioRate: 3_500_000 }],
  ['zins=0%2C50', { ...none, scenarioRate: 500_000 }],
  ['zins=3%2C675', { ...none, scenarioRate: 3_675_000 }],
  ['sondertilgung=5000%2C50&ab=2026-06', { ...none, special }],
  ['jaehrlich=5000%2C50&ab=2026-06', { ...none, special: { ...special, isYearly: true } }],
])('%s is read and written', (search, assumptions) => {
  expect(readSearch(assumptionsParameter, search)).toEqual(assumptions)
  expect(writeSearch(assumptionsParameter, '', assumptions)).toBe(search)
})

test.each([
  'zins=0,49',
  'zins=8,01',
  'zins=viel',
  'sondertilgung=5000',
  'sondertilgung=-1&ab=2026-06',
  'sondertilgung=1&ab=2026-13',
])('%s assumes nothing', (search) => {
  expect(readSearch(assumptionsParameter, search)).toEqual(none)
})
