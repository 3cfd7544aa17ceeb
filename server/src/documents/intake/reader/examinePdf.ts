import type { ActiveContent } from '@hausblick/contract/documents.ts'
import { PDF, PdfDict, type PdfRef } from '@libpdf/core'
import { findInDictionary } from './activeDictionary.ts'
import type { Examination } from './answers.ts'
import { dictionariesOf, NotInspectable } from './dictionaries.ts'

/**
 * Returns what of a PDF may act in a desktop reader, and the invoice in it. `unknown` is among it where not everything could be
 * inspected: a password is needed, the file is damaged, or a limit is reached.
 */
export async function examinePdf(bytes: Uint8Array): Promise<Examination> {
  const found = new Set<ActiveContent>()
  let invoice: Examination['invoice'] = null
  const inspect = async (pdf: PDF) => {
    const resolve = (ref: PdfRef) => pdf.context.resolve(ref)
    const embedded: PdfDict[] = []
    try {
      for (const dictionary of dictionariesOf(pdf)) {
        const isEmbedded = dictionary.get('EF', resolve) instanceof PdfDict
        if (isEmbedded) embedded.push(dictionary)
        for (const kind of findInDictionary(dictionary, resolve))
          if (kind !== 'files' || !isEmbedded) found.add(kind)
      }
    } finally {
      if (embedded.length > 0) {
        const { findInvoice } = await import('./invoice/embedded.ts')
        const files = findInvoice(embedded, resolve)
        invoice = files.invoice
        if (files.hasOthers) found.add('files')
      }
    }
  }
  try {
    await inspect(await PDF.load(bytes, { lenient: false }))
  } catch (error) {
    found.add('unknown')
    // A damaged file is recovered as far as possible. Objects that cannot be parsed count as missing.
    if (!(error instanceof NotInspectable))
      await PDF.load(bytes)
        .then(inspect)
        .catch(() => {})
  }
  return { active: [...found].toSorted(), invoice }
}
