import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { createContext, use } from 'react'

type Correct = (entry: DocumentEntry) => void

const CorrectionContext = createContext<Correct | null>(null)

/** Rendered around lists whose documents staff can put right. */
export const CorrectionProvider = CorrectionContext.Provider

/** Returns what opens the dialog that puts a document right; null for customers. */
export function useCorrection(): Correct | null {
  return use(CorrectionContext)
}
