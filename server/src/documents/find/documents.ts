import type { FoundDocument } from '@hausblick/contract/calls/find.ts'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { Scope } from '../../platform/http/access.ts'
import { defaultBounds } from '../list/bounds.ts'
import { toListQuery } from '../list/listQuery.ts'
import { createSource } from '../list/source.ts'
import { readOwners } from './owners.ts'

/** Documents with the rarest word, all of which are looked through; of more frequent words, the newest documents are. */
const bounds = { ...defaultBounds, candidates: 5000 }
const NEWEST = 2000

interface FoundRow {
  readonly customerId: string
  readonly name: string
}

/** Finds the newest documents that have every word in name, type, address, date or customer. */
export async function findDocuments(
  db: Kysely<Schema>,
  scope: Scope,
  search: string,
  limit: number,
): Promise<FoundDocument[]> {
  const query = toListQuery({ search }, scope)
  if (!query) return []
  const { narrowest, most, hasFilters } = await createSource(db, { ...query, hits: [] }, bounds)
  const from =
    most !== null || hasFilters
      ? narrowest.from
      : sql`(select * from listing order by day desc, customer_id desc, number desc
          limit ${NEWEST}) as listing`
  const { rows } = await sql<FoundRow>`
    select page.customer_id as "customerId", document.file_name as name
    from (
      select listing.customer_id, listing.number, listing.day
      from ${from} where ${narrowest.where}
      order by listing.day desc, listing.customer_id desc, listing.number desc limit ${limit}
    ) as page
    join document on document.customer_id = page.customer_id and document.number = page.number
    order by page.day desc, page.customer_id desc, page.number desc`.execute(db)
  if (scope.kind !== 'all') return rows
  const owners = await readOwners(
    db,
    rows.map(({ customerId }) => customerId),
  )
  return rows.map((row) => ({ ...row, customer: owners.get(row.customerId)?.customer ?? '' }))
}
