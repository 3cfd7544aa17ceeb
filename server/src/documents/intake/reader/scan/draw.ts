import type { Grey } from './grey.ts'
import { determinant, invert, type Matrix, multiply } from './matrix.ts'
import { type Pixels, shrinkPixels } from './pixels.ts'
import type { Page, Placed } from './placed.ts'

/** The long side of A4 at 200 dpi. Tesseract loses lines of tables in larger pictures, and takes longer. */
const MAX_SIDE = 2339
/** A share of the page: smaller pictures, such as a logo, do not say how fine it has to be drawn. */
const SMALL = 0.1

/** Draws a page's pictures, in shades of grey on white, as fine as they are up to 200 dpi. */
export function drawPictures(page: Page, pictures: readonly Placed[]): Grey {
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const scale = findScale(pictures, { width, height })
  const canvas = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
  const data = new Uint8Array(canvas.width * canvas.height).fill(255)
  const [a, b, c, d, e, f] = transform.map((value: number) => value * scale)
  const toCanvas: Matrix = [a ?? 0, b ?? 0, c ?? 0, d ?? 0, e ?? 0, f ?? 0]
  for (const { pixels, place } of pictures)
    paint({ ...canvas, data }, pixels, multiply(toCanvas, place))
  return { ...canvas, data }
}

/** Returns the pixels per point of the finest large picture, unless that were too many. */
function findScale(
  pictures: readonly Placed[],
  { width, height }: { readonly width: number; readonly height: number },
): number {
  const sizes = pictures.map(({ pixels, place }) => {
    const area = Math.abs(determinant(place))
    return { area, scale: Math.sqrt((pixels.width * pixels.height) / area) }
  })
  const large = sizes.filter(({ area }) => area > SMALL * width * height)
  const finest = Math.max(
    ...(large.length > 0 ? large : sizes).map(({ scale }) => scale).filter(Number.isFinite),
    1,
  )
  const side = Math.max(width, height)
  return Math.min(finest, MAX_SIDE / side)
}

function paint(canvas: Grey, pixels: Pixels, place: Matrix): void {
  // From the canvas to the picture's pixels, whose first row is at the top.
  const back = invert(place)
  if (back === null) return
  const { width, height, grey, cover } = shrinkPixels(pixels, {
    width: Math.hypot(place[0], place[1]),
    height: Math.hypot(place[2], place[3]),
  })
  const [a, b, c, d, e, f] = multiply([width, 0, 0, -height, 0, height], back)
  const { left, right, top, bottom } = boundsOf(canvas, place)
  const { data } = canvas
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const i = Math.floor(a * (x + 0.5) + c * (y + 0.5) + e)
      const j = Math.floor(b * (x + 0.5) + d * (y + 0.5) + f)
      if (i < 0 || j < 0 || i >= width || j >= height) continue
      const at = j * width + i
      const share = cover === null ? 1 : (cover[at] ?? 0) / 255
      const pixel = y * canvas.width + x
      data[pixel] = Math.round(share * (grey[at] ?? 0) + (1 - share) * (data[pixel] ?? 255))
    }
}

/** Returns the part of the canvas in which a picture lies. */
function boundsOf({ width, height }: Grey, [a, b, c, d, e, f]: Matrix) {
  const [xs, ys] = [
    [e, e + a, e + c, e + a + c],
    [f, f + b, f + d, f + b + d],
  ]
  return {
    left: Math.max(0, Math.floor(Math.min(...xs))),
    right: Math.min(width, Math.ceil(Math.max(...xs))),
    top: Math.max(0, Math.floor(Math.min(...ys))),
    bottom: Math.min(height, Math.ceil(Math.max(...ys))),
  }
}
