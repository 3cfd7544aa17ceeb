import { date } from '../encoding/date.ts'
import { area, count } from '../encoding/measures.ts'
import { money } from '../encoding/money.ts'
import { text } from '../encoding/text.ts'
import type { RecordOf } from './decode.ts'
import { addressFields, extraFields, maintenanceFields } from './overview.ts'

/** The master data of a building (product §15). */
export const objectOverviewFields = {
  customerid: text,
  objectid: text,
  ...addressFields,
  type: text,
  landareasqm: area,
  grosstotalarea: area,
  rentalarea: area,
  monthlyrent: money,
  rentsqm: money,
  numberofunits: count,
  datenextrentincrease: date,
  ...maintenanceFields,
  ...extraFields,
}

export type ObjectOverviewRecord = RecordOf<typeof objectOverviewFields>
