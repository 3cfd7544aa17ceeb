import { expect, test } from 'vitest'
import { nameSurplus } from './nameSurplus.ts'

test.each([
  [120.5, 'Überschuss', 120.5],
  [0, 'Überschuss', 0],
  [-80, 'Fehlbetrag', 80],
])('a surplus of %j cents is a %s of %j', (cents, name, amount) => {
  expect(nameSurplus(cents)).toEqual({ name, amount })
})
