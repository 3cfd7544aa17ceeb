import { expect, test } from 'vitest'
import { findAddress, type KnownPlace, listSpots } from './address.ts'

const places = [
  ['Weg', '1', '50667', 'Köln'],
  ['Ährenstraße', '3', '80937', 'München'],
  ['Venloer Straße', '155', '50672', 'Köln'],
  ['Venloer Straße', '155 b', '50672', 'Köln'],
  ['Straße des 17. Juni', '135', '10623', 'Berlin'],
  ['Weserstr.', '12-14', '53115', 'Bonn'],
  ['Weserstr.', '12', '53115', 'Bonn'],
  ['Posthof', '7', '', 'Köln'],
  ['Hauptstraße', '5', '50667', 'Köln'],
  ['Hauptstraße', '5', '53111', 'Bonn'],
  ['Markt', '9', '04109', 'Leipzig'],
].map(
  ([street = '', number = '', zipcode = '', city = ''], index): KnownPlace => ({
    customerId: 'A',
    id: `A-${index}`,
    kind: 'unit',
    name: '',
    address: { street, number, zipcode, city },
  }),
)
const find = (text: string) =>
  findAddress(listSpots({ lines: text.split('\n') }), places, 'Markt 9')?.street ?? null

test.each(['Ährenstrasse 3', 'AEHRENSTRASSE 3', 'Ährenstr. 3', 'Ähren-Str. 3', 'zu Ährenstr.3'])(
  'an address is found however it is spelled: %s',
  (written) => {
    expect(find(`Schlüssel ${written}`)).toBe('Ährenstraße 3')
  },
)

test.each([
  ['Weg 1, 3. OG', 'Weg 1'],
  ['Schlüssel (Weg 1)', 'Weg 1'],
  ['Weg\n1. Stock', null],
  ['Miete Ährenstraße 30', null],
  ['Miete Ährenstraße 3a', null],
  ['Miete Ährenstraße 3 a, EG', null],
  ['Miete Ährenstraße 3-5', null],
  ['Ährenstraße 3-a', null],
  ['Ährenstraße 3/a', null],
  ['Ährenstraße 3 ½', null],
  ['Ährenstraße 3 bis 7', null],
  ['Venloer Straße 155-b', 'Venloer Straße 155 b'],
  ['Ährenstraße Nord 3', null],
  ['Südliche Ährenstraße 3', null],
  ['Neue Ährenstraße 3', null],
  ['Karl-Ährenstraße 3', null],
  // The longest wins.
  ['in der Venloer Str. 155b, 50672 Köln', 'Venloer Straße 155 b'],
  ['in der Venloer Straße 155, EG links', 'Venloer Straße 155'],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni 135'],
  ['Weserstraße 12 – 14', 'Weserstr. 12-14'],
  ['Weserstraße 12', 'Weserstr. 12'],
  ['Am Posthof 7', null],
  ['Posthof 7 in Köln', 'Posthof 7'],
  // Of another town.
  ['Ährenstr. 3, 50667 Köln', null],
  ['Ährenstr. 3\n50667 Köln', null],
  ['Posthof 7 in Bonn', null],
  ['Ährenstr. 3 in der Wohnung links', 'Ährenstraße 3'],
  // Of one of two towns.
  ['Hauptstr. 5', null],
  ['Hauptstr. 5, 53111 Bonn', 'Hauptstraße 5'],
  ['Hauptstr. 5, 53111 Bonn\nIhr Haus Hauptstr. 5', 'Hauptstraße 5'],
  // Two are none, and the operator's own is not counted.
  ['Weg 1\nÄhrenstr. 3', null],
  ['Verwaltung, Markt 9, 04109 Leipzig\nWeg 1', 'Weg 1'],
  ['Markt 9', null],
  // Across lines of text, and not of a list.
  [
    'Die Wohnung im zweiten Obergeschoss der Venloer\nStraße 155 wird geräumt',
    'Venloer Straße 155',
  ],
  // Several houses, and a number badly read.
  ['Ährenstr. 3, 3a und 33', null],
  ['Ährenstr. 3 u. 5', null],
  ['Ährenstr. 3 1', null],
  ['Ährenstr. 3, 2 Zimmer', 'Ährenstraße 3'],
  ['–', null],
])('%j names the address %s', (text, street) => {
  expect(find(text)).toBe(street)
})

test('a long line is quoted around the address', () => {
  const text = `${'Wort '.repeat(40)}Ährenstr. 3 ${'Wort '.repeat(40)}`
  const words = findAddress(listSpots({ lines: [text] }), places, '')?.words ?? ''
  expect(words).toMatch(/^… Wort .*Ährenstr\. 3.* …$/)
  expect(words.length).toBeLessThan(115)
})
