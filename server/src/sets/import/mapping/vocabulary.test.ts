import { expect, test } from 'vitest'
import { splitHeading, withoutNoise } from './vocabulary.ts'

const meaningOf = (heading: string) =>
  withoutNoise(splitHeading(heading), { keepsDirections: true }).toSorted().join(' ')

test.each([
  ['Wohnungs-Nr.', 'Whg.-Nummer', 'WhgNr', 'Nr. der Wohnung', 'WOHNUNGSNUMMER'],
  ['Straße', 'Strasse', 'STRASSE', 'Str.'],
  ['Nettokaltmiete (EUR)', 'Netto-Kaltmiete', 'Nettokaltmiete in €'],
  ['BK-Vorauszahlung', 'BK-VZ', 'Betriebskostenvorauszahlung', 'Betriebskosten-Vorausz.'],
  ['Anzahl Stellplätze', 'Anz. Stpl.', 'Stellplatzanzahl'],
])('%s, %s and %s mean the same', (...headings) => {
  expect(new Set(headings.map(meaningOf)).size).toBe(1)
})

test.each([
  ['Mietbeginn', 'Mietende'],
  ['Miete', 'Miete/m²'],
  ['Kaltmiete', 'Warmmiete'],
  ['Kaufpreis', 'Kaufdatum'],
])('%s and %s do not', (one, other) => {
  expect(meaningOf(one)).not.toBe(meaningOf(other))
})

test('prepositions of direction matter', () => {
  expect(meaningOf('Mietvertrag bis')).not.toBe(meaningOf('Mietvertrag seit'))
})
