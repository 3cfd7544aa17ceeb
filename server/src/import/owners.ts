import { type Kysely, sql, type Transaction } from 'kysely'
import { incrementDataVersion } from '../customers/store.ts'
import { chunks } from '../database/chunks.ts'
import type { Schema } from '../database/tables/schema.ts'
import { admitCommand } from '../http/access.ts'
import { creditKind } from '../records/kinds/credit.ts'
import { objectKind } from '../records/kinds/object.ts'
import { objectOverviewKind } from '../records/kinds/objectOverview.ts'
import { propertyKind } from '../records/kinds/property.ts'
import { propertyOverviewKind } from '../records/kinds/propertyOverview.ts'
import { readRecords } from '../records/read.ts'
import type { RecordKind } from '../records/recordKind.ts'
import { itemOf, removeRows } from '../records/statements.ts'
import { type Problems, quote } from './problems.ts'
import { readPlace, type Staging } from './staging.ts'

const IDS_AT_A_TIME = 500

/** Something that one customer has: its id, the words for it, and the tables that have rows of it. */
interface Item {
  readonly field: string
  readonly name: string
  readonly nominative: string
  readonly accusative: string
  readonly tables: readonly RecordKind[]
}

const ITEMS: readonly Item[] = [
  {
    field: 'propertyid',
    name: 'Die Einheit',
    nominative: 'sie',
    accusative: 'sie',
    tables: [propertyOverviewKind, propertyKind],
  },
  {
    field: 'objectid',
    name: 'Das Objekt',
    nominative: 'es',
    accusative: 'es',
    tables: [objectOverviewKind, objectKind],
  },
  {
    field: 'creditid',
    name: 'Der Kredit',
    nominative: 'er',
    accusative: 'ihn',
    tables: [creditKind],
  },
]

/**
 * Reports items of the files that belong to a customer of the database whose rows are not in the files, so that two
 * customers would have them: an error, or with `moves` a warning, and the item leaves its former customer. An id that
 * several customers have already is one that each of them numbers for himself, and no fault.
 */
export async function checkOwners(
  db: Kysely<Schema>,
  staging: Staging,
  problems: Problems,
  { moves }: { moves: boolean },
): Promise<void> {
  for (const item of ITEMS) {
    await addOwners(db, staging, item)
    for (const row of [...staging.select(QUERY, parametersOf(item))]) {
      const [itemId, owner] = [String(row.item_id), String(row.owner_id)]
      const place = { ...readPlace(row), column: item.field }
      if (moves) {
        problems.warning(place, describeMove(item, itemId, owner))
        staging.markMoved(item.field, owner, itemId)
      } else problems.error(place, describeFault(item, itemId, owner))
    }
  }
}

/** Removes the rows that leave their customers; returns how many by the table's name. */
export async function removeMoved(
  trx: Transaction<Schema>,
  staging: Staging,
): Promise<Map<string, number>> {
  const removed = new Map<string, number>()
  for (const table of ITEMS.flatMap(({ tables }) => tables))
    for (const [customerId, itemIds] of staging.movedItems(table)) {
      const stored = await readRecords(trx, table, [admitCommand(customerId)])
      const rows = stored.filter((row) => itemIds.has(itemOf(table, row)))
      if (rows.length === 0) continue
      await removeRows(trx, table, rows)
      await incrementDataVersion(trx, [customerId])
      removed.set(table.name, (removed.get(table.name) ?? 0) + rows.length)
    }
  return removed
}

async function addOwners(db: Kysely<Schema>, staging: Staging, item: Item): Promise<void> {
  const ids = [...staging.select(STAGED_IDS, { tables: namesOf(item) })].map((row) =>
    String(row.item_id),
  )
  for (const chunk of chunks(ids, IDS_AT_A_TIME))
    for (const table of item.tables) {
      const column = sql.ref(table.columns[item.field] ?? '')
      const { rows } = await sql<{ customer_id: string; item_id: string }>`
        select customer_id, ${column} as item_id from ${sql.table(table.sqlTable)}
        where ${column} in (${sql.join(chunk)})`.execute(db)
      for (const { customer_id, item_id } of rows)
        staging.addOwner(item.field, table, customer_id, item_id)
    }
}

function parametersOf(item: Item) {
  return { kind: item.field, tables: namesOf(item) }
}

function namesOf({ tables }: Item): string {
  return JSON.stringify(tables.map(({ name }) => name))
}

const STAGED_IDS = `
  select distinct item_id from record
  where table_name in (select value from json_each(:tables)) order by 1`

// Rows of the files whose customer did not have the item, which has one other owner, who keeps a row and is not in the
// files with the item himself.
const QUERY = `
  with staged as (
    select * from record where table_name in (select value from json_each(:tables))),
  holder as (select distinct customer_id, item_id from owner where kind = :kind),
  sole as (select item_id, min(customer_id) as owner_id from holder group by item_id having count(*) = 1)
  select s.item_id, sole.owner_id, s.line, file, name as sheet
  from staged as s join sole using (item_id) join sheet on id = s.sheet_id
  where s.customer_id <> sole.owner_id
    and not exists (
      select 1 from staged as o where o.customer_id = sole.owner_id and o.item_id = s.item_id)
    and exists (
      select 1 from owner as k
      where k.kind = :kind and k.item_id = s.item_id
        and not exists (
          select 1 from record as r
          where r.table_name = k.table_name and r.customer_id = k.customer_id))
  order by s.sheet_id, s.line`

function describeFault(item: Item, itemId: string, owner: string): string {
  const { name, nominative, accusative } = item
  const tables = item.tables.map((table) => table.name).join(' und ')
  return `${name} ${quote(itemId)} gehört im Bestand zu ${quote(owner)}, nach diesem Import hätten beide Kunden ${accusative}. Nehmen Sie die Zeilen von ${quote(owner)} in ${tables} mit auf, oder starten Sie den Import mit --moved, wenn ${nominative} auf den neuen Kunden übergeht.`
}

function describeMove({ name, nominative }: Item, itemId: string, owner: string): string {
  return `${name} ${quote(itemId)} geht auf den neuen Kunden über, bei ${quote(owner)} wird ${nominative} entfernt. Lassen Sie --moved weg, wenn das nicht gemeint ist.`
}
