/**
 * A PNG as the only picture of an .ico file, which browsers ask for where no page names an icon. Six bytes of header and sixteen
 * for the picture stand before it: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 *
 * @param size width and height in pixels, less than 256
 */
export function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // one picture
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // planes
  header.writeUInt16LE(32, 12) // bits a pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18) // where it begins
  return Buffer.concat([header, png])
}
