import type { SecondFactor } from '@hausblick/contract/calls/secondFactor.ts'
import type { Confirmation } from '@hausblick/contract/secondFactor.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Config } from '../../../platform/config/config.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { mustHaveSecondFactor } from '../../../platform/http/access/people.ts'
import { type Caller, type SignedInCaller, signInTooOld } from '../../../platform/http/callers.ts'
import { lockAccount } from '../account/lockAccount.ts'
import { endOtherSessions, type Own } from '../sessions/store.ts'
import { type Factors, findFactors, hasFactor } from './factors.ts'
import { listPasskeys } from './passkeys.ts'
import { replaceRecoveryCodes } from './recoveryCodes.ts'

export async function readSecondFactor(
  db: Kysely<Schema>,
  config: Pick<Config, 'secondFactor'>,
  caller: SignedInCaller,
): Promise<SecondFactor> {
  const { subject } = caller
  const { app } = await findFactors(db, subject)
  const { left } = await db
    .selectFrom('identity_recovery_code')
    .select(({ fn }) => fn.countAll().as('left'))
    .where('user_id', '=', subject)
    .executeTakeFirstOrThrow()
  return {
    required: mustHaveSecondFactor(caller, config),
    app,
    passkeys: await listPasskeys(db, subject),
    recoveryCodesLeft: Number(left),
  }
}

/**
 * Locks the calling account for a change of its second factor, and returns what it has. Throws 403 for a session that was
 * opened by the password alone although there is a second factor, or that has ended.
 */
export async function lockOwn(
  trx: Transaction<Schema>,
  caller: Caller,
  { userId, sessionId }: Own,
): Promise<Factors> {
  await lockAccount(trx, userId)
  const factors = await findFactors(trx, userId)
  const session = await trx
    .selectFrom('identity_session')
    .select('second_factor')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const isAsked = session?.second_factor != null && session.second_factor !== 'notAsked'
  if (!session || (hasFactor(factors) && !isAsked)) throw signInTooOld(caller)
  return factors
}

/**
 * Completes the addition of a factor, by which the session counts as confirmed. With the first one, all other sessions end,
 * and the account gets recovery codes, which are returned.
 */
export async function completeAddition(
  trx: Transaction<Schema>,
  own: Own,
  before: Factors,
  by: Confirmation,
): Promise<string[]> {
  if (hasFactor(before)) return []
  await trx
    .updateTable('identity_session')
    .set({ second_factor: by })
    .where('id', '=', own.sessionId)
    .execute()
  await endOtherSessions(trx, own)
  return await replaceRecoveryCodes(trx, own.userId)
}
