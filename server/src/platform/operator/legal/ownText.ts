import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type OwnLegalPage, ownLegalFiles } from '@hausblick/contract/ownLegal.ts'

const MAX_BYTES = 512 * 1024

/** A legal text of the operator's own. */
export interface OwnText {
  readonly text: string
  readonly changedAt: Date
}

/** What the folder of `LEGAL_DIR` has for a page: nothing, a text, or a file that cannot be shown, with the reason in German. */
export type FoundText = OwnText | { readonly fault: string } | null

/** Reads the operator's own text of a page, anew each time, so that a change shows at once. */
export function readOwnText(folder: string | null, page: OwnLegalPage): FoundText {
  if (folder === null) return null
  const file = join(folder, ownLegalFiles[page])
  try {
    const { size, mtime } = statSync(file)
    if (size > MAX_BYTES) return { fault: `${file} ist größer als ${MAX_BYTES / 1024} KB` }
    // The decoder leaves out the mark that Windows writes first.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
    return text.trim() === '' ? { fault: `${file} ist leer` } : { text, changedAt: mtime }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    return { fault: `${file} lässt sich nicht als Text in UTF-8 lesen (${error})` }
  }
}
