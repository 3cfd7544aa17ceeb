import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as worldwide } from '@zxcvbn-ts/language-common'
import { dictionary as german } from '@zxcvbn-ts/language-de'

/** Long passwords that many people choose, in lower case, the most common first; they add to the dictionaries. */
const commonPasswords: readonly string[] = readFileSync(
  join(import.meta.dirname, 'common.txt'),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))

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
