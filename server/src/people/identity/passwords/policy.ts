import { type IdentityErrorCode, passwordLength } from '@hausblick/contract/identity.ts'
import { estimateGuesses } from './guesses.ts'
import { knownWords } from './knownWords.ts'

/** Out of reach online, and expensive offline with a stolen hash. */
const MIN_GUESSES_LOG10 = 10

/** Returns why a password is not allowed for an account; null if it is allowed. */
export function checkPassword(
  password: string,
  email: string,
  operatorName: string,
): IdentityErrorCode | null {
  // Code points, so that an emoji is one character.
  const { length } = Array.from(password)
  if (length < passwordLength.min) return 'passwordTooShort'
  if (length > passwordLength.max) return 'passwordTooLong'
  return isGuessable(password, knownWords(email, operatorName)) ? 'passwordGuessable' : null
}

function isGuessable(password: string, known: readonly string[]): boolean {
  if (estimateGuesses(password, known) < MIN_GUESSES_LOG10) return true
  // zxcvbn misses words inside other characters; what remains without them must be strong by itself.
  const lower = password.toLowerCase()
  const rest = known.reduce((text, word) => text.replaceAll(word, ''), lower)
  return rest !== lower && estimateGuesses(rest, known) < MIN_GUESSES_LOG10
}
