import { customerId as customerIdSchema, email } from '@hausblick/contract/calls/fields.ts'
import type { ImportOwner } from '@hausblick/contract/calls/importOwners.ts'
import { isTooLongName, normaliseCustomerName } from '@hausblick/contract/customerName.ts'
import type { Kysely } from 'kysely'
import { findBonds, type Mailed } from '../../accounts/invitations/mailed.ts'
import { splitIntoChunks } from '../../database/splitIntoChunks.ts'
import type { ImportOwnerTable } from '../../database/tables/importOwners.ts'
import type { Schema } from '../../database/tables/schema.ts'
import * as texts from './texts.ts'

const IDS_PER_STATEMENT = 1000

/** The addresses of the house. */
export interface House {
  readonly operatorEmails: readonly string[]
  readonly staffEmails: readonly string[]
}

/** Lists the owners that an import's files name, with what became of their invitations. */
export async function listOwners(
  db: Kysely<Schema>,
  runId: string,
  house: House,
  now = new Date(),
): Promise<ImportOwner[]> {
  const rows = await db
    .selectFrom('import_owner')
    .selectAll()
    .where('run_id', '=', runId)
    .orderBy('number')
    .execute()
  return await describeOwners(db, rows, house, now)
}

async function describeOwners(
  db: Kysely<Schema>,
  rows: readonly ImportOwnerTable[],
  house: House,
  now: Date,
): Promise<ImportOwner[]> {
  const customers = await findCustomers(db, [...new Set(rows.map((row) => row.customer_id))])
  const addressed = Map.groupBy(rows, (row) => readAddress(row.email))
  const emails = [...addressed.keys()].filter((address) => address !== null)
  const bonds = Map.groupBy(await findBonds(db, emails), (bond) => bond.email)
  return rows.map((row) => {
    const address = readAddress(row.email)
    const ofAddress = address === null ? [] : (bonds.get(address) ?? [])
    const own = ofAddress.filter(({ customerId }) => customerId === row.customer_id)
    const mailed = own.flatMap((bond) => bond.mailed ?? []).at(-1) ?? null
    const linkedAt = own.flatMap((bond) => bond.linkedAt ?? []).at(0) ?? null
    const bound = ofAddress.filter((bond) => bond.linkedAt !== null || isOpen(bond.mailed, now))
    const listed = address === null ? [] : (addressed.get(address) ?? [])
    const others = [
      ...listed.map(({ customer_id }) => customer_id),
      ...bound.map((bond) => bond.customerId),
    ].filter((id) => id !== row.customer_id)
    return {
      number: row.number,
      customerId: row.customer_id,
      name: row.name,
      email: row.email,
      fault: findFault(row, address, house),
      isCustomer: customers.has(row.customer_id),
      sharedWith: [...new Set(others)].toSorted(),
      ...describeState(mailed, linkedAt, now),
    }
  })
}

/** Returns an address as the service stores it; null if it is none. */
export function readAddress(text: string | null): string | null {
  const read = email.safeParse(text ?? '')
  return read.success ? read.data : null
}

function findFault(
  { customer_id, name, email: text }: ImportOwnerTable,
  address: string | null,
  { operatorEmails, staffEmails }: House,
): string | null {
  if (!customerIdSchema.safeParse(customer_id).success) return texts.malformedId
  if (isTooLongName(normaliseCustomerName(name ?? ''))) return texts.longName
  if (text === null) return texts.noAddress
  if (address === null) return texts.badAddress
  const isOwn = operatorEmails.includes(address) || staffEmails.includes(address)
  return isOwn ? texts.ownAddress : null
}

function describeState(
  mailed: Mailed | null,
  linkedAt: string | null,
  now: Date,
): Pick<ImportOwner, 'state' | 'at' | 'reason'> {
  const redeemedAt = mailed?.redeemed_at ?? linkedAt
  if (redeemedAt !== null) return { state: 'redeemed', at: redeemedAt, reason: null }
  if (!mailed) return { state: 'open', at: null, reason: null }
  const { created_at, expires_at, opened_at, queued_at, refused_at, refusal, sent_at } = mailed
  if (refused_at !== null) return { state: 'refused', at: refused_at, reason: refusal }
  if (expires_at <= now.toISOString()) return { state: 'expired', at: expires_at, reason: null }
  if (opened_at !== null) return { state: 'opened', at: opened_at, reason: null }
  if (sent_at !== null) return { state: 'sent', at: sent_at, reason: null }
  return { state: 'queued', at: queued_at ?? created_at, reason: null }
}

function isOpen(mailed: Mailed | null, now: Date): boolean {
  return mailed !== null && mailed.redeemed_at === null && mailed.expires_at > now.toISOString()
}

async function findCustomers(db: Kysely<Schema>, ids: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (const some of splitIntoChunks(ids, IDS_PER_STATEMENT)) {
    const rows = await db.selectFrom('customer').select('id').where('id', 'in', some).execute()
    for (const { id } of rows) found.add(id)
  }
  return found
}
