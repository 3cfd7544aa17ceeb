import { area, count } from '@hausblick/contract/encoding/measures.ts'
import type { ObjectOverviewRow } from '@hausblick/contract/rows/objectOverview.ts'
import { type Overview, readOverview } from './overview.ts'
import { numberIfGiven, numberOrNull } from './read.ts'

/** All that is known of a building beside its figures (specification §3, object overview row). Areas in m². */
export interface ObjectDetails extends Overview {
  readonly id: string
  readonly landArea: number | null
  readonly grossFloorArea: number | null
  readonly rentalArea: number | null
  readonly unitCount: number | null
}

export function readObjectDetails(row: ObjectOverviewRow): ObjectDetails {
  return {
    id: row.objectid,
    ...readOverview(row, row.objectid),
    landArea: numberOrNull(area, row.landareasqm, 100),
    grossFloorArea: numberOrNull(area, row.grosstotalarea, 100),
    rentalArea: numberOrNull(area, row.rentalarea, 100),
    unitCount: numberIfGiven(count, row.numberofunits, 1),
  }
}
