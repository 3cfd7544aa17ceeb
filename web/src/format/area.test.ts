import { expect, test } from 'vitest'
import { formatArea } from './area.ts'

test.each([
  [71.5, '71,50 m²'],
  [1381.39, '1.381,39 m²'],
  [0, '0,00 m²'],
])('%d square metres', (squareMetres, text) => {
  expect(formatArea(squareMetres).replace('\u00a0', ' ')).toBe(text)
})
