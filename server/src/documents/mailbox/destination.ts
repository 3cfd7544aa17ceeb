import type { Kysely } from 'kysely'
import { findLink } from '../../people/accounts/links/links.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

/** The customer whose inbox a sender's mails go to, and the sender's account. */
export interface Destination {
  readonly customerId: string
  readonly issuer: string
  readonly subject: string
}

/**
 * Returns where the mails of a proven sender go. Null for whoever has no customer's account, and for one with several customers,
 * of whom a mail names none.
 */
export async function findDestination(
  db: Kysely<Schema>,
  sender: string,
): Promise<Destination | null> {
  const accounts = await db
    .selectFrom('account_link')
    .select(['issuer', 'subject'])
    .where('email', '=', sender)
    .execute()
  const links = await Promise.all(accounts.map((account) => findLink(db, account)))
  const customerIds = new Set(links.flatMap((link) => link?.customerIds ?? []))
  const [customerId, ...others] = customerIds
  const [link] = links.filter((one) => one?.kind === 'customer')
  if (!link || customerId === undefined || others.length > 0) return null
  return { customerId, issuer: link.issuer, subject: link.subject }
}
