import { foldText } from '../text.ts'

/** Prefixes that turn the end of a compound into another word: a `Berechnung` is not a `Rechnung`. */
const PREFIX = /(?:be|ver|ab|an|auf|aus|vor|um|nach|gegen|unter|uber)$/u
/** Shorter prefixes are not words. */
const LEAST_BEGINNING = 3
/** What may stand before the type in a heading: `Betreff: Ihre Nebenkostenabrechnung`. */
const LEAD = /^(?:(?:betreff|betr|betrifft|ihre?|unsere?|die|der|das|neuer?|jahrliche) )*/

/**
 * Returns the longest type that a text mentions, whole or at the end of a word (`Hausgeldabrechnung` is an `Abrechnung`),
 * ignoring case and spelling variants; undefined if there is none.
 */
export function findMentionedType(text: string, types: readonly string[]): string | undefined {
  return findLongest(types.filter((type) => text.split('\n').some((line) => mentions(line, type))))
}

/**
 * Returns the type that the first lines of a document begin with, as its heading does; undefined if they name none, or
 * several of which none is a special case of the others.
 */
export function findHeadingType(text: string, types: readonly string[]): string | undefined {
  const found = types.filter((type) => text.split('\n').some((line) => beginsWith(line, type)))
  const longest = findLongest(found)
  return longest && found.every((type) => foldText(longest).endsWith(foldText(type)))
    ? longest
    : undefined
}

function mentions(line: string, type: string): boolean {
  const [wanted, words] = [splitWords(type), splitWords(line)]
  return words.some((_, index) => matchesAt(words, index, wanted))
}

function beginsWith(line: string, type: string): boolean {
  const words = splitWords(splitWords(line).join(' ').replace(LEAD, ''))
  return matchesAt(words, 0, splitWords(type))
}

/** Whether words from an index are those of a type, of which the first may be the end of a compound. */
function matchesAt(words: readonly string[], index: number, wanted: readonly string[]): boolean {
  return (
    wanted.length > 0 &&
    wanted.every((part, offset) => {
      const word = words[index + offset]
      if (word === undefined) return false
      return offset === 0 ? endsCompound(word, part) : word === part
    })
  )
}

function endsCompound(word: string, part: string): boolean {
  if (word === part || word === `${part}en`) return true
  const beginning = word.replace(new RegExp(`${part}(?:en)?$`, 'u'), '')
  return beginning !== word && beginning.length >= LEAST_BEGINNING && !PREFIX.test(beginning)
}

/** Words consist of letters and digits, so none needs escaping in a regular expression. */
function splitWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

function findLongest(options: readonly string[]): string | undefined {
  return options.toSorted((a, b) => b.length - a.length)[0]
}
