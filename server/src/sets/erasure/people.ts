import type { AccountKey } from '@hausblick/contract/calls/linkedAccounts.ts'
import type { Kysely, Transaction } from 'kysely'
import { findGuesthood } from '../../people/accounts/guests/find.ts'
import { removeUnlinked } from '../../people/accounts/guests/removeOld.ts'
import { findLink, type Link, selectPeople } from '../../people/accounts/links/links.ts'
import { readHouse } from '../../people/accounts/links/roles.ts'
import { leaveCustomer } from '../../people/accounts/revoke.ts'
import { identityToken } from '../../people/identity/account/identityToken.ts'
import { listFormerStaff } from '../../platform/audit/redact.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { forgetAccounts } from '../../platform/http/attemptLimits/attemptLimiter.ts'

type Named = Pick<Config, 'operatorEmails' | 'staffEmails'>

/**
 * Lists the email addresses of a customer's people, in lower case: those of the accounts, of guests, and of whoever has sent documents in
 * or asked for the deletion. Addresses of staff, also former, and of other customers' accounts and guests are left out.
 */
export async function listAddresses(
  db: Transaction<Schema>,
  customerId: string,
  named: Named,
): Promise<string[]> {
  const people = await db
    .selectFrom(selectPeople(db).as('person'))
    .select(({ ref }) => ref('email').$castTo<string | null>().as('email'))
    .where('customer_id', '=', customerId)
    .union(({ selectFrom }) =>
      selectFrom('guest')
        .select(({ ref }) => ref('email').$castTo<string | null>().as('email'))
        .where('customer_id', '=', customerId),
    )
    .execute()
  const senders = await db
    .selectFrom('document')
    .select('uploaded_by_email as email')
    .where('customer_id', '=', customerId)
    .union(({ selectFrom }) =>
      selectFrom('withheld_document')
        .select('uploaded_by_email as email')
        .where('customer_id', '=', customerId),
    )
    .union(({ selectFrom }) =>
      selectFrom('deletion_request')
        .select(({ ref }) => ref('requested_by_email').$castTo<string | null>().as('email'))
        .where('customer_id', '=', customerId),
    )
    .execute()
  const sent = new Set(toAddresses(senders))
  for (const email of await listFormerStaff(db, [...sent])) sent.delete(email)
  const found = new Set([...toAddresses(people), ...sent])
  const { operatorEmails, staffEmails } = await readHouse(db, named)
  for (const email of [...operatorEmails, ...staffEmails]) found.delete(email)
  const accounts = await db
    .selectFrom('account_link')
    .select(['issuer', 'subject'])
    .where('email', 'in', [...found, ''])
    .execute()
  for (const account of accounts) {
    const link = await findLink(db, account)
    if (link && !hasOnly(link, customerId)) found.delete(link.email)
  }
  const elsewhere = await db
    .selectFrom('guest')
    .select('email')
    .where('customer_id', '!=', customerId)
    .where('email', 'in', [...found, ''])
    .execute()
  for (const { email } of elsewhere) found.delete(email)
  return [...found].toSorted()
}

function toAddresses(rows: readonly { readonly email: string | null }[]): string[] {
  return rows.flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()]))
}

/** What was deleted of the accounts. */
export interface ErasedAccounts {
  /** Those that had no other customer. */
  readonly accounts: readonly AccountKey[]
  /** How many of them are of a hosted provider, and remain there. */
  readonly hosted: number
  /** How many guests and open invitations of guests there were. */
  readonly guests: number
}

/**
 * Deletes the links of a customer's accounts and guests, and the accounts that belong to nobody else, with their passwords,
 * sessions and what is remembered of their addresses.
 */
export async function eraseAccounts(
  trx: Transaction<Schema>,
  customerId: string,
  addresses: readonly string[],
  { secrets }: Pick<Config, 'secrets'>,
): Promise<ErasedAccounts> {
  const accounts: AccountKey[] = []
  for (const account of await listPeople(trx, customerId)) {
    const isGuest = (await findGuesthood(trx, account)) !== undefined
    const link = await leaveCustomer(trx, account, customerId)
    if (hasOnly(link, customerId) && !isGuest) accounts.push(account)
  }
  const guests = await trx
    .deleteFrom('guest')
    .where('customer_id', '=', customerId)
    .returning(['issuer', 'subject'])
    .execute()
  accounts.push(...(await removeUnlinked(trx, guests)))
  const embedded = accounts.filter(({ issuer }) => issuer === identityToken.issuer)
  await forgetAccounts(trx, secrets, addresses)
  return { accounts, hosted: accounts.length - embedded.length, guests: guests.length }
}

/** Counts the accounts that belong to this customer only, which `eraseAccounts` would delete. */
export async function countAccounts(db: Kysely<Schema>, customerId: string): Promise<number> {
  let count = 0
  for (const account of await listPeople(db, customerId)) {
    const link = await findLink(db, account)
    const isGuest = (await findGuesthood(db, account)) !== undefined
    if (link && hasOnly(link, customerId) && !isGuest) count += 1
  }
  return count + (await countGuestAccounts(db, customerId))
}

/** Counts the accounts here that are a guest of this customer and nothing else. */
async function countGuestAccounts(db: Kysely<Schema>, customerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('guest')
    .select(({ fn }) => fn.count<number>('subject').distinct().as('count'))
    .where('customer_id', '=', customerId)
    .where('issuer', '=', identityToken.issuer)
    .where('subject', 'not in', ({ selectFrom }) =>
      selectFrom('account_link').select('subject').where('issuer', '=', identityToken.issuer),
    )
    .where('subject', 'not in', ({ selectFrom }) =>
      selectFrom('guest')
        .select(({ ref }) => ref('subject').$notNull().as('subject'))
        .where('subject', 'is not', null)
        .where('customer_id', '!=', customerId),
    )
    .executeTakeFirstOrThrow()
  return count
}

async function listPeople(db: Kysely<Schema>, customerId: string): Promise<AccountKey[]> {
  return await db
    .selectFrom(selectPeople(db).as('person'))
    .select(['issuer', 'subject'])
    .where('customer_id', '=', customerId)
    .execute()
}

function hasOnly({ customerIds }: Link, customerId: string): boolean {
  return customerIds.length === 1 && customerIds[0] === customerId
}
