import type { DocumentText } from '../intake/reader/answers.ts'
import { termsOf } from '../intake/reader/words.ts'

/** What is to be kept of a document whose pages are known, as if it had been read. */
export function textOf(pages: readonly string[]): DocumentText {
  const join = (text: string) => [...termsOf(text)].join(' ')
  return {
    pages: pages.map((text, index) => ({ page: index + 1, text, terms: join(text) })),
    terms: join(pages.join('\n')),
    readTo: null,
  }
}
