import type { AccountKey } from '@hausblick/contract/calls/linkedAccounts.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import type { Kysely, Transaction } from 'kysely'
import type { GuestTable } from '../../../platform/database/tables/guests.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { transact } from '../../../platform/database/transact.ts'
import { identityToken } from '../../identity/account/identityToken.ts'

/** How long ended and expired guests are kept, so that a member can let them read again. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Deletes guests 30 days after their access ended or expired, or their invitation lapsed unused, and those of their accounts
 * here that are linked to nothing else.
 */
export async function removeOldGuests(db: Kysely<Schema>, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS)
  await transact(db, async (trx) => {
    const removed = await trx
      .deleteFrom('guest')
      .where((eb) =>
        eb.or([
          eb('ended_at', '<', before.toISOString()),
          eb('until', '<', berlinDay(before)),
          eb.and([eb('joined_at', 'is', null), eb('token_expires_at', '<', before.toISOString())]),
        ]),
      )
      .returning(['issuer', 'subject'])
      .execute()
    await removeUnlinked(trx, removed)
  })
}

/**
 * Deletes those accounts of former guests that are linked to nothing any more, and returns them. Accounts of a hosted provider
 * remain there.
 */
export async function removeUnlinked(
  trx: Transaction<Schema>,
  accounts: readonly Pick<GuestTable, 'issuer' | 'subject'>[],
): Promise<AccountKey[]> {
  const removed: AccountKey[] = []
  for (const { issuer, subject } of accounts) {
    if (issuer !== identityToken.issuer || subject === null) continue
    const { numDeletedRows } = await trx
      .deleteFrom('identity_user')
      .where('id', '=', subject)
      .where(({ not, exists, selectFrom, lit }) =>
        not(
          exists(
            selectFrom('account_link')
              .select(lit(1).as('one'))
              .where('account_link.issuer', '=', issuer)
              .whereRef('account_link.subject', '=', 'identity_user.id'),
          ),
        ),
      )
      .where(({ not, exists, selectFrom, lit }) =>
        not(
          exists(
            selectFrom('guest')
              .select(lit(1).as('one'))
              .where('guest.issuer', '=', issuer)
              .whereRef('guest.subject', '=', 'identity_user.id'),
          ),
        ),
      )
      .executeTakeFirst()
    if (numDeletedRows === 1n) removed.push({ issuer, subject })
  }
  return removed
}
