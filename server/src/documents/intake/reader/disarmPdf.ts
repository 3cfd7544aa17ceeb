import { PDF } from '@libpdf/core'
import { disarmDictionary } from './activeDictionary.ts'
import { dictionariesOf } from './dictionaries.ts'
import { examinePdf } from './examinePdf.ts'

/**
 * Returns a copy of a PDF without anything that may act, made of the objects that could be read; null if there cannot be one,
 * since a password is needed or something would remain.
 */
export async function disarmPdf(bytes: Uint8Array): Promise<Uint8Array | null> {
  const pdf = await PDF.load(bytes)
  if (!pdf.isAuthenticated) return null
  for (const dictionary of dictionariesOf(pdf))
    disarmDictionary(dictionary, (ref) => pdf.context.resolve(ref))
  const copy = await pdf.save()
  const { active } = await examinePdf(copy)
  return active.length === 0 ? copy : null
}
