import type { AccountKey } from '@hausblick/contract/accounts.ts'
import type { Transaction } from 'kysely'
import { identityToken } from '../accounts/embedded/identityToken.ts'
import { findLink } from '../accounts/links.ts'
import type { Config } from '../config/config.ts'
import type { Schema } from '../database/tables/schema.ts'
import { forgetAccounts } from '../http/attemptLimits/attemptLimiter.ts'

type Named = Pick<Config, 'operatorEmails' | 'staffEmails'>

/**
 * Lists the email addresses of a customer's people, in lower case: those of the accounts, and of whoever has sent documents in
 * or asked for the deletion. Addresses of staff and of other customers' accounts are left out.
 */
export async function listAddresses(
  db: Transaction<Schema>,
  customerId: string,
  { operatorEmails, staffEmails }: Named,
): Promise<string[]> {
  const rows = await db
    .selectFrom('account_link')
    .select(({ ref }) => ref('email').$castTo<string | null>().as('email'))
    .where('customer_id', '=', customerId)
    .union(({ selectFrom }) =>
      selectFrom('document')
        .select('uploaded_by_email as email')
        .where('customer_id', '=', customerId),
    )
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
  const found = new Set(rows.flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()])))
  for (const email of [...operatorEmails, ...staffEmails]) found.delete(email)
  const others = await db
    .selectFrom('account_link')
    .select('email')
    .where('email', 'in', [...found, ''])
    .where(({ or, eb }) => or([eb('customer_id', 'is', null), eb('customer_id', '<>', customerId)]))
    .execute()
  for (const { email } of others) found.delete(email)
  return [...found].toSorted()
}

/** What was deleted of the accounts. */
export interface ErasedAccounts {
  /** Those that had no other customer. */
  readonly accounts: readonly AccountKey[]
  /** How many of them are of a hosted provider, and remain there. */
  readonly hosted: number
}

/**
 * Deletes the links of a customer's accounts, and the accounts that have no other customer, with their passwords, sessions and
 * what is remembered of their addresses.
 */
export async function eraseAccounts(
  trx: Transaction<Schema>,
  customerId: string,
  addresses: readonly string[],
  { secrets }: Pick<Config, 'secrets'>,
): Promise<ErasedAccounts> {
  const links = await trx
    .deleteFrom('account_link')
    .where('customer_id', '=', customerId)
    .returning(['issuer', 'subject'])
    .execute()
  const accounts: AccountKey[] = []
  for (const { issuer, subject } of links)
    if ((await findLink(trx, { issuer, subject })) === undefined) accounts.push({ issuer, subject })
  const embedded = accounts.filter(({ issuer }) => issuer === identityToken.issuer)
  const ids = embedded.map(({ subject }) => subject)
  await trx
    .deleteFrom('identity_user')
    .where('id', 'in', [...ids, ''])
    .execute()
  await forgetAccounts(trx, secrets, addresses)
  return { accounts, hosted: accounts.length - embedded.length }
}
