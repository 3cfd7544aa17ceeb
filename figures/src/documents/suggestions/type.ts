import type { Suggested } from '@hausblick/contract/calls/suggestion.ts'
import { findMentionedType } from '../mentionedType.ts'
import type { Classify } from './bayes.ts'
import type { Learned } from './learned.ts'
import { type Letter, listTypeWords, quoteWords } from './letter.ts'
import { findTitleType } from './titleType.ts'

/** What is known of a letter apart from its text. */
interface Sent {
  /** What the sender calls it, and wrote about it. */
  readonly said: readonly string[]
  /** Whether the first of it is the name that a customer gave it, whose word counts unless the letter says otherwise. */
  readonly isNamed: boolean
  /** Words of its titles that name an address or a person. */
  readonly names: ReadonlySet<string>
}

export interface KnownTypes {
  readonly learned: Learned
  readonly classify: Classify
  /** Those that there are. */
  readonly types: readonly string[]
}

/**
 * Suggests the type of a letter. It is certain where its title, as this house files such titles, and its words say the same, or the
 * name that a customer gave it says so and nothing contradicts it.
 */
export function suggestType(
  letter: Letter,
  { learned, classify, types }: KnownTypes,
  { said, isNamed, names }: Sent,
): Suggested | null {
  const title = findTitleType(letter, learned, types, names)
  const likely = classify(listTypeWords(letter.lines.join('\n')))
  if (title?.type) {
    const { type: value, words, isLearned, isConfirmed } = title
    // Whatever contradicts the title leaves both in doubt.
    if (likely !== null && likely.type !== value) return null
    const isNamedSo = isNamed && findMentionedType(said[0] ?? '', types) === value
    return { value, words, isCertain: isNamedSo || (isLearned && (isConfirmed || likely !== null)) }
  }
  for (const [index, words] of said.entries()) {
    const value = findMentionedType(words, types)
    if (value !== undefined && (likely === null || likely.type === value))
      return { value, words, isCertain: isNamed && index === 0 && title === null }
  }
  if (likely === null || title !== null) return null
  return { value: likely.type, words: quoteWords(letter, likely.words), isCertain: false }
}
