import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { encoded, heicFile, heicOf } from '../../testing/texts/heics.ts'
import { LANDSCAPE, PORTRAIT, pageOf } from '../../testing/texts/pages.ts'
import { newUploads } from '../../testing/texts/uploads.ts'

const upload = newUploads()
const isRed = ([red = 0, green = 255, blue = 255]: number[]) => red > 230 && green < 40 && blue < 40
const isBlue = ([red = 255, green = 255, blue = 0]: number[]) =>
  red < 40 && green < 40 && blue > 200

describe('a photograph of an iPhone becomes a PDF of one page', () => {
  it('as an encoder wrote it', async () => {
    const { paper, image, at } = await pageOf(await upload(encoded.red))
    expect(paper).toEqual(PORTRAIT)
    expect([image.width, image.height]).toEqual([64, 64])
    expect(at(32, 32)).toSatisfy(isRed)
  })

  it('put together from tiles, as a camera writes it', async () => {
    const { paper, image, at } = await pageOf(await upload(heicOf({ tiles: ['red', 'blue'] })))
    expect(paper).toEqual(LANDSCAPE)
    expect([image.width, image.height]).toEqual([128, 64])
    expect([at(10, 32), at(118, 32)]).toEqual([expect.toSatisfy(isRed), expect.toSatisfy(isBlue)])
  })

  it('cropped to what is shown of its tiles', async () => {
    const photo = heicOf({ tiles: ['red', 'blue'], claims: [101, 51] })
    const { image, at } = await pageOf(await upload(photo))
    expect([image.width, image.height]).toEqual([101, 51])
    expect([at(0, 50), at(100, 50)]).toEqual([expect.toSatisfy(isRed), expect.toSatisfy(isBlue)])
  })

  it.each([
    // Three quarters to the left are one to the right: what was left is on top.
    ['to the right', 3, isRed, isBlue],
    ['to the left', 1, isBlue, isRed],
  ])('turned %s once, though EXIF says so as well', async (_, turns, above, below) => {
    const photo = heicOf({ tiles: ['red', 'blue'], turns, orientation: turns === 3 ? 6 : 8 })
    const { paper, image, at } = await pageOf(await upload(photo))
    expect(paper).toEqual(PORTRAIT)
    expect([image.width, image.height]).toEqual([64, 128])
    expect([at(32, 10), at(32, 118)]).toEqual([expect.toSatisfy(above), expect.toSatisfy(below)])
  })

  it('not turned where only EXIF says so, which counts for nothing in this format', async () => {
    const { image } = await pageOf(await upload(heicOf({ tiles: ['red', 'blue'], orientation: 6 })))
    expect([image.width, image.height]).toEqual([128, 64])
  })

  it('of the picture that is shown, where there are several', async () => {
    const photo = heicOf({ tiles: ['red', 'blue', 'red'], primary: 2 })
    const { image, at } = await pageOf(await upload(photo))
    expect([image.width, image.height]).toEqual([64, 64])
    expect(at(32, 32)).toSatisfy(isBlue)
  })

  it('on white where it is transparent', async () => {
    const { image, at } = await pageOf(await upload(encoded.clear))
    expect([image.width, image.height]).toEqual([60, 40])
    expect(at(30, 20)).toSatisfy((pixel: number[]) => pixel.every((value) => value > 250))
  })

  it('with nothing of what else was in the file', async () => {
    const photo = heicOf({ tiles: ['red'], orientation: 6 })
    const { path } = await upload(Buffer.concat([photo, Buffer.from('<script>Erika</script>')]))
    expect(String(await readFile(path))).not.toMatch(/Erika|Exif|script/)
  })
})

const red = heicOf({ tiles: ['red'] })
const pair = heicOf({ tiles: ['red', 'blue'] })

describe('a HEIC is refused', () => {
  it.each([
    ['that is only a beginning', Buffer.from('00000018667479706865696300000000', 'hex'), 422],
    ['that breaks off', encoded.red.subarray(0, -20), 422],
    ['that breaks off within its last tile', pair.subarray(0, -10), 422],
    ['whose properties are zeros', Buffer.from(red).fill(0, 200, 260), 422],
    ['whose picture is zeros', Buffer.from(red).fill(0, red.length - 31), 422],
    ['that shows what is not there', heicFile([], 1), 422],
    [
      'that is made of itself',
      heicFile(
        [{ type: 'grid', data: Buffer.from([0, 0, 0, 0, 0, 64, 0, 64]), refers: ['dimg', [1]] }],
        1,
      ),
      422,
    ],
    ['that lacks a tile', heicOf({ tiles: ['red', 'blue'], claims: [4000, 4000] }), 422],
    ['in another encoding', heicOf({ tiles: ['red'], isAv1: true }), 415],
    [
      'with more than 100 megapixels',
      heicOf({ tiles: ['red', 'blue'], claims: [30_000, 30_000] }),
      413,
    ],
  ])('%s', async (_, bytes, statusCode) => {
    await expect(upload(bytes)).rejects.toMatchObject({ name: 'ServiceError', statusCode })
  })
})
