import { expect, test } from 'vitest'
import { isBlank } from './isBlank.ts'

const [width, height] = [260, 368]

/** Draws a page: the brightness of each pixel, by its place in shares of width and height. */
function draw(brightnessAt: (x: number, y: number, index: number) => number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let index = 0; index < width * height; index++) {
    const brightness = brightnessAt(
      (index % width) / width,
      Math.floor(index / width) / height,
      index,
    )
    pixels.fill(brightness, index * 4, index * 4 + 3)
    pixels[index * 4 + 3] = 255
  }
  return pixels
}

/** Paper with the grain that a scanner leaves. */
const grain = (paper: number, index: number) => paper + ((index * 7919) % 13) - 6

/** A short line of letters: dark and bright pixels in turn. */
const isWritten = (x: number, y: number, index: number) =>
  x > 0.2 && x < 0.35 && y > 0.5 && y < 0.51 && index % 2 === 0

test.each([
  ['white', draw(() => 255), true],
  ['grey with grain', draw((_x, _y, index) => grain(215, index)), true],
  ['dark shadows at the edges', draw((x, y) => (x < 0.05 || y > 0.95 ? 20 : 240)), true],
  ['a punched hole', draw((x, y) => (x < 0.06 && Math.abs(y - 0.4) < 0.02 ? 30 : 240)), true],
  ['a short line', draw((x, y, i) => (isWritten(x, y, i) ? 90 : 240)), false],
  ['a short line in pencil', draw((x, y, i) => (isWritten(x, y, i) ? 205 : grain(235, i))), false],
  ['a photograph', draw((x, y) => 60 + 150 * x * y), false],
])('%s: %#', (_name, pixels, expected) => {
  expect(isBlank(pixels, width)).toBe(expected)
})
