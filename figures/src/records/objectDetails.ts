import type { ObjectOverviewRecord } from '@hausblick/contract/rows/objectOverview.ts'
import { givenNumber, knownNumber } from './defaults.ts'
import { type Overview, readOverview } from './overview.ts'

/** All that is known of a building beside its figures (specification §3, object overview row). Areas in hundredths of m². */
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
    landArea: knownNumber(record.landareasqm),
    grossFloorArea: knownNumber(record.grosstotalarea),
    rentalArea: knownNumber(record.rentalarea),
    unitCount: givenNumber(record.numberofunits),
  }
}
