import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { createHeic, createHeicOfItems, encoded } from '../../testing/texts/heics.ts'
import { LANDSCAPE, PORTRAIT, readSinglePage } from '../../testing/texts/pages.ts'
import { newUploads } from '../../testing/texts/uploads.ts'

const upload = newUploads()
const isRed = ([red = 0, green = 255, blue = 255]: number[]) => red > 230 && green < 40 && blue < 40
const isBlue = ([red = 255, green = 255, blue = 0]: number[]) =>
  red < 40 && green < 40 && blue > 200

describe('turns a HEIC photo into a one-page PDF:', () => {
  it('a single image', async () => {
    const { paper, image, at } = await readSinglePage(await upload(encoded.red))
    expect(paper).toEqual(PORTRAIT)
    expect([image.width, image.height]).toEqual([64, 64])
    expect(at(32, 32)).toSatisfy(isRed)
  })

  it('a grid of tiles, as cameras write it', async () => {
    const { paper, image, at } = await readSinglePage(
      await upload(createHeic({ tiles: ['red', 'blue'] })),
    )
    expect(paper).toEqual(LANDSCAPE)
    expect([image.width, image.height]).toEqual([128, 64])
    expect([at(10, 32), at(118, 32)]).toEqual([expect.toSatisfy(isRed), expect.toSatisfy(isBlue)])
  })

  it('a grid cropped to its visible area', async () => {
    const photo = createHeic({ tiles: ['red', 'blue'], claims: [101, 51] })
    const { image, at } = await readSinglePage(await upload(photo))
    expect([image.width, image.height]).toEqual([101, 51])
    expect([at(0, 50), at(100, 50)]).toEqual([expect.toSatisfy(isRed), expect.toSatisfy(isBlue)])
  })

  it.each([
    // Three quarter turns to the left are one to the right: the left side ends up on top.
    ['to the right', 3, isRed, isBlue],
    ['to the left', 1, isBlue, isRed],
  ])('rotated %s once, even if EXIF repeats the rotation', async (_, turns, above, below) => {
    const photo = createHeic({ tiles: ['red', 'blue'], turns, orientation: turns === 3 ? 6 : 8 })
    const { paper, image, at } = await readSinglePage(await upload(photo))
    expect(paper).toEqual(PORTRAIT)
    expect([image.width, image.height]).toEqual([64, 128])
    expect([at(32, 10), at(32, 118)]).toEqual([expect.toSatisfy(above), expect.toSatisfy(below)])
  })

  it('ignoring a rotation given by EXIF alone, which has no effect in this format', async () => {
    const { image } = await readSinglePage(
      await upload(createHeic({ tiles: ['red', 'blue'], orientation: 6 })),
    )
    expect([image.width, image.height]).toEqual([128, 64])
  })

  it('the primary image of several', async () => {
    const photo = createHeic({ tiles: ['red', 'blue', 'red'], primary: 2 })
    const { image, at } = await readSinglePage(await upload(photo))
    expect([image.width, image.height]).toEqual([64, 64])
    expect(at(32, 32)).toSatisfy(isBlue)
  })

  it('on a white background where it is transparent', async () => {
    const { image, at } = await readSinglePage(await upload(encoded.clear))
    expect([image.width, image.height]).toEqual([60, 40])
    expect(at(30, 20)).toSatisfy((pixel: number[]) => pixel.every((value) => value > 250))
  })

  it('without the file’s metadata or trailing bytes', async () => {
    const photo = createHeic({ tiles: ['red'], orientation: 6 })
    const { path } = await upload(Buffer.concat([photo, Buffer.from('<script>Erika</script>')]))
    expect(String(await readFile(path))).not.toMatch(/Erika|Exif|script/)
  })
})

const red = createHeic({ tiles: ['red'] })
const pair = createHeic({ tiles: ['red', 'blue'] })

describe('refuses a HEIC', () => {
  it.each([
    ['that ends after its first box', Buffer.from('00000018667479706865696300000000', 'hex'), 422],
    ['that is truncated', encoded.red.subarray(0, -20), 422],
    ['that is truncated within its last tile', pair.subarray(0, -10), 422],
    ['with zeroed properties', Buffer.from(red).fill(0, 200, 260), 422],
    ['with zeroed image data', Buffer.from(red).fill(0, red.length - 31), 422],
    ['whose primary image is missing', createHeicOfItems([], 1), 422],
    [
      'whose grid refers to itself',
      createHeicOfItems(
        [{ type: 'grid', data: Buffer.from([0, 0, 0, 0, 0, 64, 0, 64]), refers: ['dimg', [1]] }],
        1,
      ),
      422,
    ],
    ['that lacks a tile', createHeic({ tiles: ['red', 'blue'], claims: [4000, 4000] }), 422],
    ['in another encoding', createHeic({ tiles: ['red'], isAv1: true }), 415],
    [
      'with more than 100 megapixels',
      createHeic({ tiles: ['red', 'blue'], claims: [30_000, 30_000] }),
      413,
    ],
  ])('%s', async (_, bytes, statusCode) => {
    await expect(upload(bytes)).rejects.toMatchObject({ name: 'ServiceError', statusCode })
  })
})
