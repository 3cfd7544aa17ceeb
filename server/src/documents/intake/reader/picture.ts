import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import PDFDocument from 'pdfkit'
import sharp, { type Sharp } from 'sharp'
import type { Picture } from './answers.ts'
import { decodeHeic, isHeic } from './heic.ts'
import { serve } from './serve.ts'

// Converts a picture to a one-page PDF, written to an inherited descriptor.

const MAX_PIXELS = 100_000_000
/** The long side of A4 at 400 dpi; larger pictures are scaled down. */
const MAX_SIDE = 4677
const JPEG_QUALITY = 85
/** Lossless pictures stay lossless up to this size, as drawings and screenshots do and photographs do not. */
const MAX_LOSSLESS_BYTES = 1024 * 1024
/** A4 in points. */
const PAPER = { short: 595.28, long: 841.89 }
/** Pictures are never enlarged below 72 dpi. */
const POINTS_PER_PIXEL = 1
/** libjpeg's warnings about pictures that every viewer shows in full. */
const HARMLESS = /extraneous bytes|Unknown Adobe color transform|Invalid SOS parameters|JFIF/
/** The inherited descriptor of the output file. */
const OUTPUT_DESCRIPTOR = 3

// Blocks every other loader of libvips, SVG's included.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)
sharp.concurrency(1)
await serve(convert)

async function convert(bytes: Uint8Array): Promise<Picture> {
  try {
    if (isHeic(bytes)) return await convertHeic(bytes)
    const { width, height, format } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > MAX_PIXELS) return { kind: 'refused', why: 'tooManyPixels' }
    await writePage(
      format === 'jpeg' ? await redrawJpeg(bytes) : await redraw(open(bytes, 'error'), true),
    )
    return { kind: 'made' }
  } catch {
    return { kind: 'refused', why: 'broken' }
  }
}

async function convertHeic(bytes: Uint8Array): Promise<Picture> {
  const decoded = decodeHeic(bytes, MAX_PIXELS)
  if (typeof decoded === 'string') return { kind: 'refused', why: decoded }
  const { data, ...raw } = decoded
  await writePage(await redraw(sharp(data, { raw, limitInputPixels: MAX_PIXELS }), false))
  return { kind: 'made' }
}

interface Redrawn {
  readonly data: Buffer
  readonly info: { readonly width: number; readonly height: number }
}

/**
 * As `redraw`, but fails on warnings, unless they are harmless: libjpeg fills a truncated JPEG that has an end marker with
 * grey and only warns, and it reports no more than the first warning.
 */
async function redrawJpeg(bytes: Uint8Array): Promise<Redrawn> {
  try {
    return await redraw(open(bytes, 'warning'), false)
  } catch (error) {
    if (!(error instanceof Error && HARMLESS.test(error.message))) throw error
    return await redraw(open(bytes, 'error'), false)
  }
}

function open(bytes: Uint8Array, failOn: 'error' | 'warning'): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn })
}

/** Re-encodes a picture: rotated upright, on white, in sRGB, without metadata. */
async function redraw(picture: Sharp, lossless: boolean): Promise<Redrawn> {
  const upright = picture
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
  if (lossless) {
    const png = await upright.clone().png().toBuffer({ resolveWithObject: true })
    if (png.data.length <= MAX_LOSSLESS_BYTES) return png
  }
  return await upright.jpeg({ quality: JPEG_QUALITY }).toBuffer({ resolveWithObject: true })
}

async function writePage({ data, info: { width, height } }: Redrawn): Promise<void> {
  const size: [number, number] =
    width > height ? [PAPER.long, PAPER.short] : [PAPER.short, PAPER.long]
  const scale = Math.min(size[0] / width, size[1] / height, POINTS_PER_PIXEL)
  const pdf = new PDFDocument({
    size,
    margin: 0,
    info: { Producer: 'Hausblick', Creator: 'Hausblick' },
  })
  pdf.image(data, (size[0] - width * scale) / 2, (size[1] - height * scale) / 2, { scale })
  pdf.end()
  await pipeline(pdf, createWriteStream('', { fd: OUTPUT_DESCRIPTOR }))
}
