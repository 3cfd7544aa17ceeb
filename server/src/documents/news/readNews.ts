import type { AccountKey } from '@hausblick/contract/calls/linkedAccounts.ts'
import { MAX_NEWS, type News } from '@hausblick/contract/calls/news.ts'
import type { Kysely } from 'kysely'
import { readChoices } from '../../people/accounts/subscriptions/choices.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { CustomerScope } from '../../platform/http/access.ts'
import { noteVisit } from './visits.ts'

/**
 * Reads which documents of a customer staff have added since an account's visit before, newest first, and whether a month has come,
 * and notes this visit.
 */
export async function readNews(
  db: Kysely<Schema>,
  account: AccountKey,
  { customerId }: CustomerScope,
  now = new Date(),
): Promise<News> {
  const since = await noteVisit(db, { ...account, customerId }, now)
  const month = await readMonth(db, account, { customerId, since }, now)
  if (since === null) return { since, documents: [], month }
  const rows = await db
    .selectFrom('document')
    .leftJoin('report', (join) =>
      join
        .onRef('report.customer_id', '=', 'document.customer_id')
        .onRef('report.document_number', '=', 'document.number'),
    )
    .select(['document.file_name', 'document.uploaded_at', 'report.run_id'])
    .where('document.customer_id', '=', customerId)
    .where('document.state', 'is', null)
    .where('document.uploaded_at', '>', since)
    .orderBy('document.uploaded_at', 'desc')
    .orderBy('document.number', 'desc')
    .limit(MAX_NEWS)
    .execute()
  const documents = rows.map(({ file_name: fileName, uploaded_at: addedAt, run_id }) => ({
    fileName,
    addedAt,
    isReport: run_id !== null,
  }))
  return { since, documents, month }
}

/** Mails of new months are offered in one visit alone, the first to which a month is new; which one that is is noted. */
async function readMonth(
  db: Kysely<Schema>,
  account: AccountKey,
  { customerId, since }: { readonly customerId: string; readonly since: string | null },
  now: Date,
): Promise<News['month']> {
  const customer = await db
    .selectFrom('customer')
    .select('newest_month_at')
    .where('id', '=', customerId)
    .executeTakeFirst()
  const cameAt = customer?.newest_month_at ?? null
  if (cameAt === null || cameAt <= (since ?? '')) return { isNew: false, isOffered: false }
  if ((await readChoices(db, account)).month !== null) return { isNew: true, isOffered: false }
  // A caller has more than its key.
  const { issuer, subject } = account
  const visit = { issuer, subject, customer_id: customerId }
  const known = await db
    .selectFrom('visit')
    .select('offered_at')
    .where((eb) => eb.and(visit))
    .executeTakeFirst()
  const offeredAt = known?.offered_at ?? null
  if (offeredAt === null)
    await db
      .updateTable('visit')
      .set({ offered_at: now.toISOString() })
      .where((eb) => eb.and(visit))
      .execute()
  return { isNew: true, isOffered: offeredAt === null || offeredAt > (since ?? '') }
}
