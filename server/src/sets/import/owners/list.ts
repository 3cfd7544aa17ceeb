import { customerId as customerIdSchema, email } from '@hausblick/contract/calls/fields.ts'
import type { ImportOwner } from '@hausblick/contract/calls/importOwners.ts'
import { isTooLongName, normaliseCustomerName } from '@hausblick/contract/customerName.ts'
import type { Kysely } from 'kysely'
import {
  describeMailed,
  findBonds,
  isInvited,
  type Mailed,
} from '../../../people/accounts/invitations/mailed.ts'
import { type Roles, readHouse } from '../../../people/accounts/links/roles.ts'
import { splitIntoChunks } from '../../../platform/database/splitIntoChunks.ts'
import type { ImportOwnerTable } from '../../../platform/database/tables/importOwners.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import * as texts from './texts.ts'

const IDS_PER_STATEMENT = 1000

/** Lists the owners that an import's files name, with what became of their invitations. */
export async function listOwners(
  db: Kysely<Schema>,
  runId: string,
  named: Roles,
  now = new Date(),
): Promise<ImportOwner[]> {
  const rows = await db
    .selectFrom('import_owner')
    .selectAll()
    .where('run_id', '=', runId)
    .orderBy('number')
    .execute()
  return await describeOwners(db, rows, await readHouse(db, named), now)
}

async function describeOwners(
  db: Kysely<Schema>,
  rows: readonly ImportOwnerTable[],
  house: Roles,
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
    const bound = ofAddress.filter((bond) => bond.linkedAt !== null || isInvited(bond.mailed, now))
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
  { operatorEmails, staffEmails }: Roles,
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
  if (mailed?.redeemed_at) return describeMailed(mailed, now)
  if (linkedAt !== null) return { state: 'redeemed', at: linkedAt, reason: null }
  return mailed ? describeMailed(mailed, now) : { state: 'open', at: null, reason: null }
}

async function findCustomers(db: Kysely<Schema>, ids: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (const some of splitIntoChunks(ids, IDS_PER_STATEMENT)) {
    const rows = await db.selectFrom('customer').select('id').where('id', 'in', some).execute()
    for (const { id } of rows) found.add(id)
  }
  return found
}
