import { readSearch, writeSearch } from '@hausblick/contract/searchParameters.ts'
import { describe, expect, it } from 'vitest'
import { allLoans, type LoanChoice, loanParameter } from './loanAddress.ts'

describe('a choice of loans in the address', () => {
  it.each<[string, Partial<LoanChoice>]>([
    ['', { filter: '', field: 'address', direction: 'ascending' }],
    ['?kredit=Linden', { filter: 'Linden' }],
    ['?sortierung=zins&richtung=absteigend', { field: 'interestRate', direction: 'descending' }],
    ['?sortierung=constructor&richtung=seitwaerts', {}],
  ])('is read from %j', (search, expected) => {
    expect(readSearch(loanParameter, search)).toEqual({ ...allLoans, ...expected })
  })

  it.each<[Partial<LoanChoice>, string]>([
    [{}, ''],
    [{ filter: 'Linden' }, 'kredit=Linden'],
    [{ field: 'duration' }, 'sortierung=dauer'],
    [
      { filter: 'ä', field: 'remainingCredit', direction: 'descending' },
      'kredit=%C3%A4&sortierung=rest&richtung=absteigend',
    ],
  ])('of %o is written as %j, and read again', (change, search) => {
    const choice = { ...allLoans, ...change }
    expect(writeSearch(loanParameter, '', choice)).toBe(search)
    expect(readSearch(loanParameter, search)).toEqual(choice)
  })

  it('leaves what belongs to others', () => {
    const address = '?ansicht=objekt&objekt=O1&kunde=K-1&kredit=a'
    expect(writeSearch(loanParameter, address, allLoans)).toBe('ansicht=objekt&objekt=O1&kunde=K-1')
  })
})
