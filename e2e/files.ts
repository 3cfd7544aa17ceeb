import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'

/** A file for a browser's file input. */
export interface TestFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Makes a one-page PDF with a line of text and at least `bytes` bytes. */
export function pdfFile(name: string, text: string, bytes = 0): TestFile {
  return pagesFile(name, [text], bytes)
}

/** Makes a PDF with a line of text on each page and at least `bytes` bytes. */
export function pagesFile(name: string, texts: readonly string[], bytes = 0): TestFile {
  const kids = texts.map((_text, index) => `${5 + 2 * index} 0 R`)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${texts.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${bytes} >>\nstream\n${'.'.repeat(bytes)}\nendstream`,
    ...texts.flatMap((text, index) => {
      const stream = `BT /F1 24 Tf 72 720 Td (${text}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${6 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ]
    }),
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(file + end, 'latin1') }
}

/** Makes a PNG of 64 by 64 pixels in one color. */
export function pngFile(name: string): TestFile {
  const side = 64
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(3 * side, 0x99)])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => line)))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return { name, mimeType: 'image/png', buffer: Buffer.concat([signature, ...chunks]) }
}

const HEIC = join(import.meta.dirname, '../server/src/testing/texts/heic/red.heic')

/** Makes an iPhone photo, of a type that few browsers know. */
export function heicFile(name: string): TestFile {
  return { name, mimeType: '', buffer: readFileSync(HEIC) }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/** Makes a PDF that no reader opens. */
export function brokenPdf(name: string): TestFile {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nkaputt') }
}
