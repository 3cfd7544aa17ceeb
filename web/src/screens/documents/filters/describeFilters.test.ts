import { expect, test } from 'vitest'
import { describeFilters } from './describeFilters.ts'
import { emptyFilter } from './filterState.ts'

test.each([
  [{}, []],
  [{ street: 'Allee 1' }, ['Adresse „Allee 1“']],
  [
    { year: '2025', month: '03', search: ' Heizung ' },
    ['Jahr „2025“', 'Monat „März“', 'Suche „Heizung“'],
  ],
])('%j is described as %j', (chosen, named) => {
  expect(describeFilters({ ...emptyFilter, ...chosen })).toEqual(named)
})
