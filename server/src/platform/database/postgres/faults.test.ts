import { expect, test } from 'vitest'
import { isConnectionFault } from './faults.ts'

const withCode = (code: string) => Object.assign(new Error('from pg'), { code })

test.each(
  '57P01 57P02 57P03 57P05 25P03 25006 08000 08006 08P01 53300 ECONNRESET ECONNREFUSED EPIPE ETIMEDOUT EAI_AGAIN'.split(
    ' ',
  ),
)('%s is a fault of the connection', (code) => {
  expect(isConnectionFault(withCode(code))).toBe(true)
})

test.each('23505 40001 40P01 42P01 22P02 57014 53100 28P01 3D000 ENOSPC'.split(' '))(
  '%s is none',
  (code) => {
    expect(isConnectionFault(withCode(code))).toBe(false)
  },
)

test.each([
  ['Connection terminated', true],
  ['Connection terminated unexpectedly', true],
  ['Connection terminated due to connection timeout', true],
  ['timeout exceeded when trying to connect', true],
  ['timeout expired', true],
  ['Client has encountered a connection error and is not queryable', true],
  ['A connection terminated', false],
  ['syntax error', false],
])('an error without a code that says %j', (message, expected) => {
  expect(isConnectionFault(new Error(message))).toBe(expected)
})
