import { expect, test } from 'vitest'
import { marketAmount, marketLine, marketShare } from './marketWords.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [-498, -41.1, '€ 498,00 im Monat unter der Marktmiete (−41 %)', '41 % unter der Marktmiete'],
  [62.02, 4.4, '€ 62,02 im Monat über der Marktmiete (+4 %)', '4 % über der Marktmiete'],
  [
    -1.2,
    -0.1,
    '€ 1,20 im Monat unter der Marktmiete (weniger als 1 %)',
    'weniger als 1 % unter der Marktmiete',
  ],
  [0, 0, 'auf Höhe der Marktmiete', 'auf Höhe der Marktmiete'],
])('a rent that differs by %d euro, %d percent', (difference, percent, line, share) => {
  const comparison = { market: 1000, difference, percent }
  expect(plain(marketLine(comparison))).toBe(line)
  expect(plain(marketShare(comparison))).toBe(share)
})

test('the amount says that it is so every month', () => {
  expect(plain(marketAmount({ market: 1, difference: -0.5, percent: -50 }))).toBe('€ 0,50 im Monat')
})
