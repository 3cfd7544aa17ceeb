import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
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

/** A photographed letter of a manager, a JPEG. */
export const letterPicture = () => readFile(LETTER)

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

/**
 * A scanned letter of a manager, as scanners write it: one JPEG for the whole page.
 *
 * @param change what happened to the sheet before
 */
export async function scannedLetter(
  rotate = 0,
  change = (sheet: Sharp): Sharp => sheet,
): Promise<ScanPage> {
  const { data, info } = await change(sharp(await letterPicture()))
    .toColourspace('b-w')
    .jpeg()
    .toBuffer({ resolveWithObject: true })
  const entries = describePicture(
    info.width,
    info.height,
    '/ColorSpace/DeviceGray/BitsPerComponent 8',
  )
  return {
    rotate,
    drawn: [{ picture: stream(`${entries}/Filter/DCTDecode`, data), place: WHOLE_PAGE }],
  }
}

/** A page whose picture cannot be decoded. */
export function brokenPicture(): ScanPage {
  const entries = describePicture(
    1654,
    2339,
    '/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/DCTDecode',
  )
  return { drawn: [{ picture: stream(entries, 'no picture'), place: WHOLE_PAGE }] }
}

function describePicture(width: number, height: number, more: string): string {
  return `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}${more}`
}
