import type { Invoice } from '@hausblick/contract/invoice.ts'
import * as texts from './texts.ts'

/** What nobody who writes an invoice reaches, and a sheet is still written of in seconds. */
const MAX_ITEMS = 100
const MAX_TEXT = 3000
const MAX_LINES_TEXT = 200_000
/** What a line costs beside its text. */
const LINE = 70

/** Returns as much of an invoice as its sheet shows; texts and lists of them say how much is missing. */
export function shortenInvoice({ lines, ...invoice }: Invoice): Invoice {
  let left = MAX_LINES_TEXT
  const shown = lines.map(shortenTexts).filter((line) => {
    left -= LINE + Object.values(line).join('').length
    return left > 0
  })
  return { ...shortenTexts(invoice), lines: shown }
}

function shortenTexts<Value>(value: Value): Value {
  const shorten = (part: unknown): unknown => {
    if (typeof part === 'string') {
      const more = part.length - MAX_TEXT
      return more <= 0 ? part : `${part.slice(0, MAX_TEXT)}${texts.otherCharacters(more)}`
    }
    if (Array.isArray(part)) {
      const more = part.length - MAX_ITEMS
      const shown = part.slice(0, MAX_ITEMS).map(shorten)
      return more > 0 && typeof part[0] === 'string' ? [...shown, texts.otherEntries(more)] : shown
    }
    if (part === null || typeof part !== 'object') return part
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, shorten(each)]))
  }
  return shorten(value) as Value
}

/** Shortens what has little room; it has to stand elsewhere in full. */
export function clipText(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}
