import type { ListedAccount } from '@hausblick/contract/calls/linkedAccounts.ts'
import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { CustomerScope } from '../../platform/http/access.ts'
import { identityToken } from '../identity/account/identityToken.ts'
import { selectPeople } from './links/links.ts'
import { type Roles, readHouse, roleOf } from './links/roles.ts'

/**
 * Lists the accounts of a customer, or of all operators and staff without a scope, in the order in which they
 * were linked. Accounts linked in the same millisecond are sorted by address, since their subjects are random.
 */
export async function listAccounts(
  db: Kysely<Schema>,
  roles: Roles,
  scope: CustomerScope | null,
): Promise<ListedAccount[]> {
  const listed =
    scope === null
      ? db
          .selectFrom('account_link')
          .select(['issuer', 'subject', 'created_at'])
          .where('customer_id', 'is', null)
      : db
          .selectFrom(selectPeople(db).as('person'))
          .select(['issuer', 'subject', 'created_at'])
          .where('customer_id', '=', scope.customerId)
  const rows = await db
    .selectFrom('account_link')
    .innerJoin(listed.as('listed'), (join) =>
      join
        .onRef('listed.issuer', '=', 'account_link.issuer')
        .onRef('listed.subject', '=', 'account_link.subject'),
    )
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
    .select(['account_link.issuer', 'account_link.subject', 'kind', 'email'])
    .select(['listed.created_at', hasFurtherCustomers.as('has_further')])
    .orderBy('listed.created_at')
    .orderBy('email')
    .orderBy('account_link.issuer')
    .orderBy('account_link.subject')
    .execute()
  const house = await readHouse(db, roles)
  return rows.map((link) => ({
    issuer: link.issuer,
    subject: link.subject,
    email: link.email,
    role: roleOf(link, house),
    createdAt: link.created_at,
    secondFactor: link.issuer === identityToken.issuer && Boolean(link.app || link.passkey),
    hasOtherCustomers: Boolean(link.has_further),
  }))
}

/** An account with two customers has one of them beside its first. */
const hasFurtherCustomers = sql<SqlBool>`exists (
  select 1 from further_customer
  where further_customer.issuer = account_link.issuer
    and further_customer.subject = account_link.subject)`
