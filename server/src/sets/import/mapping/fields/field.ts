import type { ColumnType, Split } from '@hausblick/contract/mapping/subjects.ts'

/** A field that columns of a source can become. */
export interface SourceField {
  readonly type: ColumnType
  /** Headings under which programs, banks and people list it. */
  readonly synonyms: readonly string[]
  readonly split?: Split
  /** Ambiguous synonyms, which count only right after a column of this field: `Nr.` after `Straße`. */
  readonly after?: { readonly field: string; readonly synonyms: readonly string[] }
}

export type SourceFields = Readonly<Record<string, SourceField>>

/** Defines a field by a list of headings, separated by semicolons. */
export function defineField(
  type: ColumnType,
  headings: string,
  options: Omit<SourceField, 'type' | 'synonyms'> = {},
): SourceField {
  return { type, synonyms: splitHeadings(headings), ...options }
}

/** Splits a list of headings, in which `{a|b}` stands for each alternative. */
export function splitHeadings(headings: string): string[] {
  return headings
    .split(';')
    .map((heading) => heading.trim())
    .filter((heading) => heading !== '')
    .flatMap(expand)
}

function expand(heading: string): string[] {
  const found = /\{([^}]*)\}/.exec(heading)
  if (!found) return [heading]
  const [before, after] = [
    heading.slice(0, found.index),
    heading.slice(found.index + found[0].length),
  ]
  return (found[1] ?? '').split('|').flatMap((choice) => expand(`${before}${choice}${after}`))
}
