import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import PDFDocument from 'pdfkit'
import type { Sharp } from 'sharp'
import type { Picture } from './answers.ts'
import { readPicture } from './readPicture.ts'
import { serve } from './serve.ts'

// Converts a picture to a one-page PDF, written to an inherited descriptor.

/** The long side of A4 at 400 dpi; larger pictures are scaled down. */
const MAX_SIDE = 4677
const JPEG_QUALITY = 85
/** Lossless pictures stay lossless up to this size, as drawings and screenshots do and photographs do not. */
const MAX_LOSSLESS_BYTES = 1024 * 1024
/** A4 in points. */
const PAPER = { short: 595.28, long: 841.89 }
/** Pictures are never enlarged below 72 dpi. */
const POINTS_PER_PIXEL = 1
/** The same picture becomes the same bytes, by which it is recognised. */
const NO_DATE = new Date(0)
/** The inherited descriptor of the output file. */
const OUTPUT_DESCRIPTOR = 3

await serve(convert)

async function convert(bytes: Uint8Array): Promise<Picture> {
  const read = await readPicture(bytes, MAX_SIDE, encode)
  if (typeof read === 'string') return { kind: 'refused', why: read }
  await writePage(read.written)
  return { kind: 'made' }
}

interface Redrawn {
  readonly data: Buffer
  readonly info: { readonly width: number; readonly height: number }
}

async function encode(upright: Sharp, isLossless: boolean): Promise<Redrawn> {
  if (isLossless) {
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
    info: { Producer: 'Hausblick', Creator: 'Hausblick', CreationDate: NO_DATE },
  })
  pdf.image(data, (size[0] - width * scale) / 2, (size[1] - height * scale) / 2, { scale })
  pdf.end()
  await pipeline(pdf, createWriteStream('', { fd: OUTPUT_DESCRIPTOR }))
}
