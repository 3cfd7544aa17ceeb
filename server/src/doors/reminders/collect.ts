import type { AccountKey } from '@hausblick/contract/calls/linkedAccounts.ts'
import type { ReminderKind } from '@hausblick/contract/calls/reminders.ts'
import type { MonthNews } from '@hausblick/figures/month/monthNews.ts'
import { sql, type Transaction } from 'kysely'
import { findLink } from '../../people/accounts/links/links.ts'
import { readChoices, wants } from '../../people/accounts/subscriptions/choices.ts'
import {
  issueReminderToken,
  type TokenSubject,
} from '../../people/accounts/subscriptions/tokens.ts'
import { findNames } from '../../people/customers/names.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import { admitReminded } from '../../platform/http/access/doors.ts'
import { findDue, type Queue } from '../../platform/jobs/queue.ts'
import { type News, type Portion, writeMonthMail, writeNewsMail } from './mails.ts'
import { readMonthNews } from './months.ts'
import type { ReminderParts } from './round.ts'

/** Per mail; further ones go into the next. */
const MAX_REMINDERS = 500

/** News that accounts are to be told of once a day. A reminder is never claimed, but noted as sent with its mail. */
export const reminders: Queue<'reminder', 'id'> = {
  table: 'reminder',
  key: ['id'],
  due: 'due_at',
  waits: sql`sent_at is null`,
  order: sql`due_at`,
  leaseMs: 24 * 60 * 60_000,
  pausesMs: [],
}

/**
 * Turns the due reminders of documents and reports into mails, one for each account, and those of months into another. Concurrent processes share the
 * accounts. When aborted, finishes the mail in progress.
 */
export async function collectDueReminders(
  parts: ReminderParts,
  signal?: AbortSignal,
): Promise<void> {
  const { db } = parts.database
  while (!signal?.aborted) {
    // Read first: nothing is written, and on SQLite no lock taken, where nothing is due.
    const [due] = await findDue(db, reminders, ['issuer', 'subject'])
    if (due === undefined) return
    const hasCollected = await transact(db, (trx) => collect(trx, parts, due))
    if (!hasCollected) return
  }
}

/** Turns all reminders of an account into a mail. Returns false if another process has the account. */
async function collect(
  trx: Transaction<Schema>,
  { config, mailer }: ReminderParts,
  account: AccountKey,
): Promise<boolean> {
  const { issuer, subject } = account
  // One process at a time for an account, so that the reminders of a mail are not divided among several.
  const turn = await trx
    .selectFrom('account_link')
    .select('email')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (turn === undefined) return false
  const waiting = await trx
    .selectFrom('reminder')
    .select(['id', 'kind', 'customer_id', 'item'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('sent_at', 'is', null)
    .orderBy('id')
    .limit(MAX_REMINDERS)
    .execute()
  const news: News[] = []
  for (const kind of ['document', 'report'] as const) {
    const ofKind = waiting.filter((one) => one.kind === kind)
    const portions = await countThere(trx, { ...account, kind }, ofKind)
    if (portions.length > 0)
      news.push({ kind, portions, token: await issueReminderToken(trx, { ...account, kind }) })
  }
  if (news.length > 0) await mailer.queue(trx, writeNewsMail(turn.email, news, config))
  const months = await collectMonths(trx, { ...account, kind: 'month' }, waiting)
  if (months.portions.length > 0) {
    const token = await issueReminderToken(trx, { ...account, kind: 'month' })
    await mailer.queue(trx, writeMonthMail({ to: turn.email, token }, months.portions, config))
  }
  // Whoever is not told of a month since it has been taken back is told when it comes again.
  if (months.gone.length > 0)
    await trx.deleteFrom('reminder').where('id', 'in', months.gone).execute()
  const ids = waiting.map(({ id }) => id)
  if (ids.length > 0)
    await trx
      .updateTable('reminder')
      .set({ sent_at: new Date().toISOString() })
      .where('id', 'in', ids)
      .execute()
  return true
}

interface Waiting {
  readonly id: number
  readonly kind: ReminderKind
  readonly customer_id: string
  readonly item: string
}

/** Reads the months that are still the newest of customers that the account still has, and which reminders are of others. */
async function collectMonths(
  trx: Transaction<Schema>,
  account: TokenSubject,
  waiting: readonly Waiting[],
): Promise<{ portions: Portion<MonthNews>[]; gone: number[] }> {
  const ofMonths = waiting.filter(({ kind }) => kind === account.kind)
  const portions: Portion<MonthNews>[] = []
  const gone: number[] = []
  if (ofMonths.length === 0) return { portions, gone }
  const link = await findLink(trx, account)
  const choices = await readChoices(trx, account)
  const scopes = link && choices.month ? admitReminded(link) : []
  const names = await findNames(trx, link?.customerIds ?? [])
  for (const { id, customer_id, item } of ofMonths) {
    const scope = scopes.find(({ customerId }) => customerId === customer_id)
    const content = scope && (await readMonthNews(trx, scope, Number(item)))
    if (content)
      portions.push({
        customerId: customer_id,
        customerName: names.get(customer_id),
        isOnly: scopes.length === 1,
        content,
      })
    else gone.push(id)
  }
  return { portions, gone }
}

/** Counts the documents that are still there, of customers that the account still has; none if it does not want to know any more. */
async function countThere(
  trx: Transaction<Schema>,
  { kind, ...account }: AccountKey & Pick<News, 'kind'>,
  waiting: readonly Waiting[],
): Promise<Portion<number>[]> {
  const choices = await readChoices(trx, account)
  const link = await findLink(trx, account)
  if (!link || !wants(kind, choices[kind])) return []
  const names = await findNames(trx, link.customerIds)
  const portions: Portion<number>[] = []
  for (const customerId of link.customerIds) {
    const numbers = waiting
      .filter(({ customer_id }) => customer_id === customerId)
      .map(({ item }) => Number(item))
    if (numbers.length === 0) continue
    const there = await trx
      .selectFrom('document')
      .select('number')
      .where('customer_id', '=', customerId)
      .where('number', 'in', numbers)
      .where(({ or, eb }) => or([eb('state', 'is', null), eb('state', '!=', 'received')]))
      .execute()
    if (there.length > 0)
      portions.push({
        customerId,
        customerName: names.get(customerId),
        isOnly: link.customerIds.length === 1,
        content: there.length,
      })
  }
  return portions
}
