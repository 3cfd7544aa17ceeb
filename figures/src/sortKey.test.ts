import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { sortKey } from './sortKey.ts'
import { compareGerman } from './text.ts'

/** Typical pieces of document names. */
const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...'aAäÄbsSßzZéèøØłŁæ019 _-.,/()&') },
  { weight: 2, arbitrary: fc.nat(100_000).map(String) },
  { weight: 1, arbitrary: fc.constantFrom('007', '0', '00', 'ss', 'Straße', 'a\u0308') },
)
const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))

function compareKeys(a: string, b: string): number {
  const [one, other] = [sortKey(a), sortKey(b)]
  return one < other ? -1 : one > other ? 1 : 0
}

describe('sortKey', () => {
  it('sorts any two texts as the German collator does', () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(compareKeys(a, b)).toBe(Math.sign(compareGerman(a, b)))
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    ['Weg 2', 'Weg 10'],
    ['Weg 1234567890', 'Weg 12345678901'],
    ['Weg 999999999', 'Weg 1000000000'],
    ['Ahornweg', 'Äpfelweg'],
    ['ahornweg', 'Birkenweg'],
    ['Straße 1', 'Strasse 2'],
    ['Zoll', 'Ямал'],
  ])('%s comes before %s', (before, after) => {
    expect(compareKeys(before, after)).toBe(-1)
  })

  it('is storable, whatever the text', () => {
    expect(sortKey('a\0\u0001b')).toBe('ab')
  })
})
