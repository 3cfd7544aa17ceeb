import type { Kysely } from 'kysely'
import type { Config } from '../../config/config.ts'
import type { Schema } from '../../database/tables/schema.ts'

export type NamedAddresses = Pick<Config, 'operatorEmails' | 'staffEmails'>

/**
 * Returns whether the configuration or an open invitation names an email address (in lower case). A customer's invitation
 * must not claim it: an operator's account would then belong to someone else.
 */
export async function isReserved(
  db: Kysely<Schema>,
  { operatorEmails, staffEmails }: NamedAddresses,
  email: string,
  now = new Date(),
): Promise<boolean> {
  if (operatorEmails.includes(email) || staffEmails.includes(email)) return true
  const invited = await db
    .selectFrom('invitation')
    .select('email')
    .where('email', '=', email)
    .where('redeemed_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return invited !== undefined
}
