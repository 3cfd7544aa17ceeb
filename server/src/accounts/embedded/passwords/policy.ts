import { type IdentityErrorCode, passwordLength } from '@hausblick/contract/identity.ts'
import { estimateGuesses } from './guesses.ts'
import { knownWords } from './knownWords.ts'

/** As a power of ten: out of reach at the sign-in, and dear for whoever has stolen the hash. */
const GUESSES_NEEDED = 10

/** Returns why an account cannot have a password, which is taken as typed; null where it can. */
export function refusePassword(
  password: string,
  email: string,
  operatorName: string,
): IdentityErrorCode | null {
  // As people count them: an emoji is one character, though it takes the space of two.
  const { length } = Array.from(password)
  if (length < passwordLength.min) return 'passwordTooShort'
  if (length > passwordLength.max) return 'passwordTooLong'
  return isGuessable(password, knownWords(email, operatorName)) ? 'passwordGuessable' : null
}

function isGuessable(password: string, known: readonly string[]): boolean {
  if (estimateGuesses(password, known) < GUESSES_NEEDED) return true
  // Between signs the estimate misses words; what is left without them must hold by itself.
  const lower = password.toLowerCase()
  const rest = known.reduce((text, word) => text.replaceAll(word, ''), lower)
  return rest !== lower && estimateGuesses(rest, known) < GUESSES_NEEDED
}
