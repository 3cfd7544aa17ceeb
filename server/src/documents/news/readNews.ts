import type { AccountKey } from '@hausblick/contract/calls/accounts.ts'
import { MAX_NEWS, type News } from '@hausblick/contract/calls/news.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { CustomerScope } from '../../platform/http/access.ts'
import { noteVisit } from './visits.ts'

/** Reads which documents of a customer staff have added since an account's visit before, newest first, and notes this one. */
export async function readNews(
  db: Kysely<Schema>,
  { issuer, subject }: AccountKey,
  { customerId }: CustomerScope,
  now = new Date(),
): Promise<News> {
  const since = await noteVisit(db, { issuer, subject, customerId }, now)
  if (since === null) return { since, documents: [] }
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
  return { since, documents }
}
