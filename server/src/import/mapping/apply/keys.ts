import type { Value } from '@hausblick/contract/encoding/encoding.ts'
import type { Subject } from '@hausblick/contract/mapping/subjects.ts'

/** The fields without which a row of a subject says nothing. */
const KEYS: Readonly<Record<Subject, readonly string[]>> = {
  unit: ['propertyid'],
  building: ['objectid'],
  loan: ['creditid'],
  posting: ['date'],
  owner: ['customerid'],
  portfolio: ['customerid'],
}

export function keyFieldsOf(subject: Subject): readonly string[] {
  return KEYS[subject]
}

/** Makes the id of a unit unique that is so only in its building. */
export function addBuilding(values: Record<string, Value | null>): void {
  const { propertyid = null, objectid = null } = values
  if (propertyid !== null && objectid !== null) values.propertyid = `${objectid}-${propertyid}`
}
