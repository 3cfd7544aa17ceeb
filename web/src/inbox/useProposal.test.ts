import { expect, test } from 'vitest'
import { findMentioned } from './useProposal.ts'

const types = ['Abrechnung', 'Nebenkostenabrechnung', 'Rechnung']

test.each([
  ['nebenkostenabrechnung 2025', 'Nebenkostenabrechnung'],
  ['Heizung: RECHNUNG', 'Rechnung'],
  ['Brief der Bank', undefined],
])('%s mentions %s', (text, option) => {
  expect(findMentioned(text, types)).toBe(option)
})

test('a street is found however it is written', () => {
  expect(findMentioned('Schlüssel Ährenstrasse 3', ['Bahnstraße 1', 'Ährenstraße 3'])).toBe(
    'Ährenstraße 3',
  )
})
