import { describe, expect, it } from 'vitest'
import { createSearch, sortByLabel } from './search.ts'

function unit(street: string, number: string, city: string, name: string) {
  const address = { street, number, zipcode: '12345', city }
  return { name, label: `${street} ${number} ${name}`, address }
}

const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label)

describe('sortByLabel', () => {
  it.each([
    ['numbers by their value', ['WE 10', 'WE 9', 'WE 100'], ['WE 9', 'WE 10', 'WE 100']],
    ['house numbers before names', ['A 10 DG', 'A 2 EG'], ['A 2 EG', 'A 10 DG']],
    ['umlauts beside their vowels', ['Zoo', 'Öl', 'Ofen'], ['Ofen', 'Öl', 'Zoo']],
    ['whatever the case', ['b', 'A', 'a2', 'B1'], ['A', 'a2', 'b', 'B1']],
  ])('%s', (_, given, sorted) => {
    const items = given.map((label) => ({ ...unit('', '', '', ''), label }))
    expect(labels(sortByLabel(items))).toEqual(sorted)
  })
})

describe('createSearch', () => {
  const units = [
    unit('Lindenstraße', '14', 'Köln', 'EG links'),
    unit('Bergmannstraße', '71', 'Berlin', 'Laden EG'),
    unit('Am Markt', '3', 'Köln', 'Nr. 5'),
  ]
  const find = createSearch(units)

  it.each([
    ['', [true, true, true]],
    ['  ', [true, true, true]],
    ['LINDEN', [true, false, false]],
    ['köln', [true, false, true]],
    ['Ko\u0308ln', [true, false, true]],
    ['laden', [false, true, false]],
    ['eg', [true, true, false]],
    ['BERGMANNSTRASSE', [false, true, false]],
    ['Lindenstraße 14', [true, false, false]],
    ['köln eg', [true, false, false]],
    ['am markt', [false, false, true]],
    // The postcode is not searched for: its digits would be found for any house number.
    ['12345', [false, false, false]],
    ['Schloss', [false, false, false]],
  ])('finds for "%s"', (text, found) => {
    expect(find(text)).toEqual(found)
  })
})
