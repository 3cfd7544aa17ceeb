import { expect, test } from 'vitest'
import type { ImportDifference } from '../../../base/data/imports.ts'
import { noFilter } from './differenceAddress.ts'
import { reverse, reverseCounts, reverseFilter } from './reverse.ts'

const rent = { field: 'monthlyRent', label: 'Monatliche Miete' }
const difference: ImportDifference = {
  number: 1,
  table: 'property-overview',
  title: 'Einheiten',
  customerId: 'E-1001',
  change: 'changed',
  row: 'Einheit 101-02',
  fields: [{ ...rent, before: '€ 612,00', after: '€ 640,00' }],
}

test('undoing puts the old value in the place of the new one', () => {
  expect(reverse(difference)).toEqual({
    ...difference,
    fields: [{ ...rent, before: '€ 640,00', after: '€ 612,00' }],
  })
})

test('undoing removes what was added, and adds what was removed', () => {
  expect(reverse({ ...difference, change: 'added' }).change).toBe('removed')
  expect(reverse({ ...difference, change: 'removed' }).change).toBe('added')
  const counts = { table: 'a', title: 'A', added: 1, changed: 2, removed: 3, stored: 12 }
  expect(reverseCounts({ ...counts, losesMany: true })).toEqual({
    ...counts,
    added: 3,
    removed: 1,
    stored: 10,
    losesMany: false,
  })
})

test('undoing a first import loses all of it', () => {
  const counts = { table: 'a', title: 'A', added: 36, changed: 0, removed: 0, stored: 0 }
  expect(reverseCounts({ ...counts, losesMany: false })).toMatchObject({
    removed: 36,
    stored: 36,
    losesMany: true,
  })
})

test('what undoing would remove is found among what was added', () => {
  expect(reverseFilter({ ...noFilter, change: 'removed' }).change).toBe('added')
  expect(reverseFilter(noFilter).change).toBeNull()
})
