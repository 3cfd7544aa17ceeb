import type { AccountKey } from '@hausblick/contract/accounts.ts'
import type { Kysely, Transaction } from 'kysely'
import { compileOnce } from '../database/compileOnce.ts'
import type { AccountLinkTable, InvitationTable } from '../database/tables/accounts.ts'
import type { Schema } from '../database/tables/schema.ts'
import type { Account } from '../http/callers.ts'
import { ServiceError } from '../http/errors.ts'
import * as texts from '../http/texts.ts'
import { updateCustomerSearch } from './customerSearch/keep.ts'

type Invitee = Pick<InvitationTable, 'kind' | 'customer_id'>

const selectLink = compileOnce((db, issuer: string, subject: string) =>
  db
    .selectFrom('account_link')
    .selectAll()
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .compile(),
)

/** Finds the customer or role of an account. */
export async function findLink(
  db: Kysely<Schema>,
  { issuer, subject }: AccountKey,
): Promise<AccountLinkTable | undefined> {
  const [link] = await selectLink(db, issuer, subject)
  return link
}

/**
 * Links an account as its invitation says. Between operator and staff the latest invitation wins; throws 409 where the
 * account belongs to another customer.
 */
export async function linkAccount(
  trx: Transaction<Schema>,
  account: Account,
  { kind, customer_id }: Invitee,
): Promise<AccountLinkTable> {
  const present = await findLink(trx, account)
  if (present && present.customer_id !== customer_id)
    throw new ServiceError(409, texts.accountTaken)
  const link = await trx
    .insertInto('account_link')
    .values({
      issuer: account.issuer,
      subject: account.subject,
      kind,
      email: account.email,
      customer_id,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) =>
      conflict.columns(['issuer', 'subject']).doUpdateSet({ kind, email: account.email }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  if (customer_id !== null) await updateCustomerSearch(trx, [customer_id])
  return link
}
