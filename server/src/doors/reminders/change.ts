import type { AccountKey } from '@hausblick/contract/calls/linkedAccounts.ts'
import type { ReminderKind } from '@hausblick/contract/calls/reminders.ts'
import type { Transaction } from 'kysely'
import { lockLink } from '../../people/accounts/links/links.ts'
import { choose } from '../../people/accounts/subscriptions/choices.ts'
import * as texts from '../../people/accounts/texts.ts'
import type { Actor } from '../../platform/audit/entry.ts'
import type { AuditLog } from '../../platform/audit/log.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { ServiceError } from '../../platform/http/errors.ts'

/** The kinds, as the audit log names them. */
const settings: Readonly<Record<ReminderKind, string>> = {
  date: 'E-Mail vor Terminen',
  document: 'E-Mail zu neuen Dokumenten',
  report: 'E-Mail zu neuen Jahresübersichten',
  month: 'E-Mail zu neuen Monatszahlen',
}

export interface Change {
  readonly kind: ReminderKind
  readonly isOn: boolean
  readonly actor: Actor
  /** By what it was changed, if not in the settings. */
  readonly how?: string
}

/**
 * Switches reminders on or off, and logs it at each of the account's customers unless nothing changes. Throws 404 if the account
 * has ended.
 */
export async function changeReminders(
  trx: Transaction<Schema>,
  audit: AuditLog,
  account: AccountKey,
  { kind, isOn, actor, how }: Change,
): Promise<void> {
  const link = await lockLink(trx, account)
  if (!link) throw new ServiceError(404, texts.accountGone)
  if (!(await choose(trx, account, kind, isOn))) return
  const details = { account: link.email, setting: settings[kind], to: isOn ? 'an' : 'aus', how }
  for (const customerId of link.customerIds)
    await audit.append(trx, { action: 'remindersChanged', actor, customerId, details })
}
