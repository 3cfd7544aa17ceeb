import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as worldwide } from '@zxcvbn-ts/language-common'
import { dictionary as german } from '@zxcvbn-ts/language-de'
import { commonPasswords } from './common.ts'

/**
 * Characters that are looked at, and ways to read signs as letters that are followed. They bound the time of an estimate, which
 * grows with both; a text that begins strong is strong, whatever follows.
 */
const LOOKED_AT = 40
const SWAPPED_LETTERS = 5

const estimator = new ZxcvbnFactory({
  dictionary: { ...worldwide, ...german, commonPasswords: [...commonPasswords] },
  graphs: adjacencyGraphs,
  maxLength: LOOKED_AT,
  l33tMaxSubstitutions: SWAPPED_LETTERS,
})

/**
 * Estimates how many guesses a password withstands, as a power of ten, by somebody who knows the most common passwords,
 * words and names, keyboards, dates, and `words` besides.
 */
export function estimateGuesses(password: string, words: readonly string[]): number {
  return estimator.check(password, [...words]).guessesLog10
}
