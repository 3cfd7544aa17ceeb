import type { ListedAccount } from '@hausblick/contract/accounts.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'
import { type Roles, roleOf } from './caller.ts'
import { identityToken } from './embedded/identityToken.ts'

/**
 * Lists the accounts of a customer, or of all operators and staff where no customer is given, in the order in which they
 * were linked. Accounts linked in the same millisecond are sorted by address, since their subjects are random.
 */
export async function listAccounts(
  db: Kysely<Schema>,
  roles: Roles,
  customerId: string | undefined,
): Promise<ListedAccount[]> {
  const rows = await db
    .selectFrom('account_link')
    .selectAll()
    .select(({ exists, selectFrom, lit }) => [
      exists(
        selectFrom('identity_totp')
          .select(lit(1).as('one'))
          .whereRef('identity_totp.user_id', '=', 'account_link.subject')
          .where('confirmed_at', 'is not', null),
      ).as('app'),
      exists(
        selectFrom('identity_passkey')
          .select(lit(1).as('one'))
          .whereRef('identity_passkey.user_id', '=', 'account_link.subject'),
      ).as('passkey'),
    ])
    .where((eb) =>
      customerId === undefined ? eb('customer_id', 'is', null) : eb('customer_id', '=', customerId),
    )
    .orderBy('created_at')
    .orderBy('email')
    .orderBy('issuer')
    .orderBy('subject')
    .execute()
  return rows.map((link) => ({
    issuer: link.issuer,
    subject: link.subject,
    email: link.email,
    role: roleOf(link, roles),
    createdAt: link.created_at,
    secondFactor: link.issuer === identityToken.issuer && Boolean(link.app || link.passkey),
  }))
}
