import type { AccountKey } from '@hausblick/contract/accounts.ts'
import type { Transaction } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'
import { aboutAccount, aboutCustomer, type MailSubject } from '../mail/about.ts'
import { findGuesthood } from './guests/find.ts'
import { findLink } from './links.ts'

/**
 * Returns whom a mail about an account is about: the account, and the customer, if it sees only one, so that the mail can be
 * found even after the account has ended.
 */
export async function describeSubjects(
  trx: Transaction<Schema>,
  account: AccountKey,
): Promise<MailSubject[]> {
  const own = (await findLink(trx, account))?.customerIds ?? []
  const guestOf = (await findGuesthood(trx, account))?.guestOf ?? []
  const seen = new Set([...own, ...guestOf.map(({ customerId }) => customerId)])
  return [aboutAccount(account), ...(seen.size === 1 ? [...seen].map(aboutCustomer) : [])]
}
