/**
 * Wraps a PNG into an .ico file, which browsers request if a page names no icon. A header of six bytes and an entry of
 * sixteen precede it: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 *
 * @param size width and height in pixels, less than 256
 */
export function writeIco(png: Buffer, size: number): Buffer {
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
