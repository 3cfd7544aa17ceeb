import { describe, expect, it } from 'vitest'
import { findBest } from './find.ts'

function unit(id: string, street: string, number: string, lastName = '', owner = 'Weber, Eva') {
  const address = { street, number, zipcode: '50667', city: 'Köln' }
  const tenant = lastName ? { title: 'Frau', firstName: 'Aylin', lastName } : null
  return { id, name: 'WE 01', address, tenant, owner }
}

describe('findBest', () => {
  const units = [
    unit('K-1-W1', 'Lindenstraße', '112', 'Größer'),
    unit('K-1-W2', 'Lindenstraße', '12', 'Ahrens'),
    unit('K-2-W1', 'Am Lindenhof', '3', 'Weber', 'Ritter, Ingrid'),
    unit('K-2-W2', 'Unter den Linden', '4', '', 'Ritter, Ingrid'),
  ]

  it.each([
    ['', []],
    ['  ', []],
    ['hamburg', []],
    ['GROESSER', ['K-1-W1']],
    ['k-2-w2', ['K-2-W2']],
    ['w1', ['K-2-W1', 'K-1-W1']],
    // The whole word, its beginning, a part of it.
    ['linden', ['K-2-W2', 'K-2-W1', 'K-1-W2', 'K-1-W1']],
    ['lindenstr. 12', ['K-1-W2', 'K-1-W1']],
    ['Lindenstraße 12, 50667 Köln', ['K-1-W2', 'K-1-W1']],
    ['506 hof', ['K-2-W1']],
    // Fewer digits of a postcode, or inner ones, match nothing but house numbers.
    ['50', []],
    ['667', []],
    // Of the owner, as far as something else of the search is its own.
    ['eva', []],
    ['eva linden', ['K-1-W2', 'K-1-W1']],
    ['weber', ['K-2-W1']],
  ])('"%s"', (typed, expected) => {
    expect(findBest(units, typed).map(({ id }) => id)).toEqual(expected)
  })
})
