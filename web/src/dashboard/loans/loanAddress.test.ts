import { describe, expect, it } from 'vitest'
import { changedLoanChoice, type LoanChoice, readLoanChoice } from './loanAddress.ts'

const usual: LoanChoice = { filter: '', field: 'propertyName', direction: 'ascending' }
const read = (search: string) => readLoanChoice(new URLSearchParams(search))
const changed = (search: string, change: Partial<LoanChoice>) =>
  changedLoanChoice(new URLSearchParams(search), change).toString()

describe('a choice of loans in the address', () => {
  it.each<[string, Partial<LoanChoice>]>([
    ['', {}],
    ['?kredit=Linden', { filter: 'Linden' }],
    ['?sortierung=zins&richtung=absteigend', { field: 'interestRate', direction: 'descending' }],
    ['?sortierung=constructor&richtung=seitwaerts', {}],
  ])('is read from %j', (search, expected) => {
    expect(read(search)).toEqual({ ...usual, ...expected })
  })

  it.each<[Partial<LoanChoice>, string]>([
    [{}, ''],
    [{ filter: 'Linden' }, 'kredit=Linden'],
    [{ field: 'duration' }, 'sortierung=dauer'],
    [
      { filter: 'ä', field: 'remainingCredit', direction: 'descending' },
      'kredit=%C3%A4&sortierung=rest&richtung=absteigend',
    ],
  ])('of %o is written as %j, and read again', (choice, search) => {
    expect(changed('', choice)).toBe(search)
    expect(read(search)).toEqual({ ...usual, ...choice })
  })

  it('leaves what belongs to others', () => {
    const address = '?ansicht=objekt&objekt=O1&kunde=K-1&kredit=a'
    expect(changed(address, { filter: '' })).toBe('ansicht=objekt&objekt=O1&kunde=K-1')
  })
})
