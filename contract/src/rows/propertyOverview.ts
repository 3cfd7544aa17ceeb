import { contractEnd, date } from '../encoding/date.ts'
import { area, quantity } from '../encoding/measures.ts'
import { money } from '../encoding/money.ts'
import { rentAgreement } from '../encoding/rentAgreement.ts'
import { text } from '../encoding/text.ts'
import type { RecordOf } from './decode.ts'
import { addressFields, extraFields, maintenanceFields } from './overview.ts'

/** The master data of a rental unit and its tenant (product §15). */
export const propertyOverviewFields = {
  customerid: text,
  propertyid: text,
  ...addressFields,
  type: text,
  sizeinsqm: area,
  numberofrooms: quantity,
  monthlyrent: money,
  rentsqm: money,
  marketaveragerent: money,
  tenanttitle: text,
  tenantprename: text,
  tenantlastname: text,
  datenextrentincrease: date,
  ...maintenanceFields,
  dateofrentalstart: date,
  dateofrentalend: contractEnd,
  ...extraFields,
  rentagreement: rentAgreement,
}

export type UnitOverviewRecord = RecordOf<typeof propertyOverviewFields>
