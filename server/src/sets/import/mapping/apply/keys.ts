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

const KEY_FIELDS: ReadonlySet<string> = new Set(Object.values(KEYS).flat())
/** What tells whether a posting counts, where, and in which direction. */
const OF_POSTINGS: ReadonlySet<string> = new Set([
  'account',
  'accountname',
  'counteraccount',
  'reversal',
  'taxkey',
  'currency',
  'debit',
  'credit',
  'amount',
  'side',
  'year',
])

/** Whether figures go wrong where a column of this field is ignored. */
export function isDeciding(field: string, subject: Subject): boolean {
  return KEY_FIELDS.has(field) || (subject === 'posting' && OF_POSTINGS.has(field))
}

/** Makes the id of a unit unique that is so only in its building. */
export function addBuilding(values: Record<string, Value | null>): void {
  const { propertyid = null, objectid = null } = values
  if (propertyid !== null && objectid !== null) values.propertyid = `${objectid}-${propertyid}`
}
