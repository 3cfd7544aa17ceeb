import type { AccountKey } from '@hausblick/contract/calls/linkedAccounts.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { addDays } from '@hausblick/figures/dates/days.ts'
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely'
import { findLink } from '../../people/accounts/links/links.ts'
import { issueReminderToken } from '../../people/accounts/subscriptions/tokens.ts'
import { findNames } from '../../people/customers/names.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import { admitReminded } from '../../platform/http/access/doors.ts'
import type { Service } from '../../platform/http/service.ts'
import { readDates } from '../calendar/dates.ts'
import { type DueDate, findDueDates, nameDate } from './dueDates.ts'
import { type Portion, writeDatesMail } from './mails.ts'

/** Accounts that are found at a time; each has a transaction of its own. */
const PAGE = 100

export interface ReminderParts extends Pick<Service, 'config' | 'mailer'> {
  readonly database: Pick<Service['database'], 'db'>
}

/**
 * Reminds of dates every account that wants it and has not been looked at today, in Berlin. Concurrent processes share the
 * accounts. Throws the first failure once all others are done; the account is then looked at again the next day. When aborted,
 * finishes the account in progress.
 */
export async function remindOfDates(parts: ReminderParts, signal?: AbortSignal): Promise<void> {
  const { db } = parts.database
  const today = berlinDay(new Date())
  const failures: unknown[] = []
  for (;;) {
    // Read first: nothing is written, and on SQLite no lock taken, where nobody is to be looked at.
    const accounts = await findAccounts(db, today)
    let looked = 0
    for (const account of accounts) {
      if (signal?.aborted) return
      try {
        looked += Number(await transact(db, (trx) => lookAt(trx, parts, account, today)))
      } catch (error) {
        failures.push(error)
        await leave(db, account, today)
        looked += 1
      }
    }
    // Where none was left to this process, others are at work on them.
    if (looked === 0) break
  }
  if (failures.length > 0) throw failures[0]
}

/** Reminds an account, and notes in the same transaction what of and that it has been looked at. Returns false if another process does. */
async function lookAt(
  trx: Transaction<Schema>,
  { config, mailer }: ReminderParts,
  account: AccountKey,
  today: string,
): Promise<boolean> {
  const { issuer, subject } = account
  const choice = await trx
    .selectFrom('reminder_choice')
    .select('chosen_at')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where(isToBeLookedAt(today))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (choice === undefined) return false
  const link = await findLink(trx, account)
  const chosenOn = berlinDay(new Date(choice.chosen_at))
  const portions: Portion<DueDate[]>[] = []
  const scopes = link ? admitReminded(link) : []
  const names = await findNames(trx, link?.customerIds ?? [])
  for (const scope of scopes) {
    const { customerId } = scope
    const dates = await readDates(trx, scope, { today, cappedPlaces: config.cappedPlaces })
    const due = findDueDates(dates, today, chosenOn)
    const content = await note(trx, account, customerId, due)
    if (content.length > 0)
      portions.push({
        customerId,
        customerName: names.get(customerId),
        isOnly: scopes.length === 1,
        content,
      })
  }
  if (link && portions.length > 0) {
    const token = await issueReminderToken(trx, { issuer, subject, kind: 'date' })
    await mailer.queue(trx, writeDatesMail({ to: link.email, token }, portions, config))
  }
  await leave(trx, account, today)
  return true
}

/** Notes what an account is reminded of; returns what it has not been reminded of before. */
async function note(
  trx: Transaction<Schema>,
  { issuer, subject }: AccountKey,
  customerId: string,
  due: readonly DueDate[],
): Promise<DueDate[]> {
  const now = new Date().toISOString()
  const noted: DueDate[] = []
  for (const one of due) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('reminder')
      .values({
        issuer,
        subject,
        kind: 'date',
        customer_id: customerId,
        item: nameDate(one.date),
        lead: one.lead,
        due_at: now,
        sent_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 1n) noted.push(one)
  }
  return noted
}

/** Notes that an account needs no further look on a day. */
async function leave(
  db: Kysely<Schema>,
  { issuer, subject }: AccountKey,
  today: string,
): Promise<void> {
  await db
    .updateTable('reminder_choice')
    .set({ looked_on: today })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('kind', '=', 'date')
    .execute()
}

async function findAccounts(db: Kysely<Schema>, today: string): Promise<AccountKey[]> {
  return await db
    .selectFrom('reminder_choice')
    .select(['issuer', 'subject'])
    .where(isToBeLookedAt(today))
    .limit(PAGE)
    .execute()
}

/** An account is also looked at where its last look seems to be ahead: the clock has been set back since. */
function isToBeLookedAt(today: string) {
  return ({ and, or, eb }: ExpressionBuilder<Schema, 'reminder_choice'>) =>
    and([
      eb('kind', '=', 'date'),
      eb('is_on', '=', 1),
      or([
        eb('looked_on', 'is', null),
        eb('looked_on', '<', today),
        // Clocks of processes may disagree around midnight.
        eb('looked_on', '>', addDays(today, 1)),
      ]),
    ])
}
