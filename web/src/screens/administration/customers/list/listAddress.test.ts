import {
  customerAccess,
  directoryOnly,
  directorySort,
} from '@hausblick/contract/calls/customerDirectory.ts'
import { readSearch, writeSearch } from '@hausblick/contract/searchParameters.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFiltered, listParameter, nextSorting } from './listAddress.ts'

const asked = fc.record({
  search: fc.string(),
  access: fc.constantFrom(null, ...customerAccess.options),
  only: fc.constantFrom(null, ...directoryOnly.options),
  sort: fc.constantFrom(...directorySort.options),
  direction: fc.constantFrom('ascending' as const, 'descending' as const),
})

test('an address says which customers are listed, in which order', () => {
  fc.assert(
    fc.property(asked, (list) => {
      expect(readSearch(listParameter, writeSearch(listParameter, 'kunde=K-1', list))).toEqual(list)
    }),
  )
  const usual = readSearch(listParameter, '')
  expect(writeSearch(listParameter, '', usual)).toBe('')
  expect(isFiltered(usual)).toBe(false)
  expect(isFiltered({ ...usual, search: 'brandt' })).toBe(true)
})

test('a column sorts from A or from the most, and turns when it sorts already', () => {
  const byName = { sort: 'name', direction: 'ascending' } as const
  expect(nextSorting(byName, 'name').direction).toBe('descending')
  expect(nextSorting(byName, 'units')).toEqual({ sort: 'units', direction: 'descending' })
  expect(nextSorting({ sort: 'units', direction: 'descending' }, 'name')).toEqual(byName)
})
