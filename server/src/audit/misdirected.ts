import type { AuditAction, AuditDetails } from '@hausblick/contract/audit.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'

type Details = AuditDetails

/** The lines that name a document, besides those about who opened it. */
const ABOUT_DOCUMENTS: readonly AuditAction[] = [
  'documentUploaded',
  'documentFiled',
  'filingTakenBack',
  'documentCorrected',
  'documentMovedHere',
  'documentMovedAway',
  'documentRemoved',
  'documentRestored',
  'documentDestroyed',
]
/** What may be a document's name. */
const NAMES = ['document', 'from', 'to'] as const

/**
 * Returns a function that leaves the names of documents that were not meant for a customer out of lines that he reads. The lines
 * themselves stay: he may know that somebody opened, moved or removed one.
 */
export async function createHideMisdirected(
  db: Kysely<Schema>,
  customerId: string,
): Promise<(details: Details) => Details> {
  const lines = await db
    .selectFrom('audit_entry')
    .select(['action', 'details'])
    .where('customer_id', '=', customerId)
    .where('action', 'in', ABOUT_DOCUMENTS)
    .execute()
  const told = lines.map(({ action, details }) => ({ action, details: readDetails(details) }))
  const numbers = new Set(
    told
      .filter(({ action, details }) => action === 'documentMovedAway' || isMisdirected(details))
      .map(({ details }) => details.number),
  )
  if (numbers.size === 0) return (details) => details
  const names = new Set(
    told
      .filter(({ details }) => numbers.has(details.number))
      .flatMap(({ details }) => NAMES.map((key) => details[key])),
  )
  return (details) =>
    Object.fromEntries(
      Object.entries(details).filter(
        ([key, value]) => !NAMES.some((one) => one === key) || !names.has(value),
      ),
    )
}

/** The detail `reason` of a document that was removed because it was not meant for its customer. */
export const MISDIRECTED = 'nicht für den Kunden bestimmt'

function isMisdirected({ reason }: Details): boolean {
  return reason === MISDIRECTED
}

function readDetails(details: string | null): Details {
  return JSON.parse(details ?? '{}')
}
