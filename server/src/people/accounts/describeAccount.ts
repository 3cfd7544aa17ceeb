import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { Account, DescribedAccount } from '../../platform/http/callers.ts'
import { aboutAccount, aboutCustomer } from '../../platform/mail/about.ts'
import { findGuesthood } from './guests/find.ts'
import { findLink } from './links/links.ts'
import { findRole, type Roles } from './links/roles.ts'

/** Describes an account by its link and where it is a guest. */
export async function describeAccount(
  db: Kysely<Schema>,
  roles: Roles,
  account: Account,
): Promise<DescribedAccount> {
  const link = await findLink(db, account)
  const guesthood = await findGuesthood(db, account)
  const role = link && (await findRole(db, link, roles))
  const isGuest = !link && guesthood !== undefined
  const guestOf = (guesthood?.guestOf ?? []).map(({ customerId }) => customerId)
  const seen = new Set([...(link?.customerIds ?? []), ...guestOf])
  return {
    actor: { kind: role ?? (isGuest ? 'guest' : 'unlinked'), ...pick(account) },
    customerId: link?.customer_id ?? null,
    // A mail about one customer must not be found by another, although one account has both.
    subjects: [aboutAccount(account), ...(seen.size === 1 ? [...seen].map(aboutCustomer) : [])],
  }
}

function pick({ issuer, subject, email }: Account): Account {
  return { issuer, subject, email }
}
