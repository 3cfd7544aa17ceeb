import { type PDF, PdfArray, PdfDict, type PdfObject, PdfRef } from '@libpdf/core'

/** Beyond this many values, or after this time, the rest is not looked at. */
const MAX_VALUES = 5_000_000
const TIME_MS = 15_000
/** How many values pass between two looks at the clock. */
const STEP = 4096

/** A PDF has too many objects, or needs a password. */
export class NotInspectable extends Error {
  override readonly name = 'NotInspectable'
}

/**
 * Yields every dictionary reachable from the catalog, streams and those in object streams included, before what it contains.
 * Page contents are not decoded. Throws NotInspectable.
 */
export function* dictionariesOf(pdf: PDF): Generator<PdfDict, undefined> {
  if (!pdf.isAuthenticated) throw new NotInspectable('It needs a password.')
  const seen = new Set<string>()
  const waiting: PdfObject[] = [pdf.getCatalog()]
  const until = performance.now() + TIME_MS
  for (let count = 0; waiting.length > 0; count++) {
    if (count > MAX_VALUES || (count % STEP === 0 && performance.now() > until))
      throw new NotInspectable('It has too many objects.')
    const value = waiting.pop()
    if (value instanceof PdfRef) {
      const name = value.toString()
      if (seen.has(name)) continue
      seen.add(name)
      const target = pdf.context.resolve(value)
      if (target !== null) waiting.push(target)
    } else if (value instanceof PdfArray) for (const item of value) waiting.push(item)
    else if (value instanceof PdfDict) {
      yield value
      for (const [, item] of value) waiting.push(item)
    }
  }
}
