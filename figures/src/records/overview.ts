import type { RecordOf } from '@hausblick/contract/rows/decode.ts'
import type {
  addressFields,
  extraFields,
  maintenanceFields,
} from '@hausblick/contract/rows/overview.ts'
import type { UnitOverviewRecord } from '@hausblick/contract/rows/propertyOverview.ts'
import { type Address, readAddress, selectorLabel } from './address.ts'
import { numberOrNull, numberOrZero } from './defaults.ts'

/** The master data of both buildings and units. Dates are ISO 8601 with day, month or year precision; null if unknown. */
export interface Overview {
  /** The operator's name for it, or else its address, or else its id. */
  readonly name: string
  /** Street, number and name, which tell it from all others; the id if all are unknown. */
  readonly label: string
  readonly address: Address
  /** Empty if unknown. */
  readonly type: string
  /** Net rent in cents a month; null if unknown. */
  readonly monthlyRent: number | null
  /** Cents a month per m²; null if unknown. */
  readonly rentPerSqm: number | null
  readonly nextRentIncrease: string | null
  readonly reserves: Reserves
  readonly maintenance: Maintenance
  readonly modernisation: Modernisation
  readonly extras: Extras
}

/** Cents put aside a month; null if unknown. */
export interface Reserves {
  readonly maintenance: number | null
  readonly modernisation: number | null
}

export interface Maintenance {
  /** What was inspected or maintained; empty if unknown. */
  readonly type: string
  readonly last: string | null
}

export interface Modernisation {
  readonly planned: string | null
  /** Estimated cost in cents; null if unknown. */
  readonly cost: number | null
}

/** The extras beside the rooms; 0 if there are none, or unknown. */
export interface Extras {
  readonly garages: number
  readonly parking: number
  readonly cellars: number
  /** Hundredths of m². */
  readonly playArea: number
  /** Garden, terrace and balcony together, in hundredths of m². */
  readonly garden: number
}

type CommonFields = typeof addressFields & typeof maintenanceFields & typeof extraFields
type OverviewRecord = RecordOf<CommonFields> &
  Pick<UnitOverviewRecord, 'type' | 'monthlyrent' | 'rentsqm' | 'datenextrentincrease'>

/** Reads the master data of a building or unit; `id` stands in for a missing name and label. */
export function readOverview(record: OverviewRecord, id: string): Overview {
  const name = record.bezeichnungimberblick ?? ''
  const address = readAddress(record)
  return {
    name: name || selectorLabel(address, '') || id,
    label: selectorLabel(address, name) || id,
    address,
    type: record.type ?? '',
    monthlyRent: numberOrNull(record.monthlyrent),
    rentPerSqm: numberOrNull(record.rentsqm),
    nextRentIncrease: record.datenextrentincrease,
    reserves: {
      maintenance: numberOrNull(record.monthlymaintenancereserves),
      modernisation: numberOrNull(record.monthlymodernizationreserves),
    },
    maintenance: { type: record.servicetype ?? '', last: record.dateoflastservice },
    modernisation: {
      planned: record.dateofplannedmodernization,
      cost: numberOrNull(record.estimatedcostofmodernization),
    },
    extras: {
      garages: numberOrZero(record.numberofgarage),
      parking: numberOrZero(record.numberofparking),
      cellars: numberOrZero(record.numberofcellar),
      playArea: numberOrZero(record.playingareasqm),
      garden: numberOrZero(record.gardenterracebalconysqm),
    },
  }
}
