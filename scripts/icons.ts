import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { mark } from '../web/src/layout/mark.ts'
import { answerHelp } from './help.ts'
import { writeIco } from './icons/ico.ts'

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
