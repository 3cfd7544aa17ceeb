import { findHeading, type TypeName } from '../mentionedType.ts'
import { type Learned, titleWord } from './learned.ts'
import { type Letter, listTypeWords } from './letter.ts'
import { titleKinds } from './titleKinds.ts'

/** What a title says, and where. */
export interface TitleType {
  readonly type: string
  /** The line. */
  readonly words: string
  /** Whether this house has filed letters with such titles under the type. */
  readonly isLearned: boolean
}

/** Who begins with the name of one thing may be about another: a reminder of an invoice, a change of a contract. */
const OTHERWISE =
  /(?:mahnung|erinnerung|storno|stornierung|gutschrift|korrektur|widerspruch|einspruch|entwurf|muster|nachtrag|angebot|aufhebung|anderung|erhohung|verlangerung|anfrage|ruckfrage|bestatigung|ablehnung|zustimmung|rucknahme|widerruf|beschwerde|reklamation|ankundigung|einladung)(?:en|s)?$/u

/**
 * Returns the type that the title of a letter names: by what this house has filed under such titles, else by the names of its types
 * and what is usually called so. Null where the title names none, or several.
 *
 * @param names words of addresses and people
 */
export function findTitleType(
  letter: Letter,
  learned: Learned,
  types: readonly string[],
  names: ReadonlySet<string>,
): TitleType | null {
  return findNamed(letter, learned, types) ?? findLearned(letter, learned, names)
}

/** Finds a title that begins with the name of a type. */
function findNamed(letter: Letter, learned: Learned, types: readonly string[]): TitleType | null {
  const heading = findHeading(letter.titles, listNames(types))
  if (heading === null) return null
  const { line, word } = heading
  const type = filedAs(learned, word) ?? heading.type
  if (listOthers(line, word).some((other) => !isTitleOf(learned, type, other))) return null
  return { type, words: line, isLearned: isTitleOf(learned, type, word) }
}

/** Returns how letters of some types are called: as the types, and as is usual. */
function listNames(types: readonly string[]): TypeName[] {
  const usual = titleKinds.flatMap(({ names, titles }) => {
    const type = names.find((name) => types.includes(name))
    return type === undefined ? [] : titles.map((name) => ({ type, name }))
  })
  return [...types.map((type) => ({ type, name: type })), ...usual]
}

/** Returns the words of a title after which it is about something else. */
function listOthers(line: string, word: string): string[] {
  return [...listTypeWords(line)].filter((each) => each !== word && OTHERWISE.test(each))
}

/** Finds the type of whose titles all words of the subject are. */
function findLearned(
  { subject }: Letter,
  learned: Learned,
  names: ReadonlySet<string>,
): TitleType | null {
  if (subject === null) return null
  const words = [...listTypeWords(subject)].filter((word) => !names.has(word))
  const known = words.filter((word) => learned.words.has(titleWord(word)))
  if (words.length === 0 || known.length < words.length) return null
  const types = [...learned.letters.keys()].filter((type) =>
    words.every((word) => isTitleOf(learned, type, word)),
  )
  const [type] = types
  return type !== undefined && types.length === 1 ? { type, words: subject, isLearned: true } : null
}

function isTitleOf(learned: Learned, type: string, word: string): boolean {
  return (learned.words.get(titleWord(word))?.get(type) ?? 0) > 0
}

/** Returns the one type under which this house files what has a word in its title. */
function filedAs(learned: Learned, word: string): string | undefined {
  const types = [...(learned.words.get(titleWord(word))?.keys() ?? [])]
  return types.length === 1 ? types[0] : undefined
}

/** Returns the words of a letter's title by which its type will be recognised: its name, else those of the subject. */
export function listTitleWords(letter: Letter, types: readonly string[]): Set<string> {
  const heading = findHeading(letter.titles, listNames(types))
  if (heading === null) return listTypeWords(letter.subject ?? '')
  return new Set([heading.word, ...listOthers(heading.line, heading.word)])
}
