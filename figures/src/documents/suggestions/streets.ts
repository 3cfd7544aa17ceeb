import { foldAccents, foldText } from '../../text.ts'

/** A house number in a text, and what may be its street. */
export interface StreetSpot {
  /** Folded, without spaces: `155b`, `12-14`. */
  readonly number: string
  /** The words before it, the nearest last. */
  readonly before: readonly Token[]
  /** The words behind it, folded. */
  readonly after: readonly string[]
  /** Where it stands. */
  readonly line: string
  /** What its line has before each word of `before`; it is empty for those of the line above. */
  readonly prefixes: readonly string[]
  /** The word behind the number, folded, if it begins with a capital letter: perhaps a town; empty if there is none. */
  readonly next: string
  /** The same of the line below, if that may be a town alone. */
  readonly below: string
}

interface Token {
  readonly folded: string
  readonly written: string
  /** Whether a hyphen joins it to the word before. */
  readonly isJoined: boolean
  readonly start: number
  readonly end: number
}

const TOKEN = /[\p{L}\p{M}\p{N}]+/gu
const NUMBER = /^\d{1,4}[a-z]?$/
/** Behind a number that is part of an amount or a day. */
const PART_OF_NUMBER = /^[.,]\d{1,4}(?!\d)/
/** Streets have no more words. */
const MOST_WORDS = 6
/** Behind a number: the letter of `155 b`, or the end of `12-14` and `12/14`. */
const LETTER = /^ ?[ -/](\p{L})(?![\p{L}\p{M}\p{N}]|\.)/u
/** A further number: of `3, 3a und 33`, `3 und 5`, `3 bis 7`, `3 ½`, or of `31` badly read as `3 1`. */
const FURTHER =
  /^(?: ?[¼½¾]| ?(?:und|u\.|&|sowie|oder|bis) ?(?:nr\.? ?)?\d{1,4}(?![\p{L}\p{N}.]*\d)|, ?\d{1,4} ?[a-z]?(?= ?(?:,|und(?!\p{L})|u\.|&|$))| \d{1,3}[a-z]?(?![\p{L}\p{N}.,]))/iu
const NEXT = /^[\s,;·•|(/–—-]*(\p{Lu}[\p{L}\p{M}]*)(?!-\d{5})/u
const TOWN_BELOW =
  /^(?!(?:Guten|Hallo|Liebe|Sehr|Werte|Moin|Betr|Betreff)(?![\p{L}]))\p{Lu}[\p{L}\p{M}.-]+(?: [\p{L}\p{M}.()/-]+){0,2}$/u
const RANGE = /^ ?[-–/+] ?(\d{1,4} ?[a-z]?)(?![\p{L}\p{N}.,]*\d)/iu

interface Around {
  /** The line above, if the text goes on from it. */
  readonly above?: string
  readonly below?: string
}

/** Returns the house numbers that a line may have, each with the words around it. */
export function findStreetSpots(
  line: string,
  { above = '', below = '' }: Around = {},
): StreetSpot[] {
  if (!/\d/.test(line)) return []
  const text = above === '' ? line : `${above} ${line}`
  const tokens = tokensOf(text)
  const next = tokensOf(below).map(({ folded }) => folded)
  const spots: StreetSpot[] = []
  for (let index = 1; index < tokens.length; index++) {
    const { folded = '', start = 0, end = 0 } = tokens[index] ?? {}
    if (!NUMBER.test(folded) || end <= text.length - line.length) continue
    if (PART_OF_NUMBER.test(text.slice(end)) || /\d[.,]$/.test(text.slice(0, start))) continue
    const before = tokens.slice(Math.max(0, index - MOST_WORDS), index)
    const { more, length } = readMore(folded, text.slice(end))
    // What belongs to this number is none of its own.
    if (more !== '') index++
    const tail = text.slice(end + length)
    if (FURTHER.test(tail)) continue
    const rest = tokens.slice(index + 1).map((token) => token.folded)
    const hasTownBelow = rest.length === 0 && /^\d{5}$/.test(next[0] ?? '')
    spots.push({
      number: `${folded}${more}`,
      before,
      after: rest.length > 0 ? rest : next,
      line: hasTownBelow ? `${line}, ${below}` : line,
      prefixes: before.map(({ start }) => text.slice(text.length - line.length, start).trim()),
      next: foldText(NEXT.exec(tail)?.[1] ?? ''),
      below: tail === '' && TOWN_BELOW.test(below) ? (next[0] ?? '') : '',
    })
  }
  return spots
}

/** Reads what belongs to a number, and how long it is. */
function readMore(number: string, rest: string): { more: string; length: number } {
  const letter = /\d$/.test(number) ? LETTER.exec(rest) : null
  if (letter) return { more: foldText(letter[1] ?? ''), length: letter[0].length }
  const range = RANGE.exec(rest)
  if (!range) return { more: '', length: 0 }
  return { more: `-${foldText(range[1] ?? '').replaceAll(' ', '')}`, length: range[0].length }
}

function tokensOf(line: string): Token[] {
  return [...line.matchAll(TOKEN)].map(({ 0: written, index }) => ({
    written,
    folded: foldText(written),
    isJoined: /\p{Pd}/u.test(line[index - 1] ?? ''),
    start: index,
    end: index + written.length,
  }))
}

/** Returns street and house number of an address as a key that is the same for all spellings; null if it has no number. */
export function streetKey(address: string): string | null {
  const spots = findStreetSpots(address)
  const last = spots.at(-1)
  return last ? keyOf(last.before, last.number) : null
}

/** Returns the keys of the streets that may stand at a spot, the longest first, and with which of the words before it they start. */
export function listStreetKeys({ before, number }: StreetSpot): { key: string; start: number }[] {
  return before.flatMap(({ isJoined }, start) =>
    isJoined || isPartOfName(before[start - 1]?.written)
      ? []
      : [{ key: keyOf(before.slice(start), number), start }],
  )
}

function keyOf(words: readonly Token[], number: string): string {
  return `${words.map(({ folded }) => folded).join('')} ${number}`
}

/** `Weserstraße 1` is not in `Neue Weserstraße 1`, nor `Posthof 7` in `Am Posthof 7`. */
const PART_OF_NAME =
  /^(?:alte|neue|grosse|kleine|lange|kurze|hohe|breite|schmale|krumme|weisse|rote|grune|schwarze|erste|zweite|dritte|nordliche|sudliche|ostliche|westliche|obere|untere|vordere|hintere|mittlere|innere|aussere)[rnms]?$|^(?:sankt|st)$/u
const CAPITAL_PART = /^(?:am|im|an|in|auf|zum|zur|bei|beim|unter|hinter|vor)$/u

function isPartOfName(word: string | undefined): boolean {
  if (word === undefined) return false
  const folded = foldAccents(word)
  return PART_OF_NAME.test(folded) || (CAPITAL_PART.test(folded) && /^\p{Lu}/u.test(word))
}
