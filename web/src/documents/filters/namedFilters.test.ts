import { expect, test } from 'vitest'
import { nothingChosen } from './address.ts'
import { namedFilters } from './namedFilters.ts'

test.each([
  [{}, []],
  [{ street: 'Allee 1' }, ['Adresse „Allee 1“']],
  [
    { year: '2025', month: '03', search: ' Heizung ' },
    ['Jahr „2025“', 'Monat „März“', 'Suche „Heizung“'],
  ],
])('%j is named %j', (chosen, named) => {
  expect(namedFilters({ ...nothingChosen, ...chosen })).toEqual(named)
})
