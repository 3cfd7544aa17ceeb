import { expect, test } from 'vitest'
import { findHeading, findMentionedType, nameType } from './mentionedType.ts'

const types = ['Abrechnung', 'Nebenkostenabrechnung', 'Rechnung', 'Bescheid', 'Übergabe-Protokoll']

test.each([
  ['nebenkostenabrechnung 2025', 'Nebenkostenabrechnung'],
  ['Heizung: RECHNUNG', 'Rechnung'],
  ['Hausgeldabrechnung', 'Abrechnung'],
  ['scan_hausgeldabrechnung_2024', 'Abrechnung'],
  ['Heizkostenabrechnungen 2024', 'Abrechnung'],
  ['Handwerkerrechnung', 'Rechnung'],
  ['Grundsteuerbescheid 2025', 'Bescheid'],
  ['Wohnungsübergabe-Protokoll', 'Übergabe-Protokoll'],
  ['Wohnungsuebergabe Protokoll', 'Übergabe-Protokoll'],
  ['Berechnung der Miete', undefined],
  ['Mietberechnung', undefined],
  ['Rechnungswesen', undefined],
  ['Abrechnungszeitraum 2024', undefined],
  ['Brief der Bank', undefined],
  ['', undefined],
])('"%s" mentions %s', (text, type) => {
  expect(findMentionedType(text, types)).toBe(type)
})

test('a type within another word is not proposed for want of the longer one', () => {
  expect(findMentionedType('Stromabrechnung', ['Rechnung'])).toBeUndefined()
})

test.each([
  ['Muster GmbH\nHausgeldabrechnung 2024\nSehr geehrte Frau Maaß', 'Abrechnung'],
  ['Betreff: Ihre Nebenkostenabrechnung 2024\nAbrechnung für W1', 'Nebenkostenabrechnung'],
  ['Die Rechnung vom 1. März', 'Rechnung'],
  ['zu Ihrer Rechnung vom 1. März', undefined],
  ['Rechnung Nr. 1\nBescheid', undefined],
])('the heading of "%s" names %s', (text, type) => {
  const names = types.map((each) => nameType(each, each))
  expect(findHeading(text.split('\n'), names)?.type).toBe(type)
})
