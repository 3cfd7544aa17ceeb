import { foldText } from './text.ts'

/** Returns the form of a kind of income or expense that is equal for all its spellings. */
export function foldKind(kind: string): string {
  return foldText(kind).replace(/\s+/g, ' ').trim()
}
