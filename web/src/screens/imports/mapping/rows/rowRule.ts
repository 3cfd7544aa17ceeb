import type { MappingProfile, SkipRule } from '@hausblick/contract/mapping/profile.ts'

/** How a row is told from the data: by how it begins, or by a column that is empty. */
export interface RowRule {
  /** The label of the empty column; null for a beginning. */
  readonly emptyColumn: string | null
  readonly beginning: string
}

/** The word that a text begins with, or the mark, such as `¹` or `**`. */
const BEGINNING = /^(?:[\p{L}\p{Nd}]+|[^\p{L}\p{Nd}\s]+)/u

/** Proposes how a row is told from the data: by a word or mark at its beginning, or where it has none but a number, by what is empty. */
export function proposeRule(
  cells: readonly string[],
  labels: readonly string[],
  profile: MappingProfile,
): RowRule {
  const first = cells.find((cell) => cell.trim() !== '')?.trim() ?? ''
  const beginning = BEGINNING.exec(first)?.[0] ?? ''
  const empty = listEmpty(cells, labels).filter((label) =>
    profile.columns.some(({ from, to }) => to !== null && from.includes(label)),
  )
  const isNumber = /^\p{Nd}/u.test(beginning)
  return { beginning, emptyColumn: isNumber ? (empty[0] ?? null) : null }
}

/** Returns the labels of a row's columns in which nothing stands. */
export function listEmpty(cells: readonly string[], labels: readonly string[]): string[] {
  return labels.filter((label, index) => label !== '' && (cells[index] ?? '').trim() === '')
}

/** Adds a rule to a mapping, under a name that says what it takes. Returns the name, too. */
export function addRule(
  profile: MappingProfile,
  { emptyColumn, beginning }: RowRule,
  headingOf: (label: string) => string,
): { profile: MappingProfile; name: string } {
  const text = beginning.trim()
  const rule: SkipRule =
    emptyColumn === null
      ? { name: `beginnt mit ${text}`, test: 'begins', texts: [text] }
      : { name: `ohne ${headingOf(emptyColumn)}`, test: 'empty', columns: [emptyColumn] }
  const others = profile.skip.filter(({ name }) => name !== rule.name)
  return { profile: { ...profile, skip: [...others, rule] }, name: rule.name }
}

/** Takes a rule out of a mapping, with the totals in its rows. */
export function removeRule(profile: MappingProfile, name: string): MappingProfile {
  return {
    ...profile,
    skip: profile.skip.filter((rule) => rule.name !== name),
    totals: profile.totals.filter(({ rule }) => rule !== name),
  }
}
