import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  filterLoans,
  type LoanSortField,
  loanProgress,
  loanStanding,
  loansOfObject,
  loansOfProperty,
  loanTitle,
  passedTerm,
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
    [null, 5, 0],
    [10, null, 0],
  ])('of %s years with %s remaining is %d %%', (duration, yearsRemaining, percent) => {
    expect(loanProgress({ duration, yearsRemaining })).toBeCloseTo(percent, 2)
  })
})

describe('how a loan stands', () => {
  test.each([
    ['half of its term', 10, 5, 1000, 50, 'running'],
    ['its last months', 20, 0.8, 1000, 96, 'running'],
    ['no years left and nothing owed', 10, 0, 0, 100, 'repaid'],
    ['no years left and something owed', 10, 0, 1000, 100, 'ended'],
    ['no years left and an unknown amount owed', 10, 0, null, 100, 'ended'],
    ['nothing owed before the end', 10, 4, 0, 60, 'repaid'],
    ['remaining years that are not known', 10, null, 1000, null, 'running'],
    ['a duration that is not known', null, 0, 1000, null, 'running'],
    ['no duration', 0, 0, 1000, null, 'running'],
    ['nothing that is known', null, null, null, null, 'running'],
  ])('with %s', (_, duration, yearsRemaining, remainingCredit, percent, standing) => {
    expect(passedTerm({ duration, yearsRemaining })).toEqual(percent)
    expect(loanStanding({ duration, yearsRemaining, remainingCredit })).toBe(standing)
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
    ['koeln', ['K-1-D2']],
    ['Lindenstr. 14', ['K-1-D2']],
    ['LINDENSTRASSE', ['K-1-D2']],
    ['aehren', ['K-1-D1']],
    ['Kredit K-1-D3', ['K-1-D3']],
    ['kredit k-1-d1', ['K-1-D1']],
    ['Kredit', ['K-1-D1', 'K-1-D2', 'K-1-D3']],
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

  it('puts what is not known last, both ways', () => {
    const withUnknown = [loan({ creditId: 'x', payment: null, interestRate: null }), ...loans]
    expect(ids(sortLoans(withUnknown, 'payment', 'ascending')).at(-1)).toBe('x')
    expect(ids(sortLoans(withUnknown, 'payment', 'descending')).at(-1)).toBe('x')
  })

  it('keeps every loan and leaves its argument alone', () => {
    const loanWith = fc.record({ creditId: fc.string(), payment: fc.integer() }).map(loan)
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

describe('remainingTotal', () => {
  it('adds the whole euros that each loan shows', () => {
    const loans = [loan({ remainingCredit: 100.4 }), loan({ remainingCredit: 200.4 })]
    expect(remainingTotal(loans)).toBe(300)
    expect(remainingTotal([...loans, loan({ remainingCredit: 0.5 })])).toBe(301)
  })

  it('adds what is known, and is not known where nothing is', () => {
    expect(remainingTotal([loan({ remainingCredit: null }), loan({ remainingCredit: 5 })])).toBe(5)
    expect(remainingTotal([loan({ remainingCredit: null })])).toBeNull()
    expect(remainingTotal([])).toBeNull()
  })
})

describe('loanTitle', () => {
  it('is the address line, or the credit’s id', () => {
    expect(loanTitle({ creditId: 'D1', propertyName: 'Weg 1' })).toBe('Weg 1')
    expect(loanTitle({ creditId: 'D1', propertyName: '' })).toBe('Kredit D1')
  })
})
