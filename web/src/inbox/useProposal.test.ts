import { expect, test } from 'vitest'
import { findMentioned } from './useProposal.ts'

const types = ['Abrechnung', 'Nebenkostenabrechnung', 'Rechnung']

test.each([
  ['nebenkostenabrechnung 2025', 'Nebenkostenabrechnung'],
  ['Heizung: RECHNUNG', 'Rechnung'],
  ['Brief der Bank', undefined],
])('"%s" mentions %s', (text, option) => {
  expect(findMentioned(text, types)).toBe(option)
})

test.each(['Ährenstrasse 3', 'AEHRENSTRASSE 3', 'Ährenstr. 3'])(
  'a street is recognised however it is spelled: %s',
  (written) => {
    const streets = ['Bahnstraße 1', 'Ährenstraße 3']
    expect(findMentioned(`Schlüssel ${written}`, streets)).toBe('Ährenstraße 3')
  },
)
