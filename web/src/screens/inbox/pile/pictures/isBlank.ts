/** The share of each edge that is not looked at: shadows of the scanner and punched holes. */
const EDGE = 0.07
/** How much darker than the paper a pixel of writing is, of 255. */
const CONTRAST = 20
/** The share of such pixels from which on a page is written on: a line of a few words has more. */
const WRITTEN = 0.00025

/** Whether a page shows nothing but paper, by the RGBA pixels of its picture. */
export function isBlank(pixels: Uint8ClampedArray, width: number): boolean {
  const height = pixels.length / 4 / width
  const [left, right] = [Math.ceil(width * EDGE), Math.floor(width * (1 - EDGE))]
  const [top, bottom] = [Math.ceil(height * EDGE), Math.floor(height * (1 - EDGE))]
  const histogram = new Uint32Array(256)
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) {
      const start = (row * width + column) * 4
      const red = pixels[start] ?? 0
      const green = pixels[start + 1] ?? 0
      const blue = pixels[start + 2] ?? 0
      const brightness = Math.round((red * 3 + green * 6 + blue) / 10)
      histogram[brightness] = (histogram[brightness] ?? 0) + 1
    }
  const total = (right - left) * (bottom - top)
  const paper = findMedian(histogram, total)
  let dark = 0
  for (let brightness = 0; brightness < paper - CONTRAST; brightness++)
    dark += histogram[brightness] ?? 0
  return dark <= total * WRITTEN
}

function findMedian(histogram: Uint32Array, total: number): number {
  let count = 0
  for (const [brightness, pixels] of histogram.entries()) {
    count += pixels
    if (count * 2 >= total) return brightness
  }
  return 255
}
