import { NAME_COLUMN } from '../../../records/kinds/portfolio.ts'
import type { RecordKind } from '../../../records/recordKind.ts'
import { recordKinds } from '../../../records/recordKinds.ts'
import { tableLabels } from '../headers/labels.ts'

/** A table whose differences are shown; the kind is null for the customers themselves. */
export interface DifferenceTable {
  readonly name: string
  readonly title: string
  readonly kind: RecordKind | null
}

/** In the order in which they are shown and written. */
export const differenceTables: readonly DifferenceTable[] = [
  { name: NAME_COLUMN, title: 'Eigentümer', kind: null },
  ...recordKinds.map((kind) => ({
    name: kind.name,
    title: tableLabels[kind.name] ?? kind.name,
    kind,
  })),
]
