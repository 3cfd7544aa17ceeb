import { createReadStream } from 'node:fs'
import { UnreadableFile } from '../unreadableFile.ts'

export type TextEncoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be'

/**
 * Detects a file's encoding by its byte order mark, or by reading all of it: Windows-1252 text with an umlaut is not valid UTF-8. Throws an
 * UnreadableFile if it contains a NUL byte, which text never does.
 */
export async function detectEncoding(file: string): Promise<TextEncoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let valid = true
  const chunks: AsyncIterable<Buffer> = createReadStream(file)
  let isFirst = true
  for await (const chunk of chunks) {
    const marked = isFirst ? findUtf16(chunk) : null
    if (marked) return marked
    isFirst = false
    if (chunk.includes(0))
      throw new UnreadableFile(
        'Das ist keine Textdatei. Speichern Sie die Tabelle als CSV (UTF-8) oder als XLSX.',
      )
    valid &&= decodes(utf8, chunk)
  }
  return valid && decodes(utf8) ? 'utf-8' : 'windows-1252'
}

/** Spreadsheets save `Unicode text` so, with a byte order mark. */
function findUtf16(chunk: Buffer): TextEncoding | null {
  const mark = chunk.subarray(0, 2).toString('hex')
  return mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : null
}

function decodes(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined })
    return true
  } catch {
    return false
  }
}

/** Reads a file's text in chunks, without a byte order mark and with every line ending normalised to `\n`. */
export async function* readText(file: string, encoding: TextEncoding): AsyncGenerator<string> {
  const chunks: AsyncIterable<Buffer> = createReadStream(file)
  const decode = encoding === 'windows-1252' ? createMixedDecoder() : createDecoder(encoding)
  let carry = ''
  for await (const chunk of chunks) {
    const text = carry + decode(chunk)
    // A trailing carriage return may be half of a CRLF.
    carry = text.endsWith('\r') ? '\r' : ''
    yield normaliseLineEnds(carry === '' ? text : text.slice(0, -1))
  }
  yield normaliseLineEnds(carry + decode())
}

type Decode = (chunk?: Buffer) => string

function createDecoder(encoding: TextEncoding): Decode {
  const decoder = new TextDecoder(encoding)
  return (chunk) => decoder.decode(chunk, { stream: chunk !== undefined })
}

/** Letters and punctuation of Western languages in UTF-8, which make no sense in Windows-1252: `Ã¶`. */
const UTF8 = /[\xc2\xc3][\x80-\xbf]|\xe2[\x80-\x84][\x80-\xbf]|\xef\xbb\xbf/g
/** What may go on in the next chunk. */
const BEGUN = /(?:[\xc2\xc3]|\xe2[\x80-\x84]?|\xef\xbb?)$/

/** Decodes Windows-1252, and files into which several programs have written, where parts are UTF-8. */
function createMixedDecoder(): Decode {
  const windows = new TextDecoder('windows-1252')
  let begun = ''
  return (chunk) => {
    const bytes = begun + (chunk?.toString('latin1') ?? '')
    begun = chunk ? (BEGUN.exec(bytes)?.[0] ?? '') : ''
    const whole = bytes.slice(0, bytes.length - begun.length)
    let [text, end] = ['', 0]
    for (const { index, 0: found } of whole.matchAll(UTF8)) {
      text += windows.decode(Buffer.from(whole.slice(end, index), 'latin1'))
      text += new TextDecoder().decode(Buffer.from(found, 'latin1'))
      end = index + found.length
    }
    return text + windows.decode(Buffer.from(whole.slice(end), 'latin1'))
  }
}

function normaliseLineEnds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n')
}
