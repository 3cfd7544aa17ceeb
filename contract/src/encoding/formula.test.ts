import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guardFormula, isGuardedTable, unguardFormula } from './formula.ts'

/** Texts as they come, and those that begin as formulas and apostrophes do. */
const anyText = fc
  .tuple(fc.stringMatching(/^['=+\-@\t\r\n＝＋－＠]{0,4}$/), fc.string({ unit: 'binary' }))
  .map((parts) => parts.join(''))

test('any text comes back, and none begins as a formula', () => {
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
])('%j is written %j', (text, guarded) => {
  expect(guardFormula(text)).toBe(guarded)
})

test.each([
  ['"customerid";city;street', true],
  ['"customerid";city;street\r', true],
  ['customerid;city;street', false],
  ['"customerid";"city";"street"', false],
  ['"customerid","city"', false],
  ['"objectid";city', false],
])('of a table with the header %j, that its texts are guarded is %j', (header, guarded) => {
  expect(isGuardedTable(header)).toBe(guarded)
})
