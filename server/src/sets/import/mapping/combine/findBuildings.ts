import type { Value } from '@hausblick/contract/encoding/encoding.ts'
import type { SourceRecord } from '../apply/readValues.ts'
import { keyOf } from './keyOf.ts'

/** Returns the buildings of units, by customer and unit. */
export function findBuildings(units: readonly SourceRecord[]): Map<string, Value> {
  return new Map(
    units.flatMap(({ values: { customerid, propertyid, objectid } }) =>
      objectid === undefined || objectid === null
        ? []
        : [[keyOf(customerid, propertyid), objectid] as const],
    ),
  )
}
