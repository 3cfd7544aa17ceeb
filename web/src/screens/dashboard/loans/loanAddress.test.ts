import { readSearch, writeSearch } from '@hausblick/contract/searchParameters.ts'
import { describe, expect, it } from 'vitest'
import { defaultLoanList, type LoanListState, loanParameter } from './loanAddress.ts'

describe('the state of the loan list in the address', () => {
  it.each<[string, Partial<LoanListState>]>([
    ['', { filter: '', field: 'address', direction: 'ascending' }],
    ['?kredit=Linden', { filter: 'Linden' }],
    ['?sortierung=zins&richtung=absteigend', { field: 'interestRate', direction: 'descending' }],
    ['?sortierung=constructor&richtung=seitwaerts', {}],
  ])('is read from %j', (search, expected) => {
    expect(readSearch(loanParameter, search)).toEqual({ ...defaultLoanList, ...expected })
  })

  it.each<[Partial<LoanListState>, string]>([
    [{}, ''],
    [{ filter: 'Linden' }, 'kredit=Linden'],
    [{ field: 'duration' }, 'sortierung=dauer'],
    [
      { filter: 'ä', field: 'remainingCredit', direction: 'descending' },
      'kredit=%C3%A4&sortierung=rest&richtung=absteigend',
    ],
  ])('with %o is written as %j and reads back', (change, search) => {
    const choice = { ...defaultLoanList, ...change }
    expect(writeSearch(loanParameter, '', choice)).toBe(search)
    expect(readSearch(loanParameter, search)).toEqual(choice)
  })

  it('keeps other parameters', () => {
    const address = '?ansicht=objekt&objekt=O1&kunde=K-1&kredit=a'
    expect(writeSearch(loanParameter, address, defaultLoanList)).toBe(
      'ansicht=objekt&objekt=O1&kunde=K-1',
    )
  })
})
