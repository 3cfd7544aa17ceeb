import { constants, deflateRawSync } from 'node:zlib'

const MEGABYTE = 1024 * 1024

/** Some kilobytes that unpack to so many megabytes of one character, in the format of FlateDecode. */
export function flateBomb(megabytes: number, fill = ' '): Buffer {
  const options = { finishFlush: constants.Z_FULL_FLUSH }
  // It refers to nothing before it, so that it can stand behind itself.
  const megabyte = deflateRawSync(Buffer.alloc(MEGABYTE, fill), options)
  const header = Buffer.from([0x78, 0x9c])
  return Buffer.concat([header, ...Array.from({ length: megabytes }, () => megabyte)])
}
