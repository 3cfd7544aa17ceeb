import { writeSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import type { PictureSize, PictureSizes } from './answers.ts'
import { readPicture } from './readPicture.ts'
import { serve } from './serve.ts'

// Writes a picture in several sizes, one after the other, to an inherited descriptor.

/** The bounds of the long side of each size, in pixels. */
const SIDES = [480, 960, 1920] as const
const LARGEST = 1920
const QUALITY = 80
const OUTPUT_DESCRIPTOR = 3

await serve(async (bytes): Promise<PictureSizes> => {
  const read = await readPicture(bytes, LARGEST, scale)
  if (typeof read === 'string') return { kind: 'refused', why: read }
  for (const { data } of read.written) write(data)
  return { kind: 'made', sizes: read.written.map(({ size }) => size) }
})

interface Scaled {
  readonly data: Uint8Array
  readonly size: PictureSize
}

/** Scales down from what has been decoded once. Of two sizes that would be the same, there is the smaller one. */
async function scale(upright: Sharp): Promise<Scaled[]> {
  const { data: pixels, info } = await upright.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const long = Math.max(width, height)
  const needed = SIDES.filter((_, index) => index === 0 || long > (SIDES[index - 1] ?? 0))
  const scaled: Scaled[] = []
  for (const side of needed) {
    const { data, info: made } = await sharp(pixels, { raw: { width, height, channels } })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    const size = { side, width: made.width, height: made.height, size: data.length }
    scaled.push({ data, size })
  }
  return scaled
}

function write(bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; )
    done += writeSync(OUTPUT_DESCRIPTOR, bytes, done, bytes.length - done)
}
