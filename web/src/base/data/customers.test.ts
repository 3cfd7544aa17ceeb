import { expect, test } from 'vitest'
import { customerMatches, labelCustomer, sortCustomers } from './customers.ts'

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

test('customers sort by what is shown: the name, with the address or id', () => {
  const named = { id: 'K-9', registeredEmail: 'maria@example.de', name: 'Zita Weber' }
  const unregistered = { id: 'K-8', registeredEmail: '', name: 'Zita Weber' }
  const all = sortCustomers([named, unregistered, ...customers], '')
  expect(all.slice(-3).map(labelCustomer)).toEqual([
    'Zita Weber (K-8)',
    'Zita Weber (maria@example.de)',
    'Zoll',
  ])
})

test.each([
  ['zita', true],
  ['WEBER zi', true],
  ['k-9 weber', true],
  ['maria@', true],
  ['zora', false],
])('a customer is found by name, address and id: %s', (text, expected) => {
  const customer = { id: 'K-9', registeredEmail: 'maria@example.de', name: 'Zita Weber' }
  expect(customerMatches(customer, text)).toBe(expected)
})

test('customers sort by the email address that is shown', () => {
  const registered = { id: 'K-0', registeredEmail: 'zoe@example.de' }
  expect(sortCustomers([registered, ...customers], '').at(-2)).toEqual(registered)
})
