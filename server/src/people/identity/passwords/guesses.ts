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

/** Bounds the time of an estimate; a password whose start is strong is strong. */
const MAX_ANALYSED_CHARACTERS = 40
/** Leetspeak substitutions tried; bounds the time of an estimate. */
const MAX_SUBSTITUTIONS = 5

/** Created for the first password, since sorting the dictionaries is a tenth of the service's start. */
let estimator: ZxcvbnFactory | undefined

function createEstimator(): ZxcvbnFactory {
  return new ZxcvbnFactory({
    dictionary: { ...worldwide, ...german, commonPasswords: [...commonPasswords] },
    graphs: adjacencyGraphs,
    maxLength: MAX_ANALYSED_CHARACTERS,
    l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
  })
}

/**
 * Estimates, as a power of ten, how many guesses a password withstands against an attacker who knows common passwords,
 * dictionaries, keyboard patterns, dates and the given words.
 */
export function estimateGuesses(password: string, words: readonly string[]): number {
  estimator ??= createEstimator()
  return estimator.check(password, [...words]).guessesLog10
}
