import type { AccountKey } from '@hausblick/contract/calls/linkedAccounts.ts'
import type { ReminderKind } from '@hausblick/contract/calls/reminders.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { createToken, hashToken } from '../../identity/account/token.ts'

/** The account and the kind of mail that a token names. */
export interface TokenSubject extends AccountKey {
  readonly kind: ReminderKind
}

/** Issues a token that ends a kind of mail for an account, and does nothing else. */
export async function issueReminderToken(
  trx: Transaction<Schema>,
  { issuer, subject, kind }: TokenSubject,
): Promise<string> {
  const token = createToken()
  const created_at = new Date().toISOString()
  await trx
    .insertInto('reminder_link')
    .values({ token_hash: hashToken(token), issuer, subject, kind, created_at })
    .execute()
  return token
}

/** Finds what a token names; undefined if it is unknown, too old, or its account has ended. */
export async function findReminderToken(
  db: Kysely<Schema>,
  token: string,
): Promise<TokenSubject | undefined> {
  return await db
    .selectFrom('reminder_link')
    .select(['issuer', 'subject', 'kind'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
}
