/** A picture of a PDF as PDF.js hands it out. */
export interface PdfPicture {
  readonly width: number
  readonly height: number
  /** 1: a bit per pixel, rows in whole bytes, and a set bit is white; 2: RGB; 3: RGBA. */
  readonly kind?: number
  readonly data: Uint8Array | Uint8ClampedArray
}

/** Shades of grey, and how much each pixel covers what lies below; null where all of them do. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly grey: Uint8Array
  readonly cover: Uint8Array | null
}

/** Returns the shade of grey of a colour. */
export function greyOf(red: number, green: number, blue: number): number {
  return (red * 77 + green * 150 + blue * 29) >> 8
}

/** Returns a picture's pixels; null where their number is not what its size says. */
export function readPixels({ width, height, data }: PdfPicture): Pixels | null {
  const count = width * height
  const channels = data.length / count
  if (data.length === Math.ceil(width / 8) * height && channels < 1)
    return { width, height, grey: unpack({ width, height, data }, 255), cover: null }
  if (channels === 1) return { width, height, grey: Uint8Array.from(data), cover: null }
  if (channels !== 3 && channels !== 4) return null
  const grey = new Uint8Array(count)
  const cover = channels === 4 ? new Uint8Array(count) : null
  for (let pixel = 0, at = 0; pixel < count; pixel++, at += channels) {
    grey[pixel] = greyOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    if (cover) cover[pixel] = data[at + 3] ?? 0
  }
  return { width, height, grey, cover }
}

/** Returns the pixels of a stencil, through whose unset bits one shade of grey is painted. */
export function readStencil(stencil: PdfPicture, shade: number): Pixels {
  const { width, height } = stencil
  const cover = unpack(stencil, 255)
  for (const [pixel, isSet] of cover.entries()) cover[pixel] = 255 - isSet
  return { width, height, grey: new Uint8Array(width * height).fill(shade), cover }
}

/** Returns a picture scaled down to a size, each of whose pixels is the mean of those that lie in it. */
export function shrinkPixels(
  pixels: Pixels,
  size: Readonly<Record<'width' | 'height', number>>,
): Pixels {
  const { grey, cover } = pixels
  const width = Math.max(1, Math.min(pixels.width, Math.round(size.width)))
  const height = Math.max(1, Math.min(pixels.height, Math.round(size.height)))
  if (width === pixels.width && height === pixels.height) return pixels
  const columns = startsOf(width, pixels.width)
  const rows = startsOf(height, pixels.height)
  const shrunk = new Uint8Array(width * height)
  const shares = cover && new Uint8Array(width * height)
  for (let y = 0, pixel = 0; y < height; y++)
    for (let x = 0; x < width; x++, pixel++) {
      let [shade, covered, count] = [0, 0, 0]
      for (let j = rows[y] ?? 0; j < (rows[y + 1] ?? 0); j++)
        for (let i = columns[x] ?? 0; i < (columns[x + 1] ?? 0); i++, count++) {
          const at = j * pixels.width + i
          const share = cover === null ? 255 : (cover[at] ?? 0)
          covered += share
          shade += share * (grey[at] ?? 0)
        }
      shrunk[pixel] = Math.round(shade / Math.max(1, covered))
      if (shares) shares[pixel] = Math.round(covered / count)
    }
  return { width, height, grey: shrunk, cover: shares }
}

/** Returns where each of `count` parts of a row or column begins, and where the last one ends. */
function startsOf(count: number, length: number): Uint32Array {
  return Uint32Array.from({ length: count + 1 }, (_, part) => Math.ceil((part * length) / count))
}

function unpack({ width, height, data }: PdfPicture, set: number): Uint8Array {
  const pixels = new Uint8Array(width * height)
  const rowBytes = Math.ceil(width / 8)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (((data[y * rowBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) pixels[y * width + x] = set
  return pixels
}
