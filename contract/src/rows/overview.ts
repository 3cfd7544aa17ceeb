import { date } from '../encoding/date.ts'
import { area, count } from '../encoding/measures.ts'
import { money } from '../encoding/money.ts'
import { text } from '../encoding/text.ts'

/** The address and name of a building or unit. */
export const addressFields = {
  bezeichnungimberblick: text,
  street: text,
  number: text,
  zipcode: text,
  city: text,
}

/** Reserves, maintenance and planned modernisation of a building or unit. */
export const maintenanceFields = {
  monthlymaintenancereserves: money,
  monthlymodernizationreserves: money,
  servicetype: text,
  dateoflastservice: date,
  dateofplannedmodernization: date,
  estimatedcostofmodernization: money,
}

/** The extras of a building or unit beside its rooms. */
export const extraFields = {
  numberofgarage: count,
  numberofparking: count,
  numberofcellar: count,
  playingareasqm: area,
  gardenterracebalconysqm: area,
}
