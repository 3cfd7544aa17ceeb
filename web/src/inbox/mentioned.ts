import { fold } from '@hausblick/figures/documents/fold.ts'

/** The longest of several texts that another mentions, without regard to case and accents; undefined where it mentions none. */
export function mentioned(text: string, options: readonly string[]): string | undefined {
  const folded = fold(text)
  const found = options.filter((option) => folded.includes(fold(option)))
  return found.toSorted((a, b) => b.length - a.length)[0]
}
