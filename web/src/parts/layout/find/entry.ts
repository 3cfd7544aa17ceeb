import { hasWords, searchable, searchWords } from '@hausblick/figures/text.ts'
import type { LucideIcon } from 'lucide-react'

/** One thing to find: a link, or something to do. */
export interface Entry {
  /** Distinct among all that are shown. */
  readonly key: string
  readonly label: string
  readonly detail?: string
  readonly icon: LucideIcon
  /** An address, or what choosing it does. */
  readonly target: string | (() => void)
  /** Words by which it is found besides. */
  readonly words?: string
}

export interface Group {
  readonly title: string
  readonly entries: readonly Entry[]
}

/** Returns the entries with every word of a search, those first whose label begins with it; without one, all. */
export function filterEntries(entries: readonly Entry[], text: string): Entry[] {
  const words = searchWords(text)
  const [first = ''] = words
  const begins = ({ label }: Entry) => searchable(label).startsWith(first)
  return entries
    .filter(({ label, words: more = '' }) => hasWords(searchable(`${label}\n${more}`), words))
    .toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
}
