import type { InvoiceRow } from '@hausblick/contract/invoice.ts'
import { expect, test } from 'vitest'
import { invoicesOfKind } from './invoices.ts'

const row = (rest: Partial<InvoiceRow>): InvoiceRow => ({
  ...{ name: 'a.xml', street: 'Weg 1', date: '2025-03-05', supplier: 'Rohr GmbH', number: '1' },
  ...{ kind: 'Instandhaltung', net: 10_000, vat: 1_900, gross: 11_900, householdShare: null },
  ...{ currency: 'EUR', precedes: [] },
  ...rest,
})
const rows = [
  row({}),
  row({ number: '2', kind: 'instandhaltung ', gross: -1_900, date: '2025-03-31' }),
  row({ number: '3', currency: 'CHF' }),
  row({ number: '4', kind: 'Versicherung' }),
  row({ number: '5', kind: null }),
  row({ number: '6', street: 'Weg 2', date: '2025-04-01' }),
  row({ number: '7', gross: null, date: '2024-12-31' }),
]
const year = { kind: 'Instandhaltung', from: '2025-01', to: '2025-12' }

test.each([
  ['a portfolio in a year', { ...year, street: null }, ['1', '2', '3', '6'], 21_900],
  ['a place', { ...year, street: 'Weg 1' }, ['1', '2', '3'], 10_000],
  ['a month', { ...year, to: '2025-03', street: null }, ['1', '2', '3'], 10_000],
  ['two years', { ...year, from: '2024-12', street: 'Weg 1' }, ['1', '2', '3', '7'], 10_000],
  ['a kind without any', { ...year, kind: 'Hausgeld', street: null }, [], 0],
])('the invoices of %s', (_, asked, numbers, sum) => {
  const found = invoicesOfKind(rows, asked)
  expect(found.invoices.map(({ number }) => number)).toEqual(numbers)
  expect(found.sum).toBe(sum)
})
