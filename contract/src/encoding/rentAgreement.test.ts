import { expect, test } from 'vitest'
import { rentAgreement } from './rentAgreement.ts'

test.each([
  ['Staffel', 'Staffel'],
  [' STAFFELMIETE ', 'Staffel'],
  ['Indexmietvertrag', 'Index'],
  ['ortsu\u0308bliche Vergleichsmiete', 'Vergleichsmiete'],
  ['keine Staffel', null],
  ['Staffel und Index', null],
  ['', null],
])('reads %j', (written, meant) => {
  expect(rentAgreement.read(written)).toBe(meant)
})
