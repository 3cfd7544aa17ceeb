import { crc32, deflateRawSync } from 'node:zlib'

const DEFLATED = 8

/** False metadata about a part of an archive. */
export interface Claim {
  readonly size?: number
  readonly checksum?: number
}

/** Creates a zip archive of compressed parts, with correct metadata unless claimed otherwise. */
export function zip(
  parts: Readonly<Record<string, string>>,
  claims: Readonly<Record<string, Claim>> = {},
): Buffer {
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(parts)) {
    const data = Buffer.from(text)
    const packed = deflateRawSync(data)
    const { size = data.length, checksum = crc32(data) } = claims[name] ?? {}
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(DEFLATED, 4)
    facts.writeUInt32LE(checksum, 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(size, 18)
    facts.writeUInt16LE(name.length, 22)
    local.push(Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), packed)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, rest, Buffer.from(name))
    offset += 4 + facts.length + name.length + packed.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length / 4, 4)
  end.writeUInt16LE(directory.length / 4, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...local, ...directory, Buffer.from('PK\x05\x06', 'latin1'), end])
}
