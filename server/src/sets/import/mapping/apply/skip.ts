import type { MappingProfile, SkipRule } from '@hausblick/contract/mapping/profile.ts'
import { foldText } from '@hausblick/figures/text.ts'
import { foldHeading, labelColumns } from '../labels.ts'

/** What is known about a sheet when its rows are tested. */
export interface SheetContext {
  readonly labels: readonly (string | null)[]
  /** The folded texts above the header. */
  readonly titles: ReadonlySet<string>
  /** Indexes of the columns of the keys. */
  readonly keys: readonly number[]
}

/** Returns the name of the rule by which a row is skipped; null if it is none. */
export type RowTest = (cells: readonly string[]) => string | null

const LETTER = /^[\p{L}\p{N}]/u
/** The number of the page, which differs from title to title. */
const PAGE = /\d+/g

/** Prepares a mapping's rules, since they are tested on every row. */
export function prepareSkipRules({ skip }: MappingProfile, context: SheetContext): RowTest {
  const tests = skip.map((rule) => ({ name: rule.name, matches: prepareRule(rule, context) }))
  return (cells) => tests.find(({ matches }) => matches(cells))?.name ?? null
}

function prepareRule(
  rule: SkipRule,
  { labels, titles, keys }: SheetContext,
): (cells: readonly string[]) => boolean {
  switch (rule.test) {
    case 'begins': {
      const starts = foldStarts(rule.texts)
      const index = rule.column === undefined ? -1 : labels.indexOf(rule.column)
      if (rule.column !== undefined) return (cells) => begins(cells[index] ?? '', starts)
      return (cells) =>
        begins(cells.find(isFilled) ?? '', starts) ||
        keys.some((key) => begins(cells[key] ?? '', starts))
    }
    case 'header':
      return (cells) => isRepeatedHeader(cells, labels)
    case 'title':
      return prepareTitles(titles)
    case 'empty': {
      const indexes = rule.columns.map((label) => labels.indexOf(label))
      return (cells) => indexes.every((index) => !isFilled(cells[index] ?? ''))
    }
  }
}

const BEGINS_WITH_DIGIT = /^\s*\d/

/** The marks of footnotes, which folding makes digits. */
const SUPERSCRIPT = /^\p{No}/u

interface Starts {
  /** Marks of footnotes, as they stand. */
  readonly marks: readonly string[]
  /** Folded. */
  readonly texts: readonly string[]
  /** Whether one begins with a digit. */
  readonly haveDigits: boolean
}

function foldStarts(texts: readonly string[]): Starts {
  const isMark = (text: string) => SUPERSCRIPT.test(text)
  const folded = texts.filter((text) => !isMark(text)).map((text) => foldText(text).trim())
  return {
    marks: texts.filter(isMark),
    texts: folded,
    haveDigits: folded.some((text) => BEGINS_WITH_DIGIT.test(text)),
  }
}

/** `Summe` begins `Summe Objekt 101`, not `Summer`; a text that ends in a symbol, such as `*`, may be followed by anything. */
function begins(cell: string, { marks, texts, haveDigits }: Starts): boolean {
  if (marks.some((mark) => cell.trimStart().startsWith(mark))) return true
  // Folding is most of the cost of a row, and most rows begin with a date or an id.
  if (!haveDigits && BEGINS_WITH_DIGIT.test(cell)) return false
  const folded = foldText(cell).trim()
  return texts.some((start) => {
    if (!folded.startsWith(start)) return false
    return !LETTER.test(start.slice(-1)) || !LETTER.test(folded.slice(start.length))
  })
}

/** Or has had one, before it was folded. */
const HAS_DIGIT = /[\d#]/

/** In a header of two rows, only the lower one is compared; the upper is a title. */
function isRepeatedHeader(cells: readonly string[], labels: readonly (string | null)[]): boolean {
  const first = cells.findIndex(isFilled)
  const label = labels[first]
  if (!label || (BEGINS_WITH_DIGIT.test(cells[first] ?? '') && !HAS_DIGIT.test(label))) return false
  // Most rows are told by one cell.
  if (!label.endsWith(foldHeading(cells[first] ?? ''))) return false
  const filled = cells.filter(isFilled).length
  const same = labelColumns(cells).filter(
    (label, i) => label !== null && labels[i]?.endsWith(label),
  )
  return filled >= 2 && same.length === filled
}

/** Returns a text from above the header, as titles are compared. */
export function foldTitle(text: string): string {
  return foldHeading(text).replaceAll(PAGE, '#')
}

function prepareTitles(titles: ReadonlySet<string>): (cells: readonly string[]) => boolean {
  const haveDigits = [...titles].some((title) => HAS_DIGIT.test(title.charAt(0)))
  return (cells) => {
    const first = cells.find(isFilled)
    if (first === undefined || (!haveDigits && BEGINS_WITH_DIGIT.test(first))) return false
    return cells.every((cell) => !isFilled(cell) || titles.has(foldTitle(cell)))
  }
}

function isFilled(cell: string): boolean {
  return cell.trim() !== ''
}
