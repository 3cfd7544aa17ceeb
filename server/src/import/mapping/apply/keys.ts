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
