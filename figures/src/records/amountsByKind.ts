import type { KindAmountsRecord } from '@hausblick/contract/rows/amountsByKind.ts'
import { monthlyAmounts } from './defaults.ts'

/** The amounts of one kind in a year, of a unit or of what in a building belongs to no unit. */
export interface KindAmounts {
  /** Null if the amounts are those of a unit. */
  readonly objectId: string | null
  readonly unitId: string | null
  readonly kind: string
  /** The twelve months in cents, January first; null if none has a value. */
  readonly income: readonly number[] | null
  readonly expenses: readonly number[] | null
}

/** Reads the amounts of a kind; unreadable values take the defaults of product §17. */
export function readKindAmounts(record: KindAmountsRecord): KindAmounts {
  return {
    objectId: record.objectid,
    unitId: record.propertyid,
    kind: record.kind ?? '',
    ...monthlyAmounts(record),
  }
}
