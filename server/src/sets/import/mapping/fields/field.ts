import type { ColumnType, Split } from '@hausblick/contract/mapping/subjects.ts'
import { splitHeading } from '../vocabulary.ts'

export interface SourceField {
  readonly type: ColumnType
  /** Headings under which programs, banks and people list it. */
  readonly synonyms: readonly string[]
  /** Words that may stand beside a synonym without changing what it means: `netto` beside `Miete`. */
  readonly fillers?: readonly string[]
  readonly split?: Split
  /** Ambiguous synonyms, which count only right after a column of this field: `Nr.` after `Straße`. */
  readonly after?: { readonly field: string; readonly synonyms: readonly string[] }
}

export type SourceFields = Readonly<Record<string, SourceField>>

interface FieldOptions extends Omit<SourceField, 'type' | 'synonyms' | 'fillers'> {
  /** Separated by spaces. */
  readonly fillers?: string
}

/** Defines a field by a list of headings, separated by semicolons. */
export function defineField(
  type: ColumnType,
  headings: string,
  { fillers = '', ...options }: FieldOptions = {},
): SourceField {
  return { type, synonyms: splitHeadings(headings), fillers: splitHeading(fillers), ...options }
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
