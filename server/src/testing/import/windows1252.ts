const decoder = new TextDecoder('windows-1252')

const bytes = new Map(
  Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
)

/** Text with a question mark for what Windows-1252 does not have, such as the first letter of Łukasz. */
export function inWindows1252(text: string): string {
  return [...text].map((character) => (bytes.has(character) ? character : '?')).join('')
}

export function encodeWindows1252(text: string): Buffer {
  return Buffer.from([...text].map((character) => bytes.get(character) ?? 0x3f))
}
