import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib'

const MEGABYTE = 1024 * 1024

/** Creates FlateDecode data of some kilobytes that unpacks to `megabytes` of one character. */
export function flateBomb(megabytes: number, fill = ' '): Buffer {
  const options = { finishFlush: constants.Z_FULL_FLUSH }
  // A full flush makes the block independent of earlier ones, so that it can be repeated.
  const megabyte = deflateRawSync(Buffer.alloc(MEGABYTE, fill), options)
  const header = Buffer.from([0x78, 0x9c])
  return Buffer.concat([header, ...Array.from({ length: megabytes }, () => megabyte)])
}

/** Creates a black 1-bit PNG: 30,000 × 30,000 pixels take 110 KB, and 2.7 GB when decoded to RGB. */
export function createBlackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
