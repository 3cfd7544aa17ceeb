import { foldText } from '../text.ts'

/** Prefixes that turn the end of a compound into another word: a `Berechnung` is not a `Rechnung`. */
const PREFIX = /(?:be|ver|ab|an|auf|aus|vor|um|nach|gegen|unter|uber)$/u
/** Shorter prefixes are not words. */
const LEAST_BEGINNING = 3
/** What may stand before the type in a heading: `Betreff: Ihre Nebenkostenabrechnung`. */
const LEAD =
  /^(?:(?:betreff|betr|betrifft|ihre?|unsere?|meine?|die|der|das|den|neuer?|jahrliche|ordentliche|ausserordentliche|fristgerechte|fristlose|erste|zweite|dritte|letzte|\d) )*/

/**
 * Returns the longest type that a text mentions, whole or at the end of a word (`Hausgeldabrechnung` is an `Abrechnung`),
 * ignoring case and spelling variants; undefined if there is none.
 */
export function findMentionedType(text: string, types: readonly string[]): string | undefined {
  return findLongest(types.filter((type) => text.split('\n').some((line) => mentions(line, type))))
}

/** What letters of a type are called. */
export interface TypeName {
  readonly type: string
  /** Folded. */
  readonly words: readonly string[]
}

export function nameType(type: string, name: string): TypeName {
  return { type, words: splitWords(name) }
}

/** A line that begins with the name of a type. */
export interface Heading {
  readonly type: string
  readonly line: string
  /** The name as the line has it, folded: `hausgeldabrechnung` of an `Abrechnung`. */
  readonly word: string
  /** What follows the name in the line, folded. */
  readonly rest: string
}

/**
 * Finds the line that begins with the name of a type, as a heading does; null if none does, or several with names of different
 * types, of which none is a special case of the others.
 */
export function findHeading(lines: readonly string[], names: readonly TypeName[]): Heading | null {
  const found = lines.flatMap((line) => {
    const words = splitWords(splitWords(line).join(' ').replace(LEAD, ''))
    const [word = ''] = words
    return names
      .filter((each) => matchesAt(words, 0, each.words))
      .map((each) => {
        const [name, rest] = [each.words, words.slice(each.words.length)].map((part) =>
          part.join(' '),
        )
        return { type: each.type, name: name ?? '', line, word, rest: rest ?? '' }
      })
  })
  const [longest] = found.toSorted((one, other) => other.name.length - one.name.length)
  return longest &&
    found.every(({ type, name }) => type === longest.type || longest.name.endsWith(name))
    ? longest
    : null
}

function mentions(line: string, type: string): boolean {
  const [wanted, words] = [splitWords(type), splitWords(line)]
  return words.some((_, index) => matchesAt(words, index, wanted))
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
  const ending = [part, `${part}en`].find((each) => word.endsWith(each))
  if (ending === undefined) return false
  const beginning = word.slice(0, -ending.length)
  return beginning === '' || (beginning.length >= LEAST_BEGINNING && !PREFIX.test(beginning))
}

function splitWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

function findLongest(options: readonly string[]): string | undefined {
  return options.toSorted((a, b) => b.length - a.length)[0]
}
