import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { mark } from '../web/src/parts/layout/mark.ts'
import { answerHelp } from './help.ts'

answerHelp('npm run icons\nDraws the icons in web/public from the mark of the logo.')

/** The light theme's brand color, behind the white mark. */
const brand = '#0f4f3d'

/** Systems that mask icons themselves get the square; elsewhere corners are rounded. */
const round = svgOf(9)
const square = svgOf(0)

write('favicon.svg', `${round}\n`)
write('favicon.ico', writeIco(await pngOf(round, 32), 32))
write('icon-192.png', await pngOf(round, 192))
write('icon-512.png', await pngOf(round, 512))
write('icon-maskable-512.png', await pngOf(square, 512))
write('apple-touch-icon.png', await pngOf(square, 180))

function svgOf(radius: number): string {
  const lines =
    'fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Hausblick</title><rect width="32" height="32" rx="${radius}" fill="${brand}"/><path d="${mark}" ${lines}/></svg>`
}

/** @param size width and height in pixels */
function pngOf(svg: string, size: number): Promise<Buffer> {
  const density = (72 * size) / 32
  return sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

function write(name: string, content: string | Buffer): void {
  writeFileSync(join(import.meta.dirname, '../web/public', name), content)
}

/**
 * Wraps a PNG into an .ico file, which browsers request if a page names no icon. A header of six bytes and an entry of
 * sixteen precede it: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 *
 * @param size width and height in pixels, less than 256
 */
function writeIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // type: icon
  header.writeUInt16LE(1, 4) // number of images
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18) // offset of the image
  return Buffer.concat([header, png])
}
