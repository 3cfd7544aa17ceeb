import { expect, test } from 'vitest'
import { namedSurplus } from './namedSurplus.ts'

test.each([
  [120.5, 'Überschuss', 120.5],
  [0, 'Überschuss', 0],
  [-80, 'Fehlbetrag', 80],
])('a surplus of %d euro is a %s of %d', (euros, name, amount) => {
  expect(namedSurplus(euros)).toEqual({ name, amount })
})
