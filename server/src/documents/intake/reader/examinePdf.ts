import type { ActiveContent } from '@hausblick/contract/documents.ts'
import { PDF, PdfArray, PdfDict, type PdfObject, PdfRef } from '@libpdf/core'
import { findInDictionary } from './activeDictionary.ts'

/** Beyond this many values, or after this time, the rest is not inspected. */
const MAX_VALUES = 5_000_000
const TIME_MS = 15_000
/** How many values are inspected between two looks at the clock. */
const STEP = 4096

/**
 * Returns what of a PDF may act in a desktop reader. `unknown` is among it where not everything could be inspected: a password
 * is needed, the file is damaged, or a limit is reached.
 */
export async function examinePdf(bytes: Uint8Array): Promise<ActiveContent[]> {
  const found = new Set<ActiveContent>()
  try {
    inspectObjects(await PDF.load(bytes, { lenient: false }), found)
  } catch {
    found.add('unknown')
    await inspectDamaged(bytes, found)
  }
  return [...found].toSorted()
}

/** Inspects what can be recovered of a damaged file. Objects that cannot be parsed are taken for missing. */
async function inspectDamaged(bytes: Uint8Array, found: Set<ActiveContent>): Promise<void> {
  try {
    inspectObjects(await PDF.load(bytes), found)
  } catch {
    found.add('unknown')
  }
}

/** Inspects every object reachable from the catalog, those in object streams included. Page contents are not decoded. */
function inspectObjects(pdf: PDF, found: Set<ActiveContent>): void {
  if (!pdf.isAuthenticated) {
    found.add('unknown')
    return
  }
  const resolve = (ref: PdfRef) => pdf.context.resolve(ref)
  const seen = new Set<string>()
  const waiting: PdfObject[] = [pdf.getCatalog()]
  const until = performance.now() + TIME_MS
  for (let count = 0; waiting.length > 0; count++) {
    if (count > MAX_VALUES || (count % STEP === 0 && performance.now() > until)) {
      found.add('unknown')
      return
    }
    const value = waiting.pop()
    if (value instanceof PdfRef) {
      const name = value.toString()
      if (seen.has(name)) continue
      seen.add(name)
      const target = resolve(value)
      if (target !== null) waiting.push(target)
    } else if (value instanceof PdfArray) for (const item of value) waiting.push(item)
    else if (value instanceof PdfDict) {
      for (const kind of findInDictionary(value, resolve)) found.add(kind)
      for (const [, item] of value) waiting.push(item)
    }
  }
}
