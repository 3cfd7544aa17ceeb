import { type Learned, titleWord } from './learned.ts'
import { listTypeWords, readLetter } from './letter.ts'
import { listTitleWords } from './titleType.ts'

/** A letter that was filed. */
export interface FiledLetter {
  readonly customerId: string
  readonly type: string
  /** The text of its first page. */
  readonly text: string
}

/** Nothing is learned from fewer letters of a type. */
const LEAST_LETTERS = 3
/** A word of fewer letters of each type says nothing of any. */
const LEAST_SHARE = 0.03
/** A word that one letter has, or letters of one customer, may be a name. */
const LEAST_USES = 2
const LEAST_CUSTOMERS = 2

/**
 * Learns from filed letters which words those of each type have. Keeps no word that only the letters of one customer have, unless
 * there is no other, so that nothing of what is kept is about anybody.
 */
export function createLearning(types: readonly string[]) {
  const letters = new Map<string, number>()
  const words = new Map<string, Map<string, number>>()
  const customers = new Map<string, Set<string>>()
  const all = new Set<string>()
  return {
    add: ({ customerId, type, text }: FiledLetter) => {
      const letter = readLetter(text)
      const titles = [...listTitleWords(letter, types)].map(titleWord)
      letters.set(type, (letters.get(type) ?? 0) + 1)
      all.add(customerId)
      for (const word of [...listTypeWords(text), ...titles]) {
        const counts = words.get(word) ?? new Map<string, number>()
        words.set(word, counts.set(type, (counts.get(type) ?? 0) + 1))
        customers.set(word, (customers.get(word) ?? new Set()).add(customerId))
      }
    },
    finish: (): Learned => {
      const least = Math.min(LEAST_CUSTOMERS, all.size)
      const learned = new Map([...letters].filter(([, count]) => count >= LEAST_LETTERS))
      const kept = [...words].flatMap(([word, counts]) => {
        const uses = [...counts.values()].reduce((sum, each) => sum + each, 0)
        const own = [...counts].filter(([type]) => learned.has(type))
        const isUsual = own.some(([type, each]) => each / (learned.get(type) ?? 1) >= LEAST_SHARE)
        const isShared = uses >= LEAST_USES && (customers.get(word)?.size ?? 0) >= least
        return isUsual && isShared ? [[word, new Map(own)] as const] : []
      })
      return { letters: learned, words: new Map(kept) }
    },
  }
}
