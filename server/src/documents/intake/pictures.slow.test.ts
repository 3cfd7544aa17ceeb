import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createBlackPng } from '../../testing/texts/bombs.ts'
import { LANDSCAPE, PORTRAIT, readSinglePage } from '../../testing/texts/pages.ts'
import { newUploads } from '../../testing/texts/uploads.ts'

const upload = newUploads()

const RED = { r: 255, g: 0, b: 0 }
const isRed = ([red = 0, green = 255, blue = 255]: number[]) => red > 230 && green < 40 && blue < 40

function plain(
  width: number,
  height: number,
  background: string | (typeof RED & { alpha?: number }) = RED,
) {
  return sharp({ create: { width, height, channels: 4, background } })
}

describe('turns a picture into a one-page PDF:', () => {
  it.each([
    ['a JPEG', plain(60, 40).jpeg()],
    ['a PNG', plain(60, 40).png()],
    ['a WebP', plain(60, 40).webp()],
    ['a PNG with 16 bits per channel', plain(60, 40).toColourspace('rgb16').png()],
    ['a CMYK JPEG', plain(60, 40).toColourspace('cmyk').jpeg()],
    ['an interlaced PNG', plain(60, 40).png({ progressive: true })],
    ['a PNG with a palette', plain(60, 40).png({ palette: true })],
  ])('%s', async (_, picture) => {
    const { paper, image, at } = await readSinglePage(await upload(await picture.toBuffer()))
    expect(paper).toEqual(LANDSCAPE)
    expect([image.width, image.height]).toEqual([60, 40])
    expect(at(30, 20)).toSatisfy(isRed)
  })

  it('rotated upright according to EXIF', async () => {
    const left = {
      input: { create: { width: 20, height: 40, channels: 3, background: RED } },
      left: 0,
      top: 0,
    } as const
    const bytes = await plain(60, 40, 'blue')
      .composite([left])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { paper, image, at } = await readSinglePage(await upload(bytes))
    expect(paper).toEqual(PORTRAIT)
    expect([image.width, image.height]).toEqual([40, 60])
    // A turn to the right brings the left side to the top.
    expect(at(20, 5)).toSatisfy(isRed)
    expect(at(20, 55)).not.toSatisfy(isRed)
  })

  it('on a white background where it is transparent', async () => {
    const { at } = await readSinglePage(
      await upload(await plain(60, 40, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer()),
    )
    expect(at(30, 20)).toEqual([255, 255, 255])
  })

  it('the first frame of an animation', async () => {
    const frames = [
      await plain(60, 40).png().toBuffer(),
      await plain(60, 40, 'blue').png().toBuffer(),
    ]
    const bytes = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    expect((await readSinglePage(await upload(bytes))).at(30, 20)).toSatisfy(isRed)
  })

  it('losslessly if it is a drawing', async () => {
    const { at } = await readSinglePage(
      await upload(await plain(60, 40, { r: 1, g: 2, b: 3 }).png().toBuffer()),
    )
    expect(at(30, 20)).toEqual([1, 2, 3])
  })

  it('scaled down to the resolution that A4 is printed at', async () => {
    const { image } = await readSinglePage(await upload(await plain(6000, 60).jpeg().toBuffer()))
    expect([image.width, image.height]).toEqual([4677, 47])
  })

  it('without the file’s metadata or trailing bytes', async () => {
    const picture = await plain(60, 40)
      .withExif({
        IFD0: { Artist: 'Erika' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Erika</x:xmpmeta>')
      .jpeg()
      .toBuffer()
    expect(String(picture)).toContain('Erika')
    const { pdf } = await readSinglePage(
      await upload(
        Buffer.concat([picture, Buffer.from('PK\x03\x04<script>Erika</script>%PDF-1.7')]),
      ),
    )
    expect(String(pdf)).not.toMatch(/Erika|Exif|xmpmeta|script/)
  })
})

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
const grainy = sharp({ create: { width: 300, height: 200, channels: 3, background: 'red', noise } })
const jpeg = await grainy.clone().jpeg().toBuffer()
const progressive = await grainy.clone().jpeg({ progressive: true }).toBuffer()
const png = await grainy.clone().png().toBuffer()
const interlaced = await grainy.clone().png({ progressive: true }).toBuffer()
const webp = await grainy.clone().webp().toBuffer()

const END = Buffer.from('ffd9', 'hex')
const join = (...parts: Buffer[]) => Buffer.concat(parts)
const start = (bytes: Buffer, share: number) => bytes.subarray(0, bytes.length * share)
const insert = (at: number, more: Buffer) => join(jpeg.subarray(0, at), more, jpeg.subarray(at))
/** The JPEG with a segment inserted right after its first two bytes. */
const segment = (marker: string, text: string) => {
  const head = Buffer.from(`ff${marker}0000`, 'hex')
  head.writeUInt16BE(text.length + 2, 2)
  return insert(2, join(head, Buffer.from(text, 'latin1')))
}
const scanStart = jpeg.indexOf(Buffer.from('ffda', 'hex'))
const oddScan = Buffer.from(jpeg)
// The end of spectral selection, which is always 63 in a sequential scan.
oddScan[scanStart + 12] = 0

describe('refuses a picture', () => {
  it.each([
    ['that is truncated', start(jpeg, 0.5), 422],
    ['that is truncated near its end', jpeg.subarray(0, -20), 422],
    ['that is truncated but has an end marker', join(start(jpeg, 0.5), END), 422],
    ['truncated in its last rows but with an end marker', join(start(jpeg, 0.97), END), 422],
    [
      'that is truncated and padded with zeros before its end marker',
      join(start(jpeg, 0.5), Buffer.alloc(999), END),
      422,
    ],
    ['that is truncated and followed by another', join(start(jpeg, 0.5), jpeg), 422],
    [
      'with zeros in its middle',
      join(start(jpeg, 0.4), Buffer.alloc(2000), jpeg.subarray(-999)),
      422,
    ],
    ['that is a truncated progressive JPEG', start(progressive, 0.7), 422],
    ['that is one with an end marker', join(start(progressive, 0.7), END), 422],
    ['that is a truncated PNG', start(png, 0.9), 422],
    ['that is a truncated PNG with an end chunk', join(start(png, 0.9), png.subarray(-12)), 422],
    ['that is a truncated interlaced PNG', start(interlaced, 0.9), 422],
    ['that is a truncated WebP', start(webp, 0.9), 422],
    ['that ends within its header', jpeg.subarray(0, 20), 422],
    ['with zeros after its header', join(jpeg.subarray(0, 20), Buffer.alloc(1000)), 422],
    ['with more than 100 megapixels', createBlackPng(30_000, 30_000), 413],
  ])('%s', async (_, bytes, statusCode) => {
    await expect(upload(bytes)).rejects.toMatchObject({ name: 'ServiceError', statusCode })
  })
})

describe('accepts a picture that every viewer shows', () => {
  it.each([
    ['with trailing bytes', join(jpeg, Buffer.alloc(500, 'x'))],
    ['with zeros before its end marker', insert(jpeg.length - 2, Buffer.alloc(100))],
    [
      'with stray bytes between its segments',
      insert(jpeg.indexOf(Buffer.from('ffc0', 'hex')), Buffer.alloc(5)),
    ],
    ['with invalid EXIF', segment('e1', 'Exif\0\0no EXIF')],
    ['with EXIF whose offsets point nowhere', segment('e1', `Exif\0\0II*\0${'\xff'.repeat(40)}`)],
    ['with broken XMP', segment('e1', 'http://ns.adobe.com/xap/1.0/\0<broken')],
    ['with an invalid colour profile', segment('e2', 'ICC_PROFILE\0\x01\x01none')],
    ['with an unknown colour transform', segment('ee', 'Adobe\0\x64\0\0\0\0\x07')],
    ['with odd scan parameters', oddScan],
    ['that is a PNG without its end chunk', png.subarray(0, -12)],
    ['that is a PNG with trailing bytes', join(png, Buffer.alloc(500, 'x'))],
    ['that is a WebP with trailing bytes', join(webp, Buffer.alloc(500, 'x'))],
  ])('%s', async (_, bytes) => {
    const { image } = await readSinglePage(await upload(bytes))
    expect([image.width, image.height]).toEqual([300, 200])
  })
})
