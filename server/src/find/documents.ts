import type { FoundDocument } from '@hausblick/contract/calls/find.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'
import { defaultBounds } from '../documents/list/bounds.ts'
import { toListQuery } from '../documents/list/listQuery.ts'
import { readPage } from '../documents/list/readPage.ts'
import type { Scope } from '../http/access.ts'

/** Far fewer than lists count: only the newest matches are shown. */
const bounds = { ...defaultBounds, collected: 500, counted: 500 }

/** Finds the newest documents that have every word in name, type, address, date or customer. */
export async function findDocuments(
  db: Kysely<Schema>,
  scope: Scope,
  search: string,
  limit: number,
): Promise<FoundDocument[]> {
  const query = toListQuery({ search }, scope)
  if (!query) return []
  const { documents } = await readPage(db, { ...query, hits: [] }, limit, null, bounds)
  return documents.map(({ customerId, fileName, customer }) => ({
    customerId,
    name: fileName,
    ...(scope.kind === 'all' && { customer }),
  }))
}
