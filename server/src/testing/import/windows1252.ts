const decoder = new TextDecoder('windows-1252')

const bytes = new Map(
  Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
)

/** Replaces characters that Windows-1252 lacks, such as the first letter of Łukasz, by question marks. */
export function replaceUnencodable(text: string): string {
  return [...text].map((character) => (bytes.has(character) ? character : '?')).join('')
}

export function encodeWindows1252(text: string): Buffer {
  return Buffer.from([...text].map((character) => bytes.get(character) ?? 0x3f))
}
