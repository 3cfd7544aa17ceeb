import { describe, expect, it } from 'vitest'
import { createSearch } from './search.ts'

function unit(street: string, number: string, city: string, name: string, lastName = '') {
  const address = { street, number, zipcode: '12345', city }
  const tenant = lastName ? { title: 'Frau', firstName: 'Aylin', lastName } : null
  return { name, label: `${street} ${number} ${name}`, address, tenant }
}

describe('createSearch', () => {
  const units = [
    unit('Lindenstraße', '14', 'Köln', 'EG links', 'Größer'),
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
    // As `addressLine` writes it.
    ['Lindenstraße 14, 12345 Köln', [true, false, false]],
    ['köln eg', [true, false, false]],
    ['am markt', [false, false, true]],
    ['12345', [true, true, true]],
    ['123 köln', [true, false, true]],
    // Fewer digits, or digits from the middle, match house numbers only.
    ['12', [false, false, false]],
    ['345', [false, false, false]],
    ['größer', [true, false, false]],
    ['groesser', [true, false, false]],
    ['Aylin', [true, false, false]],
    ['Bergmannstr. 71', [false, true, false]],
    ['LINDENSTR.', [true, false, false]],
    ['koeln', [true, false, true]],
    ['Schloss', [false, false, false]],
  ])('finds for "%s"', (text, found) => {
    expect(find(text)).toEqual(found)
  })
})
