/** A picture in shades of grey: a byte per pixel, 255 is white. */
export interface Grey {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** Returns a picture turned clockwise by a quarter, a half or three quarters. */
export function turnGrey({ data, width, height }: Grey, degrees: 0 | 90 | 180 | 270): Grey {
  if (degrees === 0) return { data, width, height }
  if (degrees === 180) return { data: Uint8Array.from(data).reverse(), width, height }
  const turned = new Uint8Array(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const row = degrees === 90 ? x : width - 1 - x
      const column = degrees === 90 ? height - 1 - y : y
      turned[row * height + column] = data[y * width + x] ?? 0
    }
  return { data: turned, width: height, height: width }
}

/** Shades apart from a sheet's own: paper and its noise stay within, ink does not. */
const CONTRAST = 40
/** The least share of a sheet that is of its own shade. */
const SHEET = 0.5
/** The least share of a written sheet that is ink; less is dust and the scanner's edge. */
const INK = 0.005

/** Returns whether a picture looks like a sheet that something is written on, as opposed to an empty one or a view. */
export function looksWritten({ data }: Grey): boolean {
  const counts = new Uint32Array(256)
  for (const shade of data) counts[shade] = (counts[shade] ?? 0) + 1
  const share = (from: number, to: number) =>
    counts.subarray(Math.max(0, from), to).reduce((sum, count) => sum + count, 0) / data.length
  const paper = counts.findIndex((_, shade) => share(0, shade + 1) >= 0.5)
  return share(paper - CONTRAST, paper + CONTRAST) >= SHEET && share(0, paper - CONTRAST) >= INK
}
