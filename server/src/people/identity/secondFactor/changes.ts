import type { AuditAction, AuditDetails } from '@hausblick/contract/audit.ts'
import type { Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { transact } from '../../../platform/database/transact.ts'
import { mustHaveSecondFactor } from '../../../platform/http/access/people.ts'
import type { SignedInCaller } from '../../../platform/http/callers.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { Service } from '../../../platform/http/service.ts'
import { createIdentityError } from '../account/identityError.ts'
import { endPendingSignIns } from '../sessions/challenges.ts'
import { type Own, ownOf } from '../sessions/store.ts'
import type { Factors } from './factors.ts'
import { type FactorChange, writeFactorMail } from './mails.ts'
import { lockOwn } from './own.ts'

/** A change of the calling account's second factor, within the transaction that has locked the account. */
interface Change {
  readonly trx: Transaction<Schema>
  readonly caller: SignedInCaller
  readonly own: Own
  readonly before: Factors
}

export type Changes = ReturnType<typeof createChanges>

/** Creates what all changes of accounts' own second factors share. */
export function createChanges({ config, database, describeAccount, mailer, audit }: Service) {
  return {
    /** Runs a change. A refusal that it returns is thrown after the transaction has committed. */
    change: async <Result>(
      caller: SignedInCaller,
      work: (change: Change) => Promise<Result | ServiceError>,
    ): Promise<Result> => {
      const own = ownOf(caller)
      const result = await transact(database.db, async (trx) => {
        const before = await lockOwn(trx, caller, own)
        return await work({ trx, caller, own, before })
      })
      if (result instanceof ServiceError) throw result
      return result
    },

    /** Mails a change to the account's owner, logs it, and ends sign-ins that await the factor as it was. */
    record: async (
      { trx, caller, own }: Change,
      what: FactorChange,
      action: AuditAction,
      details: AuditDetails,
    ): Promise<void> => {
      await endPendingSignIns(trx, own.userId)
      const { subjects: about } = await describeAccount(trx, caller)
      await mailer.queue(trx, { ...writeFactorMail(caller.email, what, config.operator), about })
      const customerId = caller.kind === 'customer' ? caller.customerIds[0] : null
      await audit.append(trx, { action, actor: caller, customerId, details })
    },

    /** Refuses to remove a factor without others where the account must have one. */
    keepRequired: ({ caller }: Change, others: number): void => {
      if (others === 0 && mustHaveSecondFactor(caller, config))
        throw createIdentityError(409, 'lastFactor')
    },
  }
}
