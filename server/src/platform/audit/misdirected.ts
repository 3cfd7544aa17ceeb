import type { AuditAction, AuditDetails } from '@hausblick/contract/audit.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'

type Details = AuditDetails

/** The lines that name a document, besides those about who opened it. */
const ABOUT_DOCUMENTS: readonly AuditAction[] = [
  'documentUploaded',
  'documentFiled',
  'documentGiven',
  'filingTakenBack',
  'documentCorrected',
  'documentMovedHere',
  'documentMovedAway',
  'documentRemoved',
  'documentRestored',
  'documentDestroyed',
]
/** The details that may hold a document's name. */
const NAMES = ['document', 'from', 'to'] as const

/**
 * Returns a function that removes the names of misdirected documents from lines that a customer reads. The lines themselves
 * stay: the customer may know that somebody opened, moved or removed a document.
 */
export async function createHideMisdirected(
  db: Kysely<Schema>,
  customerId: string,
): Promise<(details: Details) => Details> {
  const left = await readAbout(db, customerId, ['documentMovedAway', 'documentRemoved'])
  const numbers = new Set(
    left
      .filter(({ action, details }) => action === 'documentMovedAway' || isMisdirected(details))
      .map(({ details }) => details.number),
  )
  if (numbers.size === 0) return (details) => details
  const told = await readAbout(db, customerId, ABOUT_DOCUMENTS)
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

async function readAbout(db: Kysely<Schema>, customerId: string, actions: readonly AuditAction[]) {
  const lines = await db
    .selectFrom('audit_entry')
    .select(['action', 'details'])
    .where('customer_id', '=', customerId)
    .where('action', 'in', actions)
    .execute()
  return lines.map(({ action, details }) => ({ action, details: readDetails(details) }))
}

/** The detail `reason` of a document that was removed because it was not meant for its customer. */
export const MISDIRECTED = 'nicht für den Kunden bestimmt'

function isMisdirected({ reason }: Details): boolean {
  return reason === MISDIRECTED
}

function readDetails(details: string | null): Details {
  return JSON.parse(details ?? '{}')
}
