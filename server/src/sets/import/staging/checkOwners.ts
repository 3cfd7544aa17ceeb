import { type Kysely, sql, type Transaction } from 'kysely'
import { incrementDataVersion } from '../../../people/customers/store.ts'
import { splitIntoChunks } from '../../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { admitCommand } from '../../../platform/http/access.ts'
import { creditKind } from '../../../records/kinds/credit.ts'
import { objectKind } from '../../../records/kinds/object.ts'
import { objectOverviewKind } from '../../../records/kinds/objectOverview.ts'
import { propertyKind } from '../../../records/kinds/property.ts'
import { propertyOverviewKind } from '../../../records/kinds/propertyOverview.ts'
import { readRecords } from '../../../records/read.ts'
import type { RecordKind } from '../../../records/recordKind.ts'
import { itemOf, removeRows } from '../../../records/statements.ts'
import { type Problems, quote } from '../problems/problems.ts'
import { readLocation, type Staging } from './staging.ts'

const IDS_AT_A_TIME = 500

/** A kind of item that belongs to one customer: the field of its id, its German words and the kinds of its records. */
interface ItemKind {
  readonly field: string
  readonly name: string
  readonly nominative: string
  readonly accusative: string
  readonly kinds: readonly RecordKind[]
}

const ITEM_KINDS: readonly ItemKind[] = [
  {
    field: 'propertyid',
    name: 'Die Einheit',
    nominative: 'sie',
    accusative: 'sie',
    kinds: [propertyOverviewKind, propertyKind],
  },
  {
    field: 'objectid',
    name: 'Das Objekt',
    nominative: 'es',
    accusative: 'es',
    kinds: [objectOverviewKind, objectKind],
  },
  {
    field: 'creditid',
    name: 'Der Kredit',
    nominative: 'er',
    accusative: 'ihn',
    kinds: [creditKind],
  },
]

export interface OwnerOptions {
  readonly moves: boolean
  /** Whether it is for one customer alone, and says nothing of others. */
  readonly ofOne?: boolean
}

/**
 * Reports items that would belong to two customers after the import, since their stored owner's rows are not in the files.
 * With `moves`, this is a warning and the item is marked as moved; otherwise it is an error. An id that several customers
 * share in the database is allowed, since each of them numbers its own items.
 */
export async function checkOwners(
  db: Kysely<Schema>,
  staging: Staging,
  problems: Problems,
  { moves, ofOne = false }: OwnerOptions,
): Promise<void> {
  for (const item of ITEM_KINDS) {
    await addOwners(db, staging, item)
    for (const row of [...staging.select(QUERY, parametersOf(item))]) {
      const [itemId, owner] = [String(row.item_id), String(row.owner_id)]
      const asked = { ...readLocation(row), column: item.field, question: 'move' as const }
      const likeness = { rule: 'owner', value: itemId }
      if (moves) {
        problems.warning(asked, describeMove(item, itemId, owner, problems), likeness)
        staging.markMoved(item.field, owner, itemId)
      } else if (ofOne) problems.error(asked, describeForeign(item, itemId), likeness)
      else problems.error(asked, describeFault(item, itemId, owner, problems), likeness)
    }
  }
}

/** Removes the moved items from their former customers. Returns the number of rows removed by table name. */
export async function removeMoved(
  trx: Transaction<Schema>,
  staging: Staging,
): Promise<Map<string, number>> {
  const removed = new Map<string, number>()
  for (const kind of ITEM_KINDS.flatMap(({ kinds }) => kinds))
    for (const [customerId, itemIds] of staging.movedItems(kind)) {
      const stored = await readRecords(trx, kind, [admitCommand(customerId)], { which: 'all' })
      const rows = stored.filter((row) => itemIds.has(itemOf(kind, row)))
      if (rows.length === 0) continue
      await removeRows(trx, kind, rows)
      await incrementDataVersion(trx, [customerId])
      removed.set(kind.name, (removed.get(kind.name) ?? 0) + rows.length)
    }
  return removed
}

async function addOwners(db: Kysely<Schema>, staging: Staging, item: ItemKind): Promise<void> {
  const ids = [...staging.select(STAGED_IDS, { tables: tableNamesOf(item) })].map((row) =>
    String(row.item_id),
  )
  for (const chunk of splitIntoChunks(ids, IDS_AT_A_TIME))
    for (const kind of item.kinds) {
      const column = sql.ref(kind.columns[item.field] ?? '')
      const { rows } = await sql<{ customer_id: string; item_id: string }>`
        select customer_id, ${column} as item_id from ${sql.table(kind.sqlTable)}
        where ${column} in (${sql.join(chunk)})`.execute(db)
      for (const { customer_id, item_id } of rows)
        staging.addOwner(item.field, kind, customer_id, item_id)
    }
}

function parametersOf(item: ItemKind) {
  return { field: item.field, tables: tableNamesOf(item) }
}

function tableNamesOf({ kinds }: ItemKind): string {
  return JSON.stringify(kinds.map(({ name }) => name))
}

const STAGED_IDS = `
  select distinct item_id from record
  where table_name in (select value from json_each(:tables)) order by 1`

// Selects staged rows of items whose only stored owner is another customer that would keep a stored row of the item and
// has none in the files.
const QUERY = `
  with staged as (
    select * from record where table_name in (select value from json_each(:tables))),
  holder as (select distinct customer_id, item_id from owner where id_field = :field),
  sole as (select item_id, min(customer_id) as owner_id from holder group by item_id having count(*) = 1)
  select s.item_id, sole.owner_id, s.line, file, name as sheet
  from staged as s join sole using (item_id) join sheet on id = s.sheet_id
  where s.customer_id <> sole.owner_id
    and not exists (
      select 1 from staged as o where o.customer_id = sole.owner_id and o.item_id = s.item_id)
    and exists (
      select 1 from owner as k
      where k.id_field = :field and k.item_id = s.item_id
        and not exists (
          select 1 from record as r
          where r.table_name = k.table_name and r.customer_id = k.customer_id))
  order by s.sheet_id, s.line`

function describeFault(
  item: ItemKind,
  itemId: string,
  owner: string,
  { isOnPage }: Problems,
): string {
  const { name, nominative, accusative } = item
  const tables = item.kinds.map((kind) => kind.name).join(' und ')
  return `${name} ${quote(itemId)} gehört im Bestand zu ${quote(owner)}, nach diesem Import hätten beide Kunden ${accusative}. Nehmen Sie die Zeilen von ${quote(owner)} in ${tables} mit auf, oder ${isOnPage ? 'bestätigen Sie den Wechsel' : 'starten Sie den Import mit --moved'}, wenn ${nominative} auf den neuen Kunden übergeht.`
}

function describeForeign({ name }: ItemKind, itemId: string): string {
  return `${name} ${quote(itemId)} gehört im Bestand einem anderen Kunden. Lassen Sie die Zeile weg, oder berichtigen Sie die Kennung.`
}

function describeMove(
  { name, nominative }: ItemKind,
  itemId: string,
  owner: string,
  { isOnPage }: Problems,
): string {
  const refuse = isOnPage ? 'Nehmen Sie die Bestätigung zurück' : 'Lassen Sie --moved weg'
  return `${name} ${quote(itemId)} geht auf den neuen Kunden über, bei ${quote(owner)} wird ${nominative} entfernt. ${refuse}, wenn das nicht gemeint ist.`
}
