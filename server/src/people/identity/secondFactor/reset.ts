import type { AccountKey } from '@hausblick/contract/calls/linkedAccounts.ts'
import type { Transaction } from 'kysely'
import type { Actor } from '../../../platform/audit/entry.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { Service } from '../../../platform/http/service.ts'
import { identityToken } from '../account/identityToken.ts'
import { lockAccount } from '../account/lockAccount.ts'
import * as texts from '../texts.ts'
import { findFactors, hasFactor } from './factors.ts'
import { writeFactorMail } from './mails.ts'
import { removeSecondFactor } from './remove.ts'

interface Parts extends Pick<Service, 'mailer' | 'audit' | 'describeAccount'> {
  readonly config: Pick<Config, 'operator'>
}

/**
 * Removes an account's second factor, ends its sessions, and tells its owner by mail. Throws 404 if the account has none
 * here.
 */
export async function resetSecondFactor(
  trx: Transaction<Schema>,
  { config, mailer, audit, describeAccount }: Parts,
  actor: Actor,
  { issuer, subject }: AccountKey,
): Promise<void> {
  const account = issuer === identityToken.issuer ? await lockAccount(trx, subject) : undefined
  if (!account || !hasFactor(await findFactors(trx, subject)))
    throw new ServiceError(404, texts.noFactorToReset)
  await removeSecondFactor(trx, subject)
  const { email } = account
  const { customerId, subjects: about } = await describeAccount(trx, { issuer, subject, email })
  await mailer.queue(trx, { ...writeFactorMail(email, 'reset', config.operator), about })
  const details = { account: email }
  await audit.append(trx, { action: 'secondFactorReset', actor, customerId, details })
}
