import { readSearch, writeSearch } from '@hausblick/contract/searchParameters.ts'
import { sortColumns } from '@hausblick/figures/documents/order.ts'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Choice, choiceParameter, isFiltered, nothingChosen } from './address.ts'

const sorting = { column: 'date', direction: 'descending' } as const

describe('a choice in the address', () => {
  it('is read as it was written, for any choice', () => {
    const text = fc.option(fc.string({ minLength: 1 }))
    const choices: fc.Arbitrary<Choice> = fc.record({
      street: text,
      type: text,
      year: fc.option(fc.integer({ min: 1000, max: 9999 }).map(String)),
      month: fc.option(
        fc.integer({ min: 1, max: 12 }).map((month) => String(month).padStart(2, '0')),
      ),
      search: fc.string(),
      sorting: fc.record({
        column: fc.constantFrom(...sortColumns),
        direction: fc.constantFrom('ascending', 'descending'),
      }),
    })
    fc.assert(
      fc.property(choices, (choice) => {
        const address = writeSearch(choiceParameter, 'dialog=hochladen', choice)
        expect(readSearch(choiceParameter, address)).toEqual(choice)
        expect(new URLSearchParams(address).get('dialog')).toBe('hochladen')
      }),
    )
  })

  test.each([
    ['', { ...nothingChosen, sorting }],
    ['?docType=Mietvertrag', { ...nothingChosen, type: 'Mietvertrag', sorting }],
    ['?jahr=25&monat=13&docType=', { ...nothingChosen, sorting }],
    ['?sortierung=name', { ...nothingChosen, sorting }],
    ['?sortierung=constructor&richtung=absteigend', { ...nothingChosen, sorting }],
  ])('%j', (address, choice) => {
    expect(readSearch(choiceParameter, address)).toEqual(choice)
  })

  it('says nothing of what is as it is at first', () => {
    const address = '?jahr=2025&sortierung=name&richtung=absteigend'
    expect(writeSearch(choiceParameter, address, { ...nothingChosen, sorting })).toBe('')
  })
})

test.each([
  [{}, false],
  [{ search: ' ' }, false],
  [{ search: 'a' }, true],
  [{ month: '03' }, true],
])('whether %j leaves out anything', (change, filtered) => {
  expect(isFiltered({ ...nothingChosen, ...change })).toBe(filtered)
})
