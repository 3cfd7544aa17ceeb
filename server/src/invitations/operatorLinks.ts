import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Schema } from '../database/schema.ts'
import { createInvitation } from './create.ts'

/**
 * Makes a sign-up link for each configured operator who has no account yet, in the order of the configuration; each replaces
 * the unused one that an earlier start has made.
 */
export async function operatorLinks(
  db: Kysely<Schema>,
  { operatorEmails, publicUrl }: Pick<Config, 'operatorEmails' | 'publicUrl'>,
): Promise<{ email: string; link: string }[]> {
  const accounts = await db
    .selectFrom('account_link')
    .select('email')
    .where('kind', '=', 'operator')
    .execute()
  const known = new Set(accounts.map((account) => account.email))
  const links: { email: string; link: string }[] = []
  for (const email of operatorEmails) {
    if (known.has(email)) continue
    links.push({ email, link: await createInvitation(db, { kind: 'operator', email }, publicUrl) })
  }
  return links
}
