import type { Invoice } from '@hausblick/contract/invoice.ts'

/** What nobody who writes an invoice reaches, and a sheet is still written of in seconds. */
const MAX_ITEMS = 100
const MAX_TEXT = 3000
const MAX_LINES_TEXT = 200_000
/** What a line costs beside its text. */
const LINE = 100

/** Returns as much of an invoice as its sheet shows. */
export function shortenInvoice({ lines, ...invoice }: Invoice): Invoice {
  let left = MAX_LINES_TEXT
  const shown = lines.map(shortenTexts).filter(({ name, description }) => {
    left -= LINE + name.length + (description?.length ?? 0)
    return left > 0
  })
  return { ...shortenTexts(invoice), lines: shown }
}

function shortenTexts<Value>(value: Value): Value {
  const shorten = (part: unknown): unknown => {
    if (typeof part === 'string') return clipText(part, MAX_TEXT)
    if (Array.isArray(part)) return part.slice(0, MAX_ITEMS).map(shorten)
    if (part === null || typeof part !== 'object') return part
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, shorten(each)]))
  }
  return shorten(value) as Value
}

export function clipText(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}
