import { Unreadable } from './unreadable.ts'

const HEAD_BYTES = 1024
const PIECE_BYTES = 65_536
const DECLARED = /^<\?xml[^>]*?\sencoding\s*=\s*(["'])(?<name>.*?)\1/

/** What the first bytes of a file tell, with the byte order mark or without (XML 1.0, appendix F). */
const BEGINNINGS: readonly (readonly [bytes: string, encoding: string])[] = [
  ['efbbbf', 'utf-8'],
  ['feff', 'utf-16be'],
  ['fffe', 'utf-16le'],
  ['003c', 'utf-16be'],
  ['3c00', 'utf-16le'],
]
/** The names that files declare; a file of ASCII is one of UTF-8. */
const DECLARABLE: Readonly<Record<string, readonly string[]>> = {
  'utf-8': ['utf-8', 'utf8', 'us-ascii'],
  'utf-16be': ['utf-16', 'utf-16be'],
  'utf-16le': ['utf-16', 'utf-16le'],
}
const SINGLE_BYTES = ['iso-8859-1', 'iso-8859-15', 'windows-1252']

/** Returns the first text of a file that begins as XML does; null for any other, and for one that may be read as a PDF. */
export function beginningOfXml(bytes: Uint8Array): string | null {
  const head = headOf(bytes, encodingByBytes(bytes) ?? 'utf-8')
  return /^\s*</.test(head) && !head.includes('%PDF-') ? head : null
}

/** Yields the text of XML in pieces. Throws Unreadable where the bytes are not of the encoding that they say. */
export function* textPieces(bytes: Uint8Array): Generator<string, undefined> {
  const decoder = new TextDecoder(encodingOf(bytes), { fatal: true })
  try {
    for (let at = 0; at < bytes.length; at += PIECE_BYTES)
      yield decoder.decode(bytes.subarray(at, at + PIECE_BYTES), { stream: true })
    yield decoder.decode()
  } catch (error) {
    if (error instanceof TypeError) throw new Unreadable('Its bytes are of another encoding.')
    throw error
  }
}

function encodingOf(bytes: Uint8Array): string {
  const found = encodingByBytes(bytes)
  const declared = DECLARED.exec(headOf(bytes, found ?? 'utf-8'))
  const name = declared?.groups?.name?.toLowerCase() ?? ''
  if (name === '') return found ?? 'utf-8'
  if (found === undefined && SINGLE_BYTES.includes(name)) return name
  const encoding = found ?? 'utf-8'
  if (DECLARABLE[encoding]?.includes(name)) return encoding
  throw new Unreadable('It declares another encoding.')
}

function encodingByBytes(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 3)).toString('hex')
  return BEGINNINGS.find(([beginning]) => start.startsWith(beginning))?.[1]
}

function headOf(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes.subarray(0, HEAD_BYTES))
}
