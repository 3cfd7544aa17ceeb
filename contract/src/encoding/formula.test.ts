import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guardFormula, isGuardedTable, unguardFormula } from './formula.ts'

/** Any text, and texts beginning like formulas or with apostrophes. */
const anyText = fc
  .tuple(fc.stringMatching(/^['=+\-@\t\r\n＝＋－＠]{0,4}$/), fc.string({ unit: 'binary' }))
  .map((parts) => parts.join(''))

test('unguarding restores any text, and no guarded text begins like a formula', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const guarded = guardFormula(text)
      expect(unguardFormula(guarded)).toBe(text)
      expect(guarded).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
      expect(guarded.slice(-text.length || guarded.length)).toBe(text)
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['=1+1', "'=1+1"],
  ['＠SUMME', "'＠SUMME"],
  ["'=1", "''=1"],
  ["'s-Hertogenbosch", "'s-Hertogenbosch"],
  ['Straße = Weg', 'Straße = Weg'],
])('guards %j as %j', (text, guarded) => {
  expect(guardFormula(text)).toBe(guarded)
})

test.each([
  ['"customerid";city;street', true],
  ['"customerid";city;street\r', true],
  ['customerid;city;street', false],
  ['"customerid";"city";"street"', false],
  ['"customerid","city"', false],
  ['"objectid";city', false],
])('whether the header %j marks guarded texts is %j', (header, guarded) => {
  expect(isGuardedTable(header)).toBe(guarded)
})
