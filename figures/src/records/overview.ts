import type { RecordOf } from '@hausblick/contract/rows/decode.ts'
import type {
  addressFields,
  extraFields,
  serviceFields,
} from '@hausblick/contract/rows/overview.ts'
import type { UnitOverviewRecord } from '@hausblick/contract/rows/propertyOverview.ts'
import { type Address, readAddress, selectorLabel } from './address.ts'
import { knownNumber, numberOrZero } from './defaults.ts'

/** What is known of buildings and units alike, beside their figures. Dates are ISO 8601, as precise as they are known. */
export interface Overview {
  /** Its own name; where it has none, its address, and else its id. */
  readonly name: string
  /** Street, number and name, which tell it from all others; the id where none of them is known. */
  readonly label: string
  readonly address: Address
  /** Empty where it is not known. */
  readonly type: string
  /** Cents a month; null where it is not known. */
  readonly monthlyRent: number | null
  /** Cents a month and m²; null where it is not known. */
  readonly rentPerSqm: number | null
  readonly nextRentIncrease: string | null
  readonly reserves: Reserves
  readonly service: Service
  readonly modernisation: Modernisation
  readonly extras: Extras
}

/** What is put aside, in cents a month; null where it is not known. */
export interface Reserves {
  readonly maintenance: number | null
  readonly modernisation: number | null
}

export interface Service {
  /** What was checked or maintained; empty where it is not known. */
  readonly type: string
  readonly last: string | null
}

export interface Modernisation {
  readonly planned: string | null
  /** Estimated, in cents; null where it is not known. */
  readonly cost: number | null
}

/** What belongs to it beside its rooms; 0 where there is none, or where it is not known. */
export interface Extras {
  readonly garages: number
  readonly parking: number
  readonly cellars: number
  /** Hundredths of m². */
  readonly playArea: number
  /** Garden, terrace and balcony together, hundredths of m². */
  readonly garden: number
}

type CommonFields = typeof addressFields & typeof serviceFields & typeof extraFields
type OverviewRecord = RecordOf<CommonFields> &
  Pick<UnitOverviewRecord, 'type' | 'monthlyrent' | 'rentsqm' | 'datenextrentincrease'>

/** Reads what buildings and units have in common. */
export function readOverview(record: OverviewRecord, id: string): Overview {
  const name = record.bezeichnungimberblick ?? ''
  const address = readAddress(record)
  return {
    name: name || selectorLabel(address, '') || id,
    label: selectorLabel(address, name) || id,
    address,
    type: record.type ?? '',
    monthlyRent: knownNumber(record.monthlyrent),
    rentPerSqm: knownNumber(record.rentsqm),
    nextRentIncrease: record.datenextrentincrease,
    reserves: {
      maintenance: knownNumber(record.monthlymaintenancereserves),
      modernisation: knownNumber(record.monthlymodernizationreserves),
    },
    service: { type: record.servicetype ?? '', last: record.dateoflastservice },
    modernisation: {
      planned: record.dateofplannedmodernization,
      cost: knownNumber(record.estimatedcostofmodernization),
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
