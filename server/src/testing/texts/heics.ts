import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// HEIC files (ISO/IEC 23008-12) built from two tiles of 64 × 64 pixels. An encoder wrote the files in `heic/`:
//   sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } }).png(), and the same in blue;
//   60 × 40 of { r: 255, g: 0, b: 0, alpha: 0 } as clear.png; for each: heif-enc -q 90 red.png -o red.heic (libheif 1.15.1)

export const encoded = {
  red: read('red.heic'),
  blue: read('blue.heic'),
  /** Transparent, 60 × 40 pixels. */
  clear: read('clear.heic'),
}

const TILE = 64

interface Item {
  readonly type: string
  readonly data: Buffer
  readonly properties?: readonly Buffer[]
  /** The items that it consists of or describes, by reference type. */
  readonly refers?: readonly [kind: string, ids: readonly number[]]
}

interface Photo {
  /** From left to right; a single tile makes no grid. */
  readonly tiles: readonly ('red' | 'blue')[]
  /** Counterclockwise quarter turns, as in `irot`. */
  readonly turns?: number
  /** The EXIF orientation, which must have no effect in this format. */
  readonly orientation?: number
  /** The size that the file claims, in pixels. */
  readonly claims?: readonly [width: number, height: number]
  /** Whether the file claims that its tiles are AV1. */
  readonly isAv1?: boolean
  /** The number of the tile shown instead of a grid. */
  readonly primary?: number
}

/** Creates a photo as phones write it. */
export function createHeic(photo: Photo): Buffer {
  const { tiles, turns, orientation, isAv1 = false, primary } = photo
  const isGrid = tiles.length > 1 && primary === undefined
  const size = photo.claims ?? [isGrid ? TILE * tiles.length : TILE, TILE]
  const shown = [
    sizeProperty(...size),
    ...(turns === undefined ? [] : [box('irot', Buffer.from([turns]))]),
  ]
  const items: Item[] = tiles.map((colour) => ({
    type: isAv1 ? 'av01' : 'hvc1',
    data: boxIn(encoded[colour], 'mdat').subarray(8),
    properties: [
      isAv1 ? box('av1C', Buffer.from('81000c00', 'hex')) : boxIn(encoded[colour], 'hvcC'),
      ...(isGrid ? [sizeProperty(TILE, TILE)] : shown),
    ],
  }))
  if (isGrid)
    items.push({
      type: 'grid',
      data: Buffer.concat([Buffer.from([0, 1, 0, tiles.length - 1]), u32(...size)]),
      properties: shown,
      refers: ['dimg', tiles.map((_, index) => index + 1)],
    })
  const id = primary ?? items.length
  if (orientation !== undefined)
    items.push({ type: 'Exif', data: exif(orientation), refers: ['cdsc', [id]] })
  return createHeicOfItems(items, id)
}

/** Creates a file of items, numbered from 1. */
export function createHeicOfItems(items: readonly Item[], primary: number): Buffer {
  const head = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic'))
  const start = head.length + metaOf(items, primary, 0).length + 8
  return Buffer.concat([
    head,
    metaOf(items, primary, start),
    box('mdat', ...items.map(({ data }) => data)),
  ])
}

function metaOf(items: readonly Item[], primary: number, start: number): Buffer {
  const properties = items.flatMap((item) => item.properties ?? [])
  let [offset, property] = [start, 0]
  const locations = items.map(({ data }, index) => {
    const location = Buffer.concat([u16(index + 1, 0, 1), u32(offset, data.length)])
    offset += data.length
    return location
  })
  const associations = items.map((item, index) => {
    const own = (item.properties ?? []).map(() => {
      property += 1
      return 0x80 | property
    })
    return Buffer.concat([u16(index + 1), Buffer.from([own.length, ...own])])
  })
  const infos = items.map(({ type }, index) =>
    full('infe', 2, u16(index + 1, 0), Buffer.from(`${type}\0`)),
  )
  const references = items.flatMap(({ refers }, index) =>
    refers ? box(refers[0], u16(index + 1, refers[1].length, ...refers[1])) : [],
  )
  return full(
    'meta',
    0,
    full('hdlr', 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
    full('pitm', 0, u16(primary)),
    full('iloc', 0, u16(0x4400, items.length), ...locations),
    full('iinf', 0, u16(items.length), ...infos),
    full('iref', 0, ...references),
    box('iprp', box('ipco', ...properties), full('ipma', 0, u32(items.length), ...associations)),
  )
}

function exif(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  tiff.writeUInt16BE(orientation, 18)
  return Buffer.concat([u32(6), Buffer.from('Exif\0\0'), tiff])
}

const sizeProperty = (width: number, height: number) => full('ispe', 0, u32(width, height))

function boxIn(file: Buffer, type: string): Buffer {
  const start = file.indexOf(type) - 4
  return file.subarray(start, start + file.readUInt32BE(start))
}

function full(type: string, version: number, ...parts: Buffer[]): Buffer {
  return box(type, Buffer.from([version, 0, 0, 0]), ...parts)
}

function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([u32(body.length + 8), Buffer.from(type), body])
}

function u16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, index) => void bytes.writeUInt16BE(value, index * 2))
  return bytes
}

function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => void bytes.writeUInt32BE(value, index * 4))
  return bytes
}

function read(name: string): Buffer {
  return readFileSync(join(import.meta.dirname, 'heic', name))
}
