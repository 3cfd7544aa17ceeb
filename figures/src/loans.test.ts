import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  elapsedTerm,
  filterLoans,
  type LoanSortField,
  loanProgress,
  loanStatus,
  loanTitle,
  sortLoans,
  uniqueLoans,
} from './loans.ts'
import type { Loan } from './records/loan.ts'

function loan(given: Partial<Loan>): Loan {
  return {
    loanId: 'D1',
    unitIds: [],
    objectIds: [],
    address: '',
    payment: 0,
    interestRate: 0,
    remainingCredit: 0,
    duration: 0,
    yearsRemaining: 0,
    ...given,
  }
}

const ids = (loans: readonly Loan[]) => loans.map(({ loanId }) => loanId)

describe('loanProgress', () => {
  test.each([
    [230, 165, 2826],
    [130, 29, 7769],
    [10, 10, 0],
    [0, 5, 0],
    [10, 0, 0],
    [0, 0, 0],
    [null, 5, 0],
    [10, null, 0],
  ])(
    'of %s tenths of a year with %s remaining is %d basis points',
    (duration, yearsRemaining, progress) => {
      expect(loanProgress({ duration, yearsRemaining })).toBeCloseTo(progress, 0)
    },
  )
})

describe('the elapsed term and status of a loan', () => {
  test.each([
    ['half of its term', 100, 50, 1000, 5000, 'running'],
    ['its last months', 200, 8, 1000, 9600, 'running'],
    ['no years left and nothing owed', 100, 0, 0, 10_000, 'repaid'],
    ['no years left and something owed', 100, 0, 1000, 10_000, 'unpaid'],
    ['no years left and an unknown amount owed', 100, 0, null, 10_000, 'ended'],
    ['nothing owed before the end', 100, 40, 0, 6000, 'repaid'],
    ['unknown remaining years', 10, null, 1000, null, 'running'],
    ['an unknown duration', null, 0, 1000, null, 'running'],
    ['no duration', 0, 0, 1000, null, 'running'],
    ['nothing known', null, null, null, null, 'running'],
  ])('with %s', (_, duration, yearsRemaining, remainingCredit, elapsed, status) => {
    expect(elapsedTerm({ duration, yearsRemaining })).toEqual(elapsed)
    const loan = { duration, yearsRemaining, remainingCredit }
    expect(loanStatus(loan, remainingCredit)).toBe(status)
  })
})

it('returns each id once', () => {
  const loans = ['D1', 'D2', 'D1'].map((loanId, payment) => loan({ loanId, payment }))
  expect(ids(uniqueLoans(loans))).toEqual(['D1', 'D2'])
  expect(uniqueLoans(loans)[0]?.payment).toBe(0)
})

test.each([
  ['still owed', 1000, 'unpaid'],
  ['paid off by the schedule', 0, 'ended'],
])('a loan without years left that is %s today', (_, owed, status) => {
  const recorded = { duration: 100, yearsRemaining: 0, remainingCredit: 1000 }
  expect(loanStatus(recorded, owed)).toBe(status)
})

describe('filterLoans', () => {
  const loans = [
    loan({ loanId: 'K-1-D1', address: 'Ährenweg 3, 80937 München' }),
    loan({ loanId: 'K-1-D2', address: 'Lindenstraße 14, 50674 Köln' }),
    loan({ loanId: 'K-1-D3' }),
  ]

  test.each([
    ['', ['K-1-D1', 'K-1-D2', 'K-1-D3']],
    ['  ', ['K-1-D1', 'K-1-D2', 'K-1-D3']],
    ['ÄHRENWEG', ['K-1-D1']],
    ['a\u0308hren', ['K-1-D1']],
    ['straße 1', ['K-1-D2']],
    ['d3', ['K-1-D3']],
    ['köln', ['K-1-D2']],
    ['koeln', ['K-1-D2']],
    ['Lindenstr. 14', ['K-1-D2']],
    ['LINDENSTRASSE', ['K-1-D2']],
    ['aehren', ['K-1-D1']],
    ['Kredit K-1-D3', ['K-1-D3']],
    ['kredit k-1-d1', ['K-1-D1']],
    ['Kredit', ['K-1-D1', 'K-1-D2', 'K-1-D3']],
    ['[', []],
  ])('by %j', (filter, expected) => {
    expect(ids(filterLoans(loans, filter))).toEqual(expected)
  })
})

describe('sortLoans', () => {
  const loans = [
    loan({ loanId: 'a', address: 'Zeile 10', payment: 2, interestRate: 1 }),
    loan({ loanId: 'b', address: 'Ährenweg 3', payment: 10, interestRate: 1 }),
    loan({ loanId: 'c', address: 'Zeile 9', payment: 1, interestRate: 3 }),
    loan({ loanId: 'd', address: 'birkenweg 1', payment: 2, interestRate: 2 }),
  ]

  test.each<[LoanSortField, 'ascending' | 'descending', string]>([
    ['address', 'ascending', 'bdca'],
    ['address', 'descending', 'acdb'],
    ['payment', 'ascending', 'cadb'],
    ['payment', 'descending', 'badc'],
    ['interestRate', 'ascending', 'abdc'],
  ])('by %s, %s', (field, direction, expected) => {
    expect(ids(sortLoans(loans, field, direction)).join('')).toBe(expected)
  })

  it('puts unknown values last in both directions', () => {
    const withUnknown = [loan({ loanId: 'x', payment: null, interestRate: null }), ...loans]
    expect(ids(sortLoans(withUnknown, 'payment', 'ascending')).at(-1)).toBe('x')
    expect(ids(sortLoans(withUnknown, 'payment', 'descending')).at(-1)).toBe('x')
  })

  it('keeps every loan and does not change its argument', () => {
    const loanWith = fc.record({ loanId: fc.string(), payment: fc.integer() }).map(loan)
    fc.assert(
      fc.property(fc.array(loanWith), (given) => {
        const before = [...given]
        const sorted = sortLoans(given, 'payment', 'descending')
        expect(given).toEqual(before)
        expect(new Set(sorted)).toEqual(new Set(given))
        const payments = sorted.map(({ payment }) => payment ?? Number.NaN)
        expect(payments).toEqual(payments.toSorted((a, b) => b - a))
      }),
    )
  })
})

describe('loanTitle', () => {
  it('is the address line, or else the loan’s name', () => {
    expect(loanTitle({ loanId: 'D1', address: 'Weg 1' })).toBe('Weg 1')
    expect(loanTitle({ loanId: 'D1', address: '' })).toBe('Kredit D1')
  })
})
