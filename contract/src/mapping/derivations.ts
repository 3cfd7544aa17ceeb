import type { MappingProfile } from './profile.ts'
import { type Derivation, type Subject, splitFields } from './subjects.ts'

/** Returns what is worked out from the fields of a source, beside what it states. */
export function derivationsOf(subject: Subject, named: ReadonlySet<string>): Derivation[] {
  switch (subject) {
    case 'unit':
      return [
        ...(named.has('objectid') && named.has('sizeinsqm') ? (['building-areas'] as const) : []),
        ...(named.has('objectid') && named.has('monthlyrent') ? (['building-rents'] as const) : []),
        ...(named.has('objectid') ? (['building-unit-counts'] as const) : []),
        ...(named.has('income') || named.has('expenses') ? (['cash-flow-sums'] as const) : []),
        ...(named.has('propertyvalue') ? (['value-changes', 'portfolio-values'] as const) : []),
      ]
    case 'building':
      return named.has('objectvalue') ? ['value-changes'] : []
    case 'posting':
      return ['full-year-incomes']
    default:
      return []
  }
}

/** Returns the fields that a mapping names. */
export function fieldsOf({
  columns,
  constants,
  titles,
  sections,
}: Pick<MappingProfile, 'columns' | 'constants' | 'titles' | 'sections'>): Set<string> {
  const parts = columns.flatMap(({ split }) =>
    split === undefined ? [] : splitFields[split].parts,
  )
  const stated = [...columns, ...constants, ...titles, ...sections].flatMap(({ to }) => to ?? [])
  return new Set([...stated, ...parts])
}
