import type {
  DifferenceFilter,
  ImportDetail,
  ImportDifference,
} from '../../../base/data/imports.ts'

type Change = ImportDifference['change']

const opposites: Readonly<Record<Change, Change>> = {
  added: 'removed',
  changed: 'changed',
  removed: 'added',
}

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

type Counts = ImportDetail['changes'][number]

/** Returns what undoing the differences of a table changes. */
export function reverseCounts(counts: Counts): Counts {
  const { added: removed, removed: added } = counts
  const stored = counts.stored + removed - added
  return { ...counts, added, removed, stored, losesMany: removed * 10 > stored }
}

/** Returns the filter of an import's differences that corresponds to one of what undoing it changes. */
export function reverseFilter(filter: DifferenceFilter): DifferenceFilter {
  return { ...filter, change: filter.change && opposites[filter.change] }
}
