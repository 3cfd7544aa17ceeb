import { readSearch, writeSearch } from '@hausblick/contract/searchParameters.ts'
import { type Assumptions, NEUTRAL } from '@hausblick/figures/scenario/assumptions.ts'
import { expect, test } from 'vitest'
import { assumptionsParameter, findWrong } from './assumptionsAddress.ts'

test.each<[string, Partial<Assumptions>]>([
  ['', {}],
  ['zins=3%2C675', { rate: 3_675_000 }],
  ['zins=8%2C00&tilgung=2%2C5', { rate: 8_000_000, repayment: 250 }],
  ['leerstand=0', { vacancy: 0 }],
  ['markt=50', { market: { share: 5_000, from: null } }],
  ['markt=12%2C5&marktab=2030', { market: { share: 1_250, from: 2030 } }],
  ['mieten=-1%2C5&kosten=2&wert=0%2C25', { rents: -150, costs: 200, values: 25 }],
  ['verkauf=einheit-W-1', { sale: { kind: 'unit', id: 'W-1', year: null, price: null } }],
  [
    'verkauf=objekt-O1&verkaufsjahr=2031&preis=250000%2C50',
    { sale: { kind: 'object', id: 'O1', year: 2031, price: 25_000_050 } },
  ],
  ['sondertilgung=5000%2C00', { special: { amount: 500_000, loanId: null } }],
  ['sondertilgung=1%2C00&darlehen=D1', { special: { amount: 100, loanId: 'D1' } }],
])('%s is read and written', (search, given) => {
  const assumptions = { ...NEUTRAL, ...given }
  expect(readSearch(assumptionsParameter, search)).toEqual(assumptions)
  expect(writeSearch(assumptionsParameter, '', assumptions)).toBe(search)
  expect(findWrong(search)).toEqual([])
})

test.each([
  ['zins=9', 'zins=8%2C00', ['rate']],
  ['zins=viel', '', ['rate']],
  ['leerstand=80&mieten=-20', 'leerstand=50&mieten=-5', ['vacancy', 'rents']],
  ['verkauf=W1&verkaufsjahr=2030', '', ['sold']],
  ['sondertilgung=-5', 'sondertilgung=0%2C01', ['amount']],
])('%s is corrected to „%s“', (search, corrected, wrong) => {
  const read = readSearch(assumptionsParameter, search)
  expect(writeSearch(assumptionsParameter, '', read)).toBe(corrected)
  expect(findWrong(search)).toEqual(wrong)
})

test.each(['wert=0', 'markt=0&marktab=2030', 'preis=5&verkaufsjahr=2030', 'darlehen=D1'])(
  '%s is neutral',
  (search) => {
    expect(readSearch(assumptionsParameter, search)).toEqual(NEUTRAL)
    expect(findWrong(search)).toEqual([])
  },
)
