import type { RecordKind } from '../records/recordKind.ts'
import type { SheetPlace } from './problems.ts'
import { readPlace, type Staging } from './staging.ts'

/** A credit that names a unit or object which its customer would not have. */
export interface Dangling {
  readonly customerId: string
  readonly creditId: string
  readonly itemId: string
  /** Of the credit; without a line where the credit is not in the files, but what it names was there before. */
  readonly place: SheetPlace
}

/** Yields the credits that name, in a field, what none of these tables will have a row of after the import. */
export function* findDangling(
  staging: Staging,
  credits: RecordKind,
  field: string,
  tables: readonly RecordKind[],
): Generator<Dangling> {
  const rows = staging.select(QUERY, {
    tables: JSON.stringify(tables.map(({ name }) => name)),
    path: `$.${field}`,
    credits: credits.name,
  })
  for (const row of rows)
    yield {
      customerId: String(row.customer_id),
      creditId: String(row.credit_id),
      itemId: String(row.item_id),
      place: { ...readPlace(row), column: row.line === null ? null : field },
    }
}

// A credit that stays is reported in the sheet that takes away what it names: its customer's, or the new owner's.
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
