import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  filterLoans,
  type LoanSortField,
  loanProgress,
  loansOfObject,
  loansOfProperty,
  loanTitle,
  remainingTotal,
  sortLoans,
  uniqueLoans,
} from './loans.ts'
import type { Loan } from './records/credit.ts'

function loan(given: Partial<Loan>): Loan {
  return {
    creditId: 'D1',
    propertyIds: [],
    objectIds: [],
    propertyName: '',
    payment: 0,
    interestRate: 0,
    remainingCredit: 0,
    duration: 0,
    yearsRemaining: 0,
    ...given,
  }
}

const ids = (loans: readonly Loan[]) => loans.map(({ creditId }) => creditId)

describe('loanProgress', () => {
  test.each([
    [23, 16.5, 28.26],
    [13, 2.9, 77.69],
    [10, 10, 0],
    [0, 5, 0],
    [10, 0, 0],
    [0, 0, 0],
  ])('of %d years with %d remaining is %d %%', (duration, yearsRemaining, percent) => {
    expect(loanProgress({ duration, yearsRemaining })).toBeCloseTo(percent, 2)
  })
})

describe('selecting loans', () => {
  const loans = [
    loan({ creditId: 'D1', propertyIds: ['W1', 'W2'], objectIds: ['O1'] }),
    loan({ creditId: 'D2', propertyIds: ['W2'] }),
    loan({ creditId: 'D1', propertyIds: ['W2'], objectIds: ['O1'], payment: 9 }),
    loan({ creditId: 'D3', objectIds: ['O1', 'O2'] }),
  ]

  it('finds those of a unit, each once, the first of its id', () => {
    expect(ids(loansOfProperty(loans, 'W2'))).toEqual(['D1', 'D2'])
    expect(loansOfProperty(loans, 'W2')[0]?.payment).toBe(0)
    expect(loansOfProperty(loans, 'W')).toEqual([])
  })

  it('finds those of a building, each once', () => {
    expect(ids(loansOfObject(loans, 'O1'))).toEqual(['D1', 'D3'])
    expect(ids(loansOfObject(loans, 'O2'))).toEqual(['D3'])
  })

  it('shows each credit id once', () => {
    expect(ids(uniqueLoans(loans))).toEqual(['D1', 'D2', 'D3'])
  })
})

describe('filterLoans', () => {
  const loans = [
    loan({ creditId: 'K-1-D1', propertyName: 'Ährenweg 3, 80937 München' }),
    loan({ creditId: 'K-1-D2', propertyName: 'Lindenstraße 14, 50674 Köln' }),
    loan({ creditId: 'K-1-D3' }),
  ]

  test.each([
    ['', ['K-1-D1', 'K-1-D2', 'K-1-D3']],
    ['  ', ['K-1-D1', 'K-1-D2', 'K-1-D3']],
    ['ÄHRENWEG', ['K-1-D1']],
    ['a\u0308hren', ['K-1-D1']],
    ['straße 1', ['K-1-D2']],
    ['d3', ['K-1-D3']],
    ['köln', ['K-1-D2']],
    ['(', []],
  ])('by %j', (filter, expected) => {
    expect(ids(filterLoans(loans, filter))).toEqual(expected)
  })
})

describe('sortLoans', () => {
  const loans = [
    loan({ creditId: 'a', propertyName: 'Zeile 10', payment: 2, interestRate: 1 }),
    loan({ creditId: 'b', propertyName: 'Ährenweg 3', payment: 10, interestRate: 1 }),
    loan({ creditId: 'c', propertyName: 'Zeile 9', payment: 1, interestRate: 3 }),
    loan({ creditId: 'd', propertyName: 'birkenweg 1', payment: 2, interestRate: 2 }),
  ]

  test.each<[LoanSortField, 'ascending' | 'descending', string]>([
    ['propertyName', 'ascending', 'bdca'],
    ['propertyName', 'descending', 'acdb'],
    ['payment', 'ascending', 'cadb'],
    ['payment', 'descending', 'badc'],
    ['interestRate', 'ascending', 'abdc'],
  ])('by %s, %s', (field, direction, expected) => {
    expect(ids(sortLoans(loans, field, direction)).join('')).toBe(expected)
  })

  it('keeps every loan and leaves its argument alone', () => {
    const loanWith = fc.record({ creditId: fc.string(), payment: fc.integer() }).map(loan)
    fc.assert(
      fc.property(fc.array(loanWith), (given) => {
        const before = [...given]
        const sorted = sortLoans(given, 'payment', 'descending')
        expect(given).toEqual(before)
        expect(new Set(sorted)).toEqual(new Set(given))
        const payments = sorted.map(({ payment }) => payment)
        expect(payments).toEqual(payments.toSorted((a, b) => b - a))
      }),
    )
  })
})

describe('remainingTotal', () => {
  it('adds without rounding errors', () => {
    const loans = [loan({ remainingCredit: 0.1 }), loan({ remainingCredit: 0.2 })]
    expect(remainingTotal(loans)).toBe(0.3)
  })

  it('is zero without loans', () => {
    expect(remainingTotal([])).toBe(0)
  })
})

describe('loanTitle', () => {
  it('is the address line, or the credit’s id', () => {
    expect(loanTitle({ creditId: 'D1', propertyName: 'Weg 1' })).toBe('Weg 1')
    expect(loanTitle({ creditId: 'D1', propertyName: '' })).toBe('Kredit D1')
  })
})
