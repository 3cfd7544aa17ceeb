import { expect, test } from 'vitest'
import { proposeAccount } from './accounts.ts'

test.each([
  ['Nettokaltzinse', 'Kaltmiete'],
  ['Mietzinse', 'Kaltmiete'],
  ['Pachtzins', 'Kaltmiete'],
  ['Wohnungszinse', undefined],
  ['Miete über Girokonto', undefined],
  ['Nebenkosten Privatkonto', undefined],
  ['Mietkaution', 'ignore'],
  ['Darlehenszinsen', 'ignore'],
  ['Zinsertrag', 'ignore'],
])('an account %s is proposed as %s', (account, expected) => {
  const sums = { use: null, rows: 1, debit: 0, credit: 85_000, income: 0, expenses: 0 }
  const proposed = proposeAccount({ account: '6000', name: account, ...sums })
  expect(proposed && ('kind' in proposed ? proposed.kind : proposed.use)).toBe(expected ?? null)
})
