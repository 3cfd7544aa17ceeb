import { expect, test } from 'vitest'
import { repaymentType } from './repaymentType.ts'

test.each([
  ['Annuität', 'Annuität'],
  [' ANNUITÄT ', 'Annuität'],
  ['Annuita\u0308t', 'Annuität'],
  ['Annuitätendarlehen', 'Annuität'],
  ['endfällig', 'endfällig'],
  ['Endfaellig', 'endfällig'],
  ['Tilgung', null],
  ['nicht endfällig', null],
])('reads %j', (written, meant) => {
  expect(repaymentType.read(written)).toBe(meant)
})
