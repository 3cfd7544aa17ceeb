import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { fileKey } from '../../../documents/fileKey.ts'
import { readPages } from '../../../platform/database/pages.ts'
import type { DocumentTable } from '../../../platform/database/tables/documents.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { CustomerScope } from '../../../platform/http/access.ts'

/** Documents listed per query. */
const PAGE_SIZE = 500

export interface YearDocument
  extends Pick<DocumentTable, 'number' | 'file_name' | 'type' | 'size' | 'sha256'> {
  readonly file_key: string
}

/** Reads the documents whose date is in a year page by page, oldest first; removed ones are not among them. */
export function readYearDocuments(
  db: Kysely<Schema>,
  { customerId }: CustomerScope,
  year: number,
): AsyncGenerator<readonly YearDocument[]> {
  return readPages<YearDocument>(PAGE_SIZE, (last) =>
    db
      .selectFrom('document')
      .select(['number', 'file_name', 'type', 'size', 'sha256', fileKey.as('file_key')])
      .where('customer_id', '=', customerId)
      .where(sql`substr(date, 1, 4)`, '=', String(year))
      .where('number', '>', last?.number ?? 0)
      .orderBy('number')
      .limit(PAGE_SIZE)
      .execute(),
  )
}

/** Returns whether the customer still has the document with this file. */
export async function isListed(
  db: Kysely<Schema>,
  { customerId }: CustomerScope,
  { number, file_key }: YearDocument,
): Promise<boolean> {
  const found = await db
    .selectFrom('document')
    .select('number')
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .where(fileKey, '=', file_key)
    .executeTakeFirst()
  return found !== undefined
}
