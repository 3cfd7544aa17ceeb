import { expect, test } from 'vitest'
import { type Caller, denyEndAccount, denyOperating } from './access.ts'

const account = { issuer: 'hausblick', subject: 'me', email: 'me@example.org' }
const callers: Readonly<Record<Caller['kind'], Caller>> = {
  nobody: { kind: 'nobody' },
  unlinked: { kind: 'unlinked', ...account },
  customer: { kind: 'customer', customerId: 'A', ...account },
  staff: { kind: 'staff', ...account },
  operator: { kind: 'operator', ...account },
}
const another = { issuer: 'hausblick', subject: 'another' }

test.each([
  ['nobody', 401],
  ['unlinked', 403],
  ['customer', 403],
  ['staff', 403],
  ['operator', undefined],
] as const)('%s operating the service', (kind, status) => {
  expect(denyOperating(callers[kind])?.statusCode).toBe(status)
  expect(denyEndAccount(callers[kind], another)?.statusCode).toBe(status)
})

test('an operator cannot end the account that they call with, whoever else has its id elsewhere', () => {
  expect(denyEndAccount(callers.operator, account)?.statusCode).toBe(409)
  expect(denyEndAccount(callers.operator, { ...account, issuer: 'elsewhere' })).toBeNull()
  expect(denyEndAccount(callers.staff, account)?.statusCode).toBe(403)
})
