import { area, count } from '@hausblick/contract/encoding/measures.ts'
import { money } from '@hausblick/contract/encoding/money.ts'
import type { RowOf } from '@hausblick/contract/rows/fields.ts'
import type {
  addressFields,
  extraFields,
  serviceFields,
} from '@hausblick/contract/rows/overview.ts'
import { type Address, selectorLabel } from './address.ts'
import { dateOrNull, numberOrNull, numberOrZero } from './read.ts'

/** What is known of buildings and units alike, beside their figures. Dates are as `dateOrNull` reads them. */
export interface Overview {
  /** Its own name; where it has none, its address, and else its id. */
  readonly name: string
  /** Street, number and name, which tell it from all others; the id where none of them is known. */
  readonly label: string
  readonly address: Address
  /** Empty where it is not known. */
  readonly type: string
  /** Euro a month; null where it is not known. */
  readonly monthlyRent: number | null
  /** Euro a month and m²; null where it is not known. */
  readonly rentPerSqm: number | null
  readonly nextRentIncrease: string | null
  readonly reserves: Reserves
  readonly service: Service
  readonly modernisation: Modernisation
  readonly extras: Extras
}

/** What is put aside, in euro a month; null where it is not known. */
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
  /** Estimated, in euro; null where it is not known. */
  readonly cost: number | null
}

/** What belongs to it beside its rooms; 0 where there is none, or where it is not known. */
export interface Extras {
  readonly garages: number
  readonly parking: number
  readonly cellars: number
  /** m². */
  readonly playArea: number
  /** Garden, terrace and balcony together, m². */
  readonly garden: number
}

type OverviewRow = RowOf<typeof addressFields & typeof serviceFields & typeof extraFields> &
  Readonly<Record<'type' | 'monthlyrent' | 'rentsqm' | 'datenextrentincrease', string>>

/** Reads what the rows of buildings and units have in common. */
export function readOverview(row: OverviewRow, id: string): Overview {
  const { bezeichnungimberblick: name, street, number, zipcode, city } = row
  return {
    name: name || selectorLabel(row, '') || id,
    label: selectorLabel(row, name) || id,
    address: { street, number, zipcode, city },
    type: row.type,
    monthlyRent: numberOrNull(money, row.monthlyrent, 100),
    rentPerSqm: numberOrNull(money, row.rentsqm, 100),
    nextRentIncrease: dateOrNull(row.datenextrentincrease),
    reserves: {
      maintenance: numberOrNull(money, row.monthlymaintenancereserves, 100),
      modernisation: numberOrNull(money, row.monthlymodernizationreserves, 100),
    },
    service: { type: row.servicetype, last: dateOrNull(row.dateoflastservice) },
    modernisation: {
      planned: dateOrNull(row.dateofplannedmodernization),
      cost: numberOrNull(money, row.estimatedcostofmodernization, 100),
    },
    extras: {
      garages: numberOrZero(count, row.numberofgarage, 1),
      parking: numberOrZero(count, row.numberofparking, 1),
      cellars: numberOrZero(count, row.numberofcellar, 1),
      playArea: numberOrZero(area, row.playingareasqm, 100),
      garden: numberOrZero(area, row.gardenterracebalconysqm, 100),
    },
  }
}
