import { expect, test } from 'vitest'
import { headingKey, splitHeading } from './vocabulary.ts'

const keyOf = (heading: string) => headingKey(splitHeading(heading), { strict: false })

test.each([
  ['Wohnungs-Nr.', 'Whg.-Nummer', 'WhgNr', 'Nr. der Wohnung', 'WOHNUNGSNUMMER'],
  ['Straße', 'Strasse', 'STRASSE', 'Str.'],
  ['Nettokaltmiete (EUR)', 'Netto-Kaltmiete', 'Nettokaltmiete in €'],
  ['BK-Vorauszahlung', 'BK-VZ', 'Betriebskostenvorauszahlung', 'Betriebskosten-Vorausz.'],
  ['Anzahl Stellplätze', 'Anz. Stpl.', 'Stellplatzanzahl'],
])('%s, %s and %s mean the same', (...headings) => {
  expect(new Set(headings.map(keyOf)).size).toBe(1)
})

test.each([
  ['Mietbeginn', 'Mietende'],
  ['Miete', 'Miete/m²'],
  ['Kaltmiete', 'Warmmiete'],
  ['Kaufpreis', 'Kaufdatum'],
])('%s and %s do not', (one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other))
})

test('prepositions matter where they are asked for', () => {
  const strict = (heading: string) => headingKey(splitHeading(heading), { strict: true })
  expect(strict('Mietvertrag bis')).not.toBe(strict('Mietvertrag seit'))
})
