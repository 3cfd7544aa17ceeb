import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldSearch, searchParts } from './parts.ts'

test.each([
  [['Öko'], ['oko', 'ko', 'o']],
  [
    ['A-1', 'a1'],
    ['a-1', '-1', '1', 'a1'],
  ],
  [['Weiß'], ['weiss', 'eiss', 'iss', 'ss', 's']],
  [['x😀'], ['x😀', '😀']],
  [['', ''], []],
])('%j is found by the beginnings of %j', (texts, expected) => {
  expect([...searchParts(texts)]).toEqual(expected)
})

test('whatever a text has in it begins one of its parts', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(text, fc.nat(), fc.nat(), (whole, from, length) => {
      const characters = [...foldSearch(whole)]
      const start = from % characters.length
      const sought = characters.slice(start, start + 1 + (length % characters.length)).join('')
      expect([...searchParts([whole])].some((part) => part.startsWith(sought))).toBe(true)
    }),
  )
})
