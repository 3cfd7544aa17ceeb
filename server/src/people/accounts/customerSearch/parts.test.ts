import { searchable } from '@hausblick/figures/text.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listSearchParts, splitSearchWords } from './parts.ts'

test.each([
  [['Öko'], ['oko', 'ko', 'o']],
  [
    ['A-1', 'a1'],
    ['a-1', '-1', '1', 'a1'],
  ],
  [['Weiß'], ['weiss', 'eiss', 'iss', 'ss', 's']],
  [['x😀'], ['x😀', '😀']],
  [['', ''], []],
  [['Bö-3'], ['bo-3', 'o-3', '-3', '3']],
  [['Boe'], ['bo', 'o', 'boe', 'oe', 'e']],
])('%j has the parts %j', (texts, expected) => {
  expect([...listSearchParts(texts)]).toEqual(expected)
})

test('every word of a prefix of a text is a prefix of one of its parts', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(text, fc.nat(), (whole, length) => {
      const characters = [...whole]
      const typed = characters.slice(0, 1 + (length % characters.length)).join('')
      const parts = [...listSearchParts([whole])]
      for (const word of splitSearchWords(typed))
        expect(parts.some((part) => part.startsWith(word))).toBe(true)
    }),
  )
})

test('every substring of a folded text is a prefix of one of its parts', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(text, fc.nat(), fc.nat(), (whole, from, length) => {
      const [line = ''] = searchable(whole.toWellFormed().replaceAll('\0', '')).split('\n')
      const characters = [...line]
      const start = from % (characters.length || 1)
      const substring = characters
        .slice(start, start + 1 + (length % (characters.length || 1)))
        .join('')
      const found = [...listSearchParts([line])].some((part) => part.startsWith(substring))
      expect(found || line === '').toBe(true)
    }),
  )
})
