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
      const starts = rule.texts.map((text) => foldText(text).trim())
      const index = rule.column === undefined ? -1 : labels.indexOf(rule.column)
      if (rule.column !== undefined) return (cells) => begins(cells[index] ?? '', starts)
      return (cells) =>
        begins(cells.find(isFilled) ?? '', starts) ||
        keys.some((key) => begins(cells[key] ?? '', starts))
    }
    case 'header':
      return (cells) => isRepeatedHeader(cells, labels)
    case 'title':
      return (cells) => titles.size > 0 && isTitle(cells, titles)
    case 'empty': {
      const indexes = rule.columns.map((label) => labels.indexOf(label))
      return (cells) => indexes.every((index) => !isFilled(cells[index] ?? ''))
    }
  }
}

/** `Summe` begins `Summe Objekt 101`, not `Summer`; a text that ends in a symbol, such as `*`, may be followed by anything. */
function begins(cell: string, starts: readonly string[]): boolean {
  // Folding is most of the cost of a row, and most rows begin with a date or an id.
  const first = cell.trimStart().charAt(0)
  if (first >= '0' && first <= '9' && !starts.some((start) => /^\d/.test(start))) return false
  const folded = foldText(cell).trim()
  return starts.some((start) => {
    if (!folded.startsWith(start)) return false
    return !LETTER.test(start.slice(-1)) || !LETTER.test(folded.slice(start.length))
  })
}

/** Of a header in two rows, the lower one; the upper is a title. */
function isRepeatedHeader(cells: readonly string[], labels: readonly (string | null)[]): boolean {
  const first = cells.findIndex(isFilled)
  // Most rows are told by one cell.
  if (first === -1 || !labels[first]?.endsWith(foldHeading(cells[first] ?? ''))) return false
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

function isTitle(cells: readonly string[], titles: ReadonlySet<string>): boolean {
  return (
    cells.some(isFilled) && cells.every((cell) => !isFilled(cell) || titles.has(foldTitle(cell)))
  )
}

function isFilled(cell: string): boolean {
  return cell.trim() !== ''
}
