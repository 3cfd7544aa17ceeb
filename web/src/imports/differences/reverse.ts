import type { DifferenceFilter, ImportDetail, ImportDifference } from '../../data/imports.ts'

type Change = ImportDifference['change']

const opposites: Readonly<Record<Change, Change>> = {
  added: 'removed',
  changed: 'changed',
  removed: 'added',
}

/** Returns what undoing a difference changes. */
export function reverse(difference: ImportDifference): ImportDifference {
  return {
    ...difference,
    change: opposites[difference.change],
    fields: difference.fields.map((field) => ({
      ...field,
      before: field.after,
      after: field.before,
    })),
  }
}

/** Returns what undoing the differences of a table changes. */
export function reverseCounts(changes: ImportDetail['changes'][number]) {
  return { ...changes, added: changes.removed, removed: changes.added }
}

/** Returns the filter of an import's differences that corresponds to one of what undoing it changes. */
export function reverseFilter(filter: DifferenceFilter): DifferenceFilter {
  return { ...filter, change: filter.change && opposites[filter.change] }
}
