import type { ObjectOverviewRecord } from '@hausblick/contract/rows/objectOverview.ts'
import { numberOrNull, unreadableAsZero } from './defaults.ts'
import { type Overview, readOverview } from './overview.ts'

/** The master data of a building (product §15). Areas in hundredths of m², null if unknown. */
export interface ObjectDetails extends Overview {
  readonly id: string
  readonly landArea: number | null
  readonly grossFloorArea: number | null
  readonly rentalArea: number | null
  readonly unitCount: number | null
}

export function readObjectDetails(record: ObjectOverviewRecord): ObjectDetails {
  const id = record.objectid ?? ''
  return {
    id,
    ...readOverview(record, id),
    landArea: numberOrNull(record.landareasqm),
    grossFloorArea: numberOrNull(record.grosstotalarea),
    rentalArea: numberOrNull(record.rentalarea),
    unitCount: unreadableAsZero(record.numberofunits),
  }
}
