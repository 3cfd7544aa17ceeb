import type { AccountKey } from '@hausblick/contract/accounts.ts'
import type { Transaction } from 'kysely'
import type { Actor } from '../../audit/entry.ts'
import type { AuditLog } from '../../audit/log.ts'
import type { Config } from '../../config/config.ts'
import type { Schema } from '../../database/tables/schema.ts'
import { ServiceError } from '../../http/errors.ts'
import * as texts from '../../http/texts.ts'
import type { Mailer } from '../../mail/mail.ts'
import { describeSubjects } from '../aboutAccount.ts'
import { describeAccount } from '../actor.ts'
import { identityToken } from '../embedded/identityToken.ts'
import { findFactors, hasFactor, lockAccount } from '../embedded/secondFactor/factors.ts'
import { writeFactorMail } from '../embedded/secondFactor/mails.ts'
import { removeSecondFactor } from '../embedded/secondFactor/remove.ts'

interface Parts {
  readonly config: Pick<Config, 'operator' | 'operatorEmails' | 'staffEmails'>
  readonly mailer: Mailer
  readonly audit: AuditLog
}

/**
 * Removes an account's second factor, ends its sessions, and tells its owner by mail. Throws 404 if the account has none
 * here.
 */
export async function resetSecondFactor(
  trx: Transaction<Schema>,
  { config, mailer, audit }: Parts,
  actor: Actor,
  { issuer, subject }: AccountKey,
): Promise<void> {
  const account = issuer === identityToken.issuer ? await lockAccount(trx, subject) : undefined
  if (!account || !hasFactor(await findFactors(trx, subject)))
    throw new ServiceError(404, texts.noFactorToReset)
  await removeSecondFactor(trx, subject)
  const about = await describeSubjects(trx, { issuer, subject })
  await mailer.queue(trx, { ...writeFactorMail(account.email, 'reset', config.operator), about })
  const { customerId } = await describeAccount(trx, config, account)
  const details = { account: account.email }
  await audit.append(trx, { action: 'secondFactorReset', actor, customerId, details })
}
