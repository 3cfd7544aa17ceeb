import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { rawPdf, stream } from './pdfs.ts'

const LETTER = join(import.meta.dirname, '../../documents/intake/reader/testdata/letter.jpg')

/** A picture as a page of a PDF draws it. */
interface Drawn {
  /** The picture's stream. */
  readonly picture: Buffer
  /** From the unit square to A4 in points. */
  readonly place: string
}

export interface ScanPage {
  readonly drawn: readonly Drawn[]
  /** By how many degrees a viewer turns the page clockwise. */
  readonly rotate?: number
}

const WHOLE_PAGE = '595 0 0 842 0 0'

/** Creates a PDF of pages that have nothing but pictures. */
export function createScan(pages: readonly ScanPage[]): Buffer {
  const objects: (string | Buffer)[] = ['<</Type/Catalog/Pages 2 0 R>>', '']
  const add = (object: string | Buffer) => `${objects.push(object)} 0 R`
  const kids = pages.map(({ drawn, rotate = 0 }) => {
    const names = drawn.map(({ picture }, index) => `/I${index} ${add(picture)}`)
    const content = drawn.map(({ place }, index) => `q ${place} cm /I${index} Do Q`).join('\n')
    return add(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Rotate ${rotate}/Contents ${add(stream('', content))}/Resources<</XObject<<${names.join('')}>>>>>>`,
    )
  })
  objects[1] = `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${kids.length}>>`
  return rawPdf(objects)
}

/** A scanned letter of a manager, as scanners write it: one JPEG for the whole page. */
export async function scannedLetter(rotate = 0): Promise<ScanPage> {
  const bytes = await readFile(LETTER)
  const { width, height } = await sharp(bytes).metadata()
  const entries = describePicture(width, height, '/ColorSpace/DeviceGray/BitsPerComponent 8')
  return {
    rotate,
    drawn: [{ picture: stream(`${entries}/Filter/DCTDecode`, bytes), place: WHOLE_PAGE }],
  }
}

/** The same letter in horizontal strips, as fax software writes it. */
export async function letterInStrips(count: number): Promise<ScanPage> {
  const { data, info } = await greyLetter()
  const rows = Math.ceil(info.height / count)
  const drawn = Array.from({ length: count }, (_, index) => {
    const [top, bottom] = [index * rows, Math.min(info.height, (index + 1) * rows)]
    const strip = data.subarray(top * info.width, bottom * info.width)
    const entries = describePicture(
      info.width,
      bottom - top,
      '/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode',
    )
    const [height, y] = [bottom - top, info.height - bottom].map(
      (pixels) => (pixels / info.height) * 842,
    )
    return { picture: stream(entries, deflateSync(strip)), place: `595 0 0 ${height} 0 ${y}` }
  })
  return { drawn }
}

/** The same letter in black and white: a stencil through which black is painted, or a picture of its own. */
export async function letterInBits({ isStencil }: { readonly isStencil: boolean }) {
  const { data, info } = await greyLetter()
  const rowBytes = Math.ceil(info.width / 8)
  const bits = Buffer.alloc(rowBytes * info.height)
  const setBit = (at: number, bit: number) => {
    bits[at] = (bits[at] ?? 0) | bit
  }
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++)
      if ((data[y * info.width + x] ?? 0) > 128) setBit(y * rowBytes + (x >> 3), 0x80 >> (x & 7))
  const kind = isStencil ? '/ImageMask true' : '/ColorSpace/DeviceGray'
  const entries = describePicture(
    info.width,
    info.height,
    `${kind}/BitsPerComponent 1/Filter/FlateDecode`,
  )
  return { drawn: [{ picture: stream(entries, deflateSync(bits)), place: WHOLE_PAGE }] }
}

/** A page whose picture nobody can decode. */
export function brokenPicture(): ScanPage {
  const entries = describePicture(
    1654,
    2339,
    '/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/DCTDecode',
  )
  return { drawn: [{ picture: stream(entries, 'no picture'), place: WHOLE_PAGE }] }
}

async function greyLetter() {
  return await sharp(await readFile(LETTER))
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

function describePicture(width: number, height: number, more: string): string {
  return `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}${more}`
}
