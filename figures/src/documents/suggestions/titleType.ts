import { foldText } from '../../text.ts'
import {
  findHeading,
  findMentionedType,
  type Heading,
  nameType,
  type TypeName,
} from '../mentionedType.ts'
import { type Learned, titleWord } from './learned.ts'
import { type Letter, listTypeWords } from './letter.ts'
import { type TitleKind, titleKinds } from './titleKinds.ts'

export interface TitleType {
  /** Null if it names a kind of letter that this house has no type for. */
  readonly type: string | null
  /** The line. */
  readonly words: string
  /** Whether this house has filed letters with such titles under the type. */
  readonly isLearned: boolean
  /** Whether its text says what such letters say, and nothing suggests that it is about another one. */
  readonly isConfirmed: boolean
}

/** A title that begins with one thing may be about another: a reminder of an invoice, a change of a contract. */
const OTHERWISE =
  /(?:mahnung|erinnerung|storno|stornierung|gutschrift|korrektur|widerspruch|einspruch|entwurf|muster|nachtrag|angebot|aufhebung|anderung|verlangerung|anfrage|ruckfrage|ruckfragen|bestatigung|ablehnung|zustimmung|rucknahme|widerruf|beschwerde|reklamation|ankundigung|einladung|erhohung)(?:en|s)?$/u
/** Nothing is learned from fewer letters of a kind. */
const LEAST_LETTERS = 3
/** The share of a kind's letters that must be filed under one type; the others count as mistakes. */
const LEAST_SHARE = 0.9
/** `Ihre Rechnung vom 3. März` is another letter. */
const ANOTHER = /^(?:betr\w* )?ihre? |(?:^| )(?:vom|v) \d/u

/** Words of answers to letters, and of reminders. */
const ANSWER =
  /noch offen|offen(?:e[rn]?)? (?:betrag|forderung)|uberfallig|in verzug|zahlungseingang|zuruckweis|weisen .*zuruck|widersp[ro]+ch|beanstand|nicht korrekt|fehlerhaft|wir bestatigen|bestatigen wir|(?:wir|dankend) erhalten|bezugnehm|bezug auf|fragen? zu|bitten? .*(?:belege|einsicht|erlauter|prufung|korrektur|stundung|ratenzahlung)|nachvollzieh|einverstanden|einw[ae]nd/u

/**
 * Returns the type that the title of a letter names: the one under which this house files such titles, else the name of a type or
 * what is usually called so. Null where the title names none, or several.
 *
 * @param names words of addresses and people
 */
export function findTitleType(
  letter: Letter,
  learned: Learned,
  types: readonly string[],
  names: ReadonlySet<string>,
): TitleType | null {
  const heading = findHeading(letter.titles, listNames(types))
  return heading
    ? readHeading(heading, letter, learned, types)
    : findLearned(letter, learned, names)
}

function readHeading(
  heading: Heading,
  letter: Letter,
  learned: Learned,
  types: readonly string[],
): TitleType | null {
  const { type: kind, line, word, rest } = heading
  const { names = [], titles = [], notWith, says, from } = kindsByName.get(kind) ?? {}
  const filed = filedAs(learned, kind)
  const usual = [kind, ...names].find((name) => types.includes(name))
  const type = filed ?? usual ?? findMentionedType(word, types) ?? null
  const others = listOthers(rest, kind, notWith)
  if (type === null) return { type, words: line, isLearned: false, isConfirmed: false }
  if (others.some((other) => !isTitleOf(learned, type, other))) return null
  const isKnown = [kind, ...titles].some((title) => foldText(title).startsWith(word))
  return {
    ...{ type, words: line },
    isLearned: filed !== null && (isKnown || isTitleOf(learned, type, word)),
    isConfirmed:
      says?.test(letter.folded.join(' ')) === true &&
      !ANOTHER.test(splitFolded(line)) &&
      !refersTo(letter, word) &&
      (from === 'document' ? letter.subject === null : from === 'anybody' || !isPersonal(letter)),
  }
}

const kindsByName = new Map<string, TitleKind>(
  titleKinds.map((kind) => [kind.names[0] ?? '', kind]),
)

const titlesOfKinds = titleKinds.flatMap(({ names: [type = ''], titles }) =>
  titles.map((title) => nameType(type, title)),
)
const knownTitles = new Set(titleKinds.flatMap(({ titles }) => titles))

/** Returns what letters are called: as the kinds, and as the types of a house that are none of these. */
function listNames(types: readonly string[]): TypeName[] {
  const own = types.filter((type) => !knownTitles.has(type))
  return [...titlesOfKinds, ...own.map((type) => nameType(type, type))]
}

/** Returns the words behind the name in a title by which it is about something else. */
function listOthers(rest: string, kind: string, notWith = OTHERWISE): string[] {
  return [...listTypeWords(rest)].filter(
    (word) => OTHERWISE.test(word) || notWith.test(word) || (kindWord.test(word) && word !== kind),
  )
}

/** A word that is the name of a kind, in any case. */
const kindWord = new RegExp(
  `^(?:${titleKinds
    .flatMap(({ titles }) => titles.map(foldText))
    .filter((title) => !/[^\p{L}]/u.test(title))
    .join('|')})(?:e?s|en)?$`,
  'u',
)

function splitFolded(text: string): string {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}

/** Whether the text of a letter speaks of another one of its kind, as an answer or a reminder does. */
function refersTo({ folded, titles }: Letter, word: string): boolean {
  const isTitle = new Set(titles.map(foldText))
  if (ANSWER.test(folded.join(' '))) return true
  const text = splitFolded(folded.filter((line) => !isTitle.has(line)).join(' '))
  const about = `(?:ihre?[rmns]?|deine?[rmns]?|obige[rmn]?|genannte[rmn]?|vorstehende[rmn]?)(?: [\\p{L}]+){0,2} ${word}`
  return new RegExp(`(?<!\\p{L})(?:${about}|${word}\\p{L}{0,2} (?:vom|uber|nr) [\\d])`, 'u').test(
    text,
  )
}

/** Whether a person writes it, who asks about such a letter rather than sends one. */
function isPersonal({ folded }: Letter): boolean {
  return folded.some((line) => /(?<!\p{L})(?:ich|mir|mich|meine?[rmns]?)(?!\p{L})/u.test(line))
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
  if (type === undefined || types.length > 1) return null
  return { type, words: subject, isLearned: true, isConfirmed: false }
}

function isTitleOf(learned: Learned, type: string, word: string): boolean {
  return (learned.words.get(titleWord(word))?.get(type) ?? 0) > 0
}

/** Returns the type under which this house files a kind of letters; null if it does so under several, or too rarely to tell. */
function filedAs(learned: Learned, kind: string): string | null {
  const counts = [...(learned.words.get(titleWord(foldText(kind))) ?? [])]
  const all = counts.reduce((sum, [, count]) => sum + count, 0)
  const most = counts.find(([, count]) => count >= LEAST_LETTERS && count >= all * LEAST_SHARE)
  return most?.[0] ?? null
}

/** Returns the words of a letter's title by which its type will be recognised: its kind and name, else those of the subject. */
export function listTitleWords(letter: Letter, types: readonly string[]): Set<string> {
  const heading = findHeading(letter.titles, listNames(types))
  if (heading === null) return listTypeWords(letter.subject ?? '')
  const { type: kind, word, rest } = heading
  return new Set([foldText(kind), word, ...listOthers(rest, kind)])
}
