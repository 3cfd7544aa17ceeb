import { createReadStream } from 'node:fs'
import { Unreadable } from '../unreadable.ts'

export type TextEncoding = 'utf-8' | 'windows-1252'

/**
 * How a text file is encoded, decided by reading all of it: text in Windows-1252 with any umlaut is not valid UTF-8.
 * A file with a NUL byte is no text in either.
 */
export async function detectEncoding(file: string): Promise<TextEncoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let valid = true
  const chunks: AsyncIterable<Buffer> = createReadStream(file)
  for await (const chunk of chunks) {
    if (chunk.includes(0))
      throw new Unreadable(
        'Das ist keine Textdatei. Speichern Sie die Tabelle als CSV (UTF-8) oder als XLSX.',
      )
    valid &&= decodes(utf8, chunk)
  }
  return valid && decodes(utf8) ? 'utf-8' : 'windows-1252'
}

function decodes(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined })
    return true
  } catch {
    return false
  }
}

/** The text of a file in pieces, without a byte order mark; every line ends with `\n`, whatever it ends with in the file. */
export async function* readText(file: string, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  const chunks: AsyncIterable<Buffer> = createReadStream(file)
  let carry = ''
  for await (const chunk of chunks) {
    const text = carry + decoder.decode(chunk, { stream: true })
    // A carriage return at the end may be the first half of a line end.
    carry = text.endsWith('\r') ? '\r' : ''
    yield withLineFeeds(carry === '' ? text : text.slice(0, -1))
  }
  yield withLineFeeds(carry + decoder.decode())
}

function withLineFeeds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n')
}
