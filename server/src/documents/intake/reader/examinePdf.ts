import type { ActiveContent } from '@hausblick/contract/documents.ts'
import { PDF } from '@libpdf/core'
import { findInDictionary } from './activeDictionary.ts'
import { dictionariesOf, NotInspectable } from './dictionaries.ts'

/**
 * Returns what of a PDF may act in a desktop reader. `unknown` is among it where not everything could be inspected: a password
 * is needed, the file is damaged, or a limit is reached.
 */
export async function examinePdf(bytes: Uint8Array): Promise<ActiveContent[]> {
  const found = new Set<ActiveContent>()
  const inspect = (pdf: PDF) => {
    for (const dictionary of dictionariesOf(pdf))
      for (const kind of findInDictionary(dictionary, (ref) => pdf.context.resolve(ref)))
        found.add(kind)
  }
  try {
    inspect(await PDF.load(bytes, { lenient: false }))
  } catch (error) {
    found.add('unknown')
    // A damaged file is recovered as far as possible. Objects that cannot be parsed count as missing.
    if (!(error instanceof NotInspectable)) await PDF.load(bytes).then(inspect, () => {})
  }
  return [...found].toSorted()
}
