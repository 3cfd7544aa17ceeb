import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { foldText } from '@hausblick/figures/text.ts'

const BREAKS = /[\s_]+/g
/** Days as `31.12.2025`, `31.12.25` and `2025-12-31`. */
const DAY = /(?<!\d)(?:\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})(?!\d)/g
/** The month of `Stand 12/2025` or `per 12/2025`, which names a day as well. */
const AS_OF =
  /(?<=(?:^|[^\p{L}])(?:stand|per|zum|stichtag|valuta) )(?:0?[1-9]|1[0-2])[./](?:(?:19|20)\d{2}|\d{2})(?!\d)/gu
/** The year of `01/2025` and `01.25`; the month stays, since it tells columns apart. */
const YEAR_OF_MONTH = /(?<!\d)(0?[1-9]|1[0-2])[./](?:(?:19|20)\d{2}|\d{2})(?!\d)/g
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/g

/** Folds a heading, and replaces the dates in it, so that next year's file has the same: `Stand 31.12.2025` is `stand #tag`. */
export function foldHeading(heading: string): string {
  return foldText(heading)
    .replace(BREAKS, ' ')
    .trim()
    .replace(DAY, '#tag')
    .replace(AS_OF, '#tag')
    .replace(YEAR_OF_MONTH, (_, month) => `${Number(month)}/#jahr`)
    .replace(YEAR, '#jahr')
}

/**
 * Returns the labels of a header's columns: folded headings, numbered where they repeat. A column without one is null, as is
 * the rest of a heading that is merged across columns.
 */
export function labelColumns(cells: readonly string[]): (string | null)[] {
  const seen = new Map<string, number>()
  return cells.map((cell) => {
    const folded = foldHeading(cell)
    if (folded === '') return null
    const count = (seen.get(folded) ?? 0) + 1
    seen.set(folded, count)
    return count === 1 ? folded : `${folded} (${count})`
  })
}

/** Returns what identifies a source's header: its labels in alphabetical order, so that moved columns change nothing. */
export function fingerprintOf(labels: readonly (string | null)[]): string {
  return labels
    .filter((label) => label !== null)
    .toSorted()
    .join('|')
}

/** Returns a label as people read it. */
export function describeLabel(label: string): string {
  return label.replaceAll(/#\p{L}+/gu, '…')
}

/** Returns the headings of the columns that a mapping reads, by index. */
export function namesOfRead(
  { columns }: MappingProfile,
  headings: readonly string[],
): (string | null)[] {
  const read = new Set(columns.flatMap(({ from, to }) => (to === null ? [] : from)))
  return labelColumns(headings).map((label, index) =>
    label !== null && read.has(label) ? (headings[index] ?? label).trim() : null,
  )
}
