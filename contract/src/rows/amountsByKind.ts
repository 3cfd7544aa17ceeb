import { text } from '../encoding/text.ts'
import type { RecordOf } from './decode.ts'

/**
 * What a unit's or building's income and expenses of a year were for, beside its months; one row per kind (product §15). Exactly
 * one of `propertyid` and `objectid` is filled: the building's own rows hold what belongs to none of its units.
 */
export const amountsByKindFields = {
  customerid: text,
  propertyid: text,
  objectid: text,
  kind: text,
}

export type KindAmountsRecord = RecordOf<typeof amountsByKindFields, 'kind'>
