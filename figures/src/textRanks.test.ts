import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { rankTexts } from './textRanks.ts'

const collator = new Intl.Collator('de', { numeric: true, sensitivity: 'base' })

/** Typical pieces of document names, and sometimes arbitrary text. */
const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...'aAäÄbsSßzZéèøØŁ019 _-.,/()&§½²æ½') },
  { weight: 2, arbitrary: fc.nat(100_000).map(String) },
  { weight: 1, arbitrary: fc.constantFrom('007', '0', '00', 'ss', 'Straße', 'a\u0308', '한', 'я') },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 3 }) },
)
const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))

describe('rankTexts', () => {
  it('agrees with the German collator on any two texts', () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [first = 0, second = 0] = rankTexts([a, b])
        expect(Math.sign(first - second)).toBe(Math.sign(collator.compare(a, b)))
      }),
      { numRuns: 2000 },
    )
  })

  it('orders many texts as the collator does', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 40 }), (texts) => {
        const ranks = new Map(texts.map((each, place) => [each, rankTexts(texts)[place] ?? 0]))
        const byRank = texts.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0))
        expect(byRank).toEqual(texts.toSorted(collator.compare))
      }),
    )
  })

  test.each([
    ['Weg 2', 'Weg 10'],
    ['Ahornweg', 'Äpfelweg'],
    ['ahornweg', 'Birkenweg'],
    ['Weg 007', 'Weg 8'],
    ['Straße 1', 'Strasse 2'],
  ])('%s comes before %s', (before, after) => {
    expect([...rankTexts([after, before])]).toEqual([1, 0])
  })

  it('gives the same rank to texts that differ only in case and accents', () => {
    expect([...rankTexts(['Müller', 'muller', 'MÜLLER', 'Maier'])]).toEqual([1, 1, 1, 0])
  })
})
