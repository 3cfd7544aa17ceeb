import type { XmlHandler } from '../xml.ts'

/** A workbook's escape for characters that XML cannot hold: `_x000A_`. */
const ESCAPED = /_x([0-9a-f]{4})_/gi

/**
 * Creates a handler that joins the runs of a rich text, without phonetic readings.
 *
 * @param end the element whose end completes a text
 * @param emit receives each text
 */
export function createTextHandler(end: string, emit: (text: string) => void): Required<XmlHandler> {
  let text = ''
  let inText = false
  let inReading = false
  return {
    open: (name) => {
      if (name === 't') inText = true
      if (name === 'rPh') inReading = true
    },
    text: (piece) => {
      if (inText && !inReading) text += piece
    },
    close: (name) => {
      if (name === 't') inText = false
      if (name === 'rPh') inReading = false
      if (name !== end) return
      emit(unescapeText(text))
      text = ''
    },
  }
}

/** Replaces escapes by their characters, control characters by a space. */
export function unescapeText(text: string): string {
  return text.replaceAll(ESCAPED, (_, hex) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16))
    return /\p{C}/u.test(character) ? ' ' : character
  })
}
