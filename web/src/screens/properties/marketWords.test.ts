import { expect, test } from 'vitest'
import { marketAmount, marketLine, marketShare } from './marketWords.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [-49_800, -4110, '€ 498,00 im Monat unter der Marktmiete (−41 %)', '41 % unter der Marktmiete'],
  [6202, 443, '€ 62,02 im Monat über der Marktmiete (+4 %)', '4 % über der Marktmiete'],
  [
    -120,
    -12,
    '€ 1,20 im Monat unter der Marktmiete (weniger als 1 %)',
    'weniger als 1 % unter der Marktmiete',
  ],
  [0, 0, 'auf Höhe der Marktmiete', 'auf Höhe der Marktmiete'],
])('describes a difference of %d cents, %d basis points', (difference, share, line, said) => {
  const comparison = { market: 100_000, difference, share }
  expect(plain(marketLine(comparison))).toBe(line)
  expect(plain(marketShare(comparison))).toBe(said)
})

test('the amount is given per month', () => {
  expect(plain(marketAmount({ market: 100, difference: -50, share: -5000 }))).toBe(
    '€ 0,50 im Monat',
  )
})
