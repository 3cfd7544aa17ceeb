import type { AccountKey } from '@hausblick/contract/accounts.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'
import { ServiceError } from '../http/errors.ts'
import * as texts from '../http/texts.ts'
import { endCalendar } from './calendarAddress.ts'
import { updateCustomerSearch } from './customerSearch/keep.ts'
import { identityToken } from './embedded/identityToken.ts'

/**
 * Takes an account's customer, or role, away from its next call on. What the embedded provider knows of it goes too, its
 * password and its sessions, and the address of the customer's calendar; an account of the hosted provider stays there, and sees what a visitor sees.
 */
export async function endAccount(
  db: Kysely<Schema>,
  { issuer, subject }: AccountKey,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ended = await trx
      .deleteFrom('account_link')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .returning('customer_id')
      .executeTakeFirst()
    if (!ended) throw new ServiceError(404, texts.accountGone)
    // Whoever had the account may know the address; whoever is left makes a new one.
    if (ended.customer_id !== null) {
      await endCalendar(trx, ended.customer_id)
      await updateCustomerSearch(trx, [ended.customer_id])
    }
    if (issuer === identityToken.issuer)
      await trx.deleteFrom('identity_user').where('id', '=', subject).execute()
  })
}
