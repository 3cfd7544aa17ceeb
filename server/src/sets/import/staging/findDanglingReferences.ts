import type { RecordKind } from '../../../records/recordKind.ts'
import type { SourceLocation } from '../problems/problems.ts'
import { readLocation, type Staging } from './staging.ts'

/** A credit's reference to a unit or object that its customer would not have. */
export interface DanglingReference {
  readonly customerId: string
  readonly creditId: string
  readonly itemId: string
  /** The credit's row; for a stored credit, the sheet that removes the item, without a line. */
  readonly location: SourceLocation
}

/** Yields the references in a field of the credits that none of `kinds` would have a row for after the import. */
export function* findDanglingReferences(
  staging: Staging,
  credits: RecordKind,
  field: string,
  kinds: readonly RecordKind[],
): Generator<DanglingReference> {
  const rows = staging.select(QUERY, {
    tables: JSON.stringify(kinds.map(({ name }) => name)),
    path: `$.${field}`,
    credits: credits.name,
  })
  for (const row of rows)
    yield {
      customerId: String(row.customer_id),
      creditId: String(row.credit_id),
      itemId: String(row.item_id),
      location: { ...readLocation(row), column: row.line === null ? null : field },
    }
}

// A stored credit is reported at the sheet that removes the item: its customer's, or the new owner's.
const QUERY = `
  with named as (select value as table_name from json_each(:tables)),
  mention as (
    select c.customer_id, c.item_id as credit_id, m.value as item_id, c.line,
      coalesce(
        c.sheet_id,
        (select min(sheet_id) from record as r
          where r.customer_id = c.customer_id and r.table_name in named),
        (select min(sheet_id) from record as r
          where r.item_id = m.value and r.table_name in named)) as sheet_id
    from outcome as c, json_each(c.content, :path) as m
    where c.table_name = :credits and m.value is not null)
  select m.*, file, name as sheet from mention as m join sheet on id = sheet_id
  where not exists (
    select 1 from outcome as o
    where o.table_name in named and o.customer_id = m.customer_id and o.item_id = m.item_id)
  order by sheet_id, line, credit_id`
