import { expect, test } from 'vitest'
import { findMentionedStreet } from './useProposal.ts'

test.each(['Ährenstrasse 3', 'AEHRENSTRASSE 3', 'Ährenstr. 3', 'Ähren-Str. 3'])(
  'a street is recognised however it is spelled: %s',
  (written) => {
    const streets = ['Bahnstraße 1', 'Ährenstraße 3']
    expect(findMentionedStreet(`Schlüssel ${written}`, streets)).toBe('Ährenstraße 3')
  },
)

test.each([
  ['Miete Ährenstraße 30', undefined],
  ['Lindenweg 12', undefined],
  ['Weg 1, 3. OG', 'Weg 1'],
  ['Schlüssel (Weg 1)', 'Weg 1'],
  ['Weg\n1. Stock', undefined],
  ['zu Ährenstr.3', 'Ährenstraße 3'],
  ['–', undefined],
])('"%s" mentions the street %s', (text, street) => {
  expect(findMentionedStreet(text, ['Weg 1', 'Ährenstraße 3', '-'])).toBe(street)
})
