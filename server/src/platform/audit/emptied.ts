import type { AuditEntryTable } from '../database/tables/audit.ts'

/** What remains of a line beside its number, time and hashes, once its customer has been deleted. */
export const emptied = {
  action: 'redacted',
  actor_kind: null,
  actor_issuer: null,
  actor_subject: null,
  actor_email: null,
  customer_id: null,
  details: null,
  once_key: null,
  salt: null,
} as const satisfies Partial<AuditEntryTable>

const columns = Object.keys(emptied) as (keyof typeof emptied)[]

/** Returns whether nothing is left of a line, and nothing else stands in its place. */
export function isEmptied(line: AuditEntryTable): boolean {
  return columns.every((column) => line[column] === emptied[column])
}
