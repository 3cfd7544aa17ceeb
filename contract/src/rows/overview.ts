import { date } from '../encoding/date.ts'
import { area, count } from '../encoding/measures.ts'
import { money } from '../encoding/money.ts'
import { text } from '../encoding/text.ts'

/** Where a building or unit stands, and what it is called. */
export const addressFields = {
  bezeichnungimberblick: text,
  street: text,
  number: text,
  zipcode: text,
  city: text,
}

/** What is put aside for, done to and planned for a building or unit. */
export const serviceFields = {
  monthlymaintenancereserves: money,
  monthlymodernizationreserves: money,
  servicetype: text,
  dateoflastservice: date,
  dateofplannedmodernization: date,
  estimatedcostofmodernization: money,
}

/** What belongs to a building or unit beside its rooms. */
export const extraFields = {
  numberofgarage: count,
  numberofparking: count,
  numberofcellar: count,
  playingareasqm: area,
  gardenterracebalconysqm: area,
}
