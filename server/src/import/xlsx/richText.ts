import type { XmlHandler } from './xml.ts'

/** Characters that XML cannot hold, as workbooks write them: `_x000A_`. */
const ESCAPED = /_x([0-9a-f]{4})_/gi

/**
 * Puts a text together that is written in runs of different looks. Readings for Asian scripts are not part of it.
 * `end` is the element after which the text is whole.
 */
export function textHandler(end: string, whole: (text: string) => void): Required<XmlHandler> {
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
      whole(unescapeText(text))
      text = ''
    },
  }
}

/** Writes out escaped characters; control characters become a space, since no text of a table needs them. */
export function unescapeText(text: string): string {
  return text.replaceAll(ESCAPED, (_, hex) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16))
    return /\p{C}/u.test(character) ? ' ' : character
  })
}
