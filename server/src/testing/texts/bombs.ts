import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib'

const MEGABYTE = 1024 * 1024

/** Some kilobytes that unpack to so many megabytes of one character, in the format of FlateDecode. */
export function flateBomb(megabytes: number, fill = ' '): Buffer {
  const options = { finishFlush: constants.Z_FULL_FLUSH }
  // It refers to nothing before it, so that it can stand behind itself.
  const megabyte = deflateRawSync(Buffer.alloc(MEGABYTE, fill), options)
  const header = Buffer.from([0x78, 0x9c])
  return Buffer.concat([header, ...Array.from({ length: megabytes }, () => megabyte)])
}

/** A black PNG: at 30,000 × 30,000 pixels, 110 KB that would be 2.7 GB in the colours of a screen. */
export function pngOf(width: number, height: number): Buffer {
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
