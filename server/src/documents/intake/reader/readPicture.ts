import sharp, { type Sharp } from 'sharp'
import type { Refusal } from './answers.ts'
import { decodeHeic, isHeic } from './heic.ts'

const MAX_PIXELS = 100_000_000
/** libjpeg's warnings about pictures that every viewer shows in full. */
const HARMLESS = /extraneous bytes|Unknown Adobe color transform|Invalid SOS parameters|JFIF/

// Blocks every other loader of libvips, SVG's included.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)
sharp.concurrency(1)

/**
 * Reads a picture, and has it written again: rotated upright, on white, in sRGB, without metadata, and scaled down to `side` where
 * it is longer. Returns the reason where it refuses the file.
 *
 * @param write gets the picture, and whether its file was lossless; fails where the bytes are broken
 */
export async function readPicture<Written>(
  bytes: Uint8Array,
  side: number,
  write: (picture: Sharp, isLossless: boolean) => Promise<Written>,
): Promise<{ readonly written: Written } | Refusal> {
  const redraw = async (picture: Sharp, isLossless = false) => {
    const upright = picture
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
    return { written: await write(upright, isLossless) }
  }
  try {
    if (isHeic(bytes)) {
      const decoded = decodeHeic(bytes, MAX_PIXELS)
      if (typeof decoded === 'string') return decoded
      const { data, ...raw } = decoded
      return await redraw(sharp(data, { raw, limitInputPixels: MAX_PIXELS }))
    }
    const { width, height, format } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > MAX_PIXELS) return 'tooManyPixels'
    if (format !== 'jpeg') return await redraw(open(bytes, 'error'), true)
    return await redrawJpeg(bytes, redraw)
  } catch {
    return 'broken'
  }
}

/**
 * Fails on warnings, unless they are harmless: libjpeg fills a truncated JPEG that has an end marker with grey and only warns,
 * and it reports no more than the first warning.
 */
async function redrawJpeg<Redrawn>(
  bytes: Uint8Array,
  redraw: (picture: Sharp) => Promise<Redrawn>,
): Promise<Redrawn> {
  try {
    return await redraw(open(bytes, 'warning'))
  } catch (error) {
    if (!(error instanceof Error && HARMLESS.test(error.message))) throw error
    return await redraw(open(bytes, 'error'))
  }
}

function open(bytes: Uint8Array, failOn: 'error' | 'warning'): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn })
}
