import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, darkenToReadable, deriveBrand, isReadable } from './brand.ts'

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#767676', 4.54],
  ['#ff0000', '#ffffff', 4],
])('the contrast of %s to %s', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1)
})

describe('any colour', () => {
  test('becomes one that white text can be read on, and stays if it is one', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const darker = darkenToReadable(color)
        expect(isReadable(darker)).toBe(true)
        if (isReadable(color)) expect(darker).toBe(color)
      }),
    )
  })

  test('gives colours whose text can be read on light and dark pages', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const { brand, soft, onBrand, deep, deeper, onDeep } = deriveBrand(color)
        const pages = [
          ['#ffffff', '#f7f6f2'],
          ['#161d1a', '#0e1311', '#1c2521'],
        ]
        for (const theme of [0, 1] as const) {
          for (const page of [...(pages[theme] ?? []), soft[theme], onBrand[theme]])
            expect(contrast(brand[theme], page)).toBeGreaterThanOrEqual(4.5)
          for (const card of [deep[theme], deeper[theme]])
            for (const text of [onDeep[theme], '#ffffff'])
              expect(contrast(text, card)).toBeGreaterThanOrEqual(4.5)
        }
      }),
    )
  })
})
