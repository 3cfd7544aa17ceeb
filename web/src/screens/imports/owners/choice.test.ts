import type { ImportOwner } from '@hausblick/contract/calls/importOwners.ts'
import { expect, test } from 'vitest'
import { canChoose, findOwners, toggle, unconfirmed } from './choice.ts'

const owner: ImportOwner = {
  number: 1,
  customerId: 'E-1001',
  name: 'Jürgen Öztürk',
  email: 'oeztuerk@example.org',
  fault: null,
  isCustomer: false,
  sharedWith: [],
  state: 'open',
  at: null,
  reason: null,
}

test('who has no invitation that still holds can be chosen', () => {
  const states = ['open', 'refused', 'expired', 'queued', 'sent', 'opened', 'redeemed'] as const
  expect(states.filter((state) => canChoose({ ...owner, state }))).toEqual([
    'open',
    'refused',
    'expired',
  ])
  expect(canChoose({ ...owner, fault: 'Das ist keine Adresse.' })).toBe(false)
})

test('who has no address can only become a customer', () => {
  const without = { ...owner, email: null, fault: 'Hier steht keine E-Mail-Adresse.' }
  expect(canChoose(without)).toBe(true)
  expect(canChoose({ ...without, isCustomer: true })).toBe(false)
})

test('an address of several customers is asked about once', () => {
  const one = { ...owner, email: 'Beide@Example.org', sharedWith: ['E-1002'] }
  const other = { ...one, number: 2, customerId: 'E-1002', sharedWith: ['E-1001'] }
  expect(unconfirmed([owner, one, other], new Set())).toEqual(['beide@example.org'])
  expect(unconfirmed([one, other], new Set(['beide@example.org']))).toEqual([])
})

test('owners are found by number, name and address', () => {
  const found = (search: string) => findOwners([owner], search).length
  expect(['1001', 'jürgen', 'ozturk', 'oeztuerk example'].map(found)).toEqual([1, 1, 1, 1])
  expect(found('Brandt')).toBe(0)
})

test('an entry is put in and taken out', () => {
  const set = new Set([1])
  expect([...toggle(set, 2, true)]).toEqual([1, 2])
  expect([...toggle(set, 1, false)]).toEqual([])
  expect([...set]).toEqual([1])
})
