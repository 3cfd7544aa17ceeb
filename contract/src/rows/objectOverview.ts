import { date } from '../encoding/date.ts'
import { area, count } from '../encoding/measures.ts'
import { money } from '../encoding/money.ts'
import { text } from '../encoding/text.ts'
import type { RecordOf } from './decode.ts'
import { addressFields, extraFields, serviceFields } from './overview.ts'

/** What a building is, beside its figures (specification §3, object overview row). */
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
  ...serviceFields,
  ...extraFields,
}

/** Such a row, decoded as it entered. */
export type ObjectOverviewRecord = RecordOf<typeof objectOverviewFields>
