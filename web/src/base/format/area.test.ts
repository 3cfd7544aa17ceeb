import { expect, test } from 'vitest'
import { formatArea } from './area.ts'

test.each([
  [7150, '71,50 m²'],
  [138_139, '1.381,39 m²'],
  [0, '0,00 m²'],
])('%d hundredths of m² are %s', (hundredths, text) => {
  expect(formatArea(hundredths).replace('\u00a0', ' ')).toBe(text)
})
