import type { Learned } from './learned.ts'

/** With fewer known words, a letter says nothing. */
const LEAST_WORDS = 8
/** How much likelier than any other a type has to be, in natural logarithms: 400 times. */
const LEAST_LOG_ODDS = 6
/** How many words say where a type comes from. */
const TELLING_WORDS = 3

interface LikelyType {
  readonly type: string
  /** Those that say so most plainly, folded. */
  readonly words: readonly string[]
}

/** Returns the likely type of a letter with some words; null if none is. */
export type Classify = (words: ReadonlySet<string>) => LikelyType | null

/**
 * Creates naive Bayes over the words that a letter has and those that it lacks. A type counts only where it is far likelier than
 * every other, and than a letter of none of them, whose words are as frequent as in the types together: so what was never filed
 * has no type.
 */
export function createClassifier({ letters, words: all }: Learned): Classify {
  const types = [...letters]
  const words = new Map([...all].filter(([word]) => !word.startsWith('^')))
  /** In how many of a type's letters a word is, never none or all of them. */
  const shares = (counts: ReadonlyMap<string, number>) =>
    types.map(([type, count]) => ((counts.get(type) ?? 0) + 0.5) / (count + 1))
  // The scores of a letter without any word, by type; the last is that of no type.
  const empty = [...types, null].map(() => 0)
  for (const counts of words.values())
    withMean(shares(counts)).forEach((share, index) => {
      empty[index] = (empty[index] ?? 0) + Math.log(1 - share)
    })
  return (written) => {
    const known = [...written].filter((word) => words.has(word))
    if (known.length < LEAST_WORDS || types.length === 0) return null
    const scores = [...empty]
    for (const word of known)
      withMean(shares(words.get(word) ?? new Map())).forEach((share, index) => {
        scores[index] = (scores[index] ?? 0) + Math.log(share / (1 - share))
      })
    const [best = 0, next = 0] = scores.toSorted((one, other) => other - one)
    const index = scores.indexOf(best)
    const [type] = types[index] ?? []
    if (type === undefined || best - next < LEAST_LOG_ODDS) return null
    const weigh = (word: string) => {
      const each = shares(words.get(word) ?? new Map())
      return (each[index] ?? 0) - Math.max(0, ...each.toSpliced(index, 1))
    }
    const telling = known.map((word) => ({ word, weight: weigh(word) }))
    telling.sort((one, other) => other.weight - one.weight)
    return { type, words: telling.slice(0, TELLING_WORDS).map(({ word }) => word) }
  }
}

/** Adds the mean of shares. */
function withMean(shares: readonly number[]): number[] {
  return [...shares, shares.reduce((sum, share) => sum + share, 0) / shares.length]
}
