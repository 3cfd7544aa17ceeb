import { expect, test } from 'vitest'
import { sortCustomers } from './customers.ts'

const ids = ['K-1', 'K-10', 'K-2', 'Zoll', 'k-1', 'Älter']
const customers = ids.map((id) => ({ id, registeredEmail: '' }))
const sorted = (search: string) => sortCustomers(customers, search).map(({ id }) => id)

test('customers sort by German collation, numbers by value', () => {
  expect(sorted('')).toEqual(['Älter', 'K-1', 'k-1', 'K-2', 'K-10', 'Zoll'])
})

test('the customer with exactly the id that is searched for comes first', () => {
  expect(sorted('Zoll')[0]).toBe('Zoll')
  expect(sorted('k-1')[0]).toBe('k-1')
})

test('customers sort by the email address that is shown', () => {
  const registered = { id: 'K-0', registeredEmail: 'zoe@example.de' }
  expect(sortCustomers([registered, ...customers], '').at(-2)).toEqual(registered)
})
