import { documentSortColumn } from '@hausblick/contract/documents.ts'
import { readSearch, writeSearch } from '@hausblick/contract/searchParameters.ts'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  type DocumentFilterState,
  emptyFilter,
  filterStateParameter,
  isFiltered,
} from './filterState.ts'

const sorting = { column: 'date', direction: 'descending' } as const

describe('the filter state in the URL', () => {
  it('survives a round trip, whatever it is', () => {
    const text = fc.option(fc.string({ minLength: 1 }))
    const choices: fc.Arbitrary<DocumentFilterState> = fc.record({
      street: text,
      type: text,
      supplier: text,
      year: fc.option(fc.integer({ min: 1000, max: 9999 }).map(String)),
      month: fc.option(
        fc.integer({ min: 1, max: 12 }).map((month) => String(month).padStart(2, '0')),
      ),
      search: fc.string(),
      sorting: fc.record({
        column: fc.constantFrom(...documentSortColumn.options),
        direction: fc.constantFrom('ascending', 'descending'),
      }),
    })
    fc.assert(
      fc.property(choices, (filterState) => {
        const address = writeSearch(filterStateParameter, 'dialog=hochladen', filterState)
        expect(readSearch(filterStateParameter, address)).toEqual(filterState)
        expect(new URLSearchParams(address).get('dialog')).toBe('hochladen')
      }),
    )
  })

  test.each([
    ['', { ...emptyFilter, sorting }],
    ['?docType=Mietvertrag', { ...emptyFilter, type: 'Mietvertrag', sorting }],
    ['?jahr=25&monat=13&docType=', { ...emptyFilter, sorting }],
    ['?sortierung=name', { ...emptyFilter, sorting }],
    ['?sortierung=constructor&richtung=absteigend', { ...emptyFilter, sorting }],
  ])('%j', (address, filterState) => {
    expect(readSearch(filterStateParameter, address)).toEqual(filterState)
  })

  it('omits defaults', () => {
    const address = '?jahr=2025&sortierung=name&richtung=absteigend'
    expect(writeSearch(filterStateParameter, address, { ...emptyFilter, sorting })).toBe('')
  })
})

test.each([
  [{}, false],
  [{ search: ' ' }, false],
  [{ search: 'a' }, true],
  [{ month: '03' }, true],
])('%j narrows the list: %s', (change, filtered) => {
  expect(isFiltered({ ...emptyFilter, ...change })).toBe(filtered)
})
