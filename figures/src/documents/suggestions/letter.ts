import { foldText } from '../../text.ts'

/** The lines of a letter above its salutation, and no more than these, among which it has its title. */
const HEAD_LINES = 25
/** A contract or a notice, which greets nobody, has its title among its first lines. */
const HEAD_LINES_UNGREETED = 14
/** What follows is text. */
const LONGEST_TITLE = 110

const SALUTATION =
  /^(?:sehr geehrte|guten (?:tag|morgen|abend)|liebe[rs]? (?!gru)|hallo|moin|werte[rs]? )/u
const FAREWELL =
  /^(?:(?:mit )?(?:freundliche|beste|herzliche|viele|liebe)[nr]? grusse?n?|hochachtungsvoll)/u
/** A sentence, a line of a table, or an enclosure; `Nr. 17.` is none. */
const NO_TITLE = /\p{L}{4,}[.!?]$|\d,\d\d(?!\d)|^anlagen?(?!\p{L})/iu

/** A letter as its suggestions read it. */
export interface Letter {
  /** The lines of its first page that are not empty, with single spaces. */
  readonly lines: readonly string[]
  readonly folded: readonly string[]
  /** The lines that may be its title. */
  readonly titles: readonly string[]
  /** The last line above the salutation, which says what the letter is about; null if it greets nobody. */
  readonly subject: string | null
  /** Whether it greets or takes leave more than once, as two letters on a sheet do. */
  readonly isSeveral: boolean
}

/** @param text the first page's */
export function readLetter(text: string): Letter {
  const lines = text
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/\p{Cf}/gu, '')
        .replaceAll(/\s+/gu, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
  const folded = lines.map(foldText)
  const greeting = folded.findIndex((line) => SALUTATION.test(line))
  const isGreeted = greeting >= 0 && greeting <= HEAD_LINES
  const head = lines.slice(0, isGreeted ? greeting : HEAD_LINES_UNGREETED)
  return {
    lines,
    folded,
    titles: head.filter((line) => line.length <= LONGEST_TITLE && !NO_TITLE.test(line)),
    subject: (isGreeted && lines[greeting - 1]) || null,
    isSeveral: [SALUTATION, FAREWELL].some(
      (words) => folded.filter((line) => words.test(line)).length > 1,
    ),
  }
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** Shorter words are in every letter. */
const SHORTEST = 4

/** Returns the distinct words of a text by which types are told apart: folded, and without numbers. */
export function listTypeWords(text: string): Set<string> {
  const words = (text.match(WORD) ?? []).map(foldText)
  return new Set(words.filter((word) => word.length >= SHORTEST && !/\p{N}/u.test(word)))
}

/** Returns words of a letter as it writes them. */
export function quoteWords({ lines }: Letter, words: readonly string[]): string {
  const written = lines.flatMap((line) => line.match(WORD) ?? [])
  return words.map((word) => written.find((each) => foldText(each) === word) ?? word).join(', ')
}

/** The longest quote that says where something comes from, in characters. */
const LONGEST_QUOTE = 110

/** Returns a line, or of a longer one what is around a word of it, folded. */
export function quoteLine(line: string, word: string): string {
  if (line.length <= LONGEST_QUOTE) return line
  const found = [...line.matchAll(WORD)].find(([each]) => foldText(each) === word)
  const from = Math.max(0, (found?.index ?? 0) - LONGEST_QUOTE / 2)
  const quoted = line.slice(from, from + LONGEST_QUOTE)
  const start = from > 0 ? `…${quoted.slice(quoted.indexOf(' '))}` : quoted
  return from + LONGEST_QUOTE < line.length ? `${start.slice(0, start.lastIndexOf(' '))} …` : start
}
