import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { splitIntoChunks } from '../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { type Pair, type Parts, setAside } from './parts.ts'

/** What a customer has many of, each under an id. */
export type Subject = 'object' | 'unit' | 'loan'

/** Rows about a subject: the table, which of its rows, and the id of what they are about. */
interface SubjectTable {
  readonly table: keyof Schema & string
  readonly id: RawBuilder<string>
  readonly which?: RawBuilder<unknown>
}

const IDS_PER_STATEMENT = 500

/**
 * All rows about each subject. They go or stay together: the values of one side's unit never stand beside the address of the
 * other's. Months by kind come before what they are found by.
 */
const subjectTables: Readonly<Record<Subject, readonly SubjectTable[]>> = {
  object: [
    { table: 'kind_cash_flow', id: itemOfKind('object_id') },
    { table: 'amounts_by_kind', id: sql.ref('object_id'), which: sql`object_id is not null` },
    { table: 'object_overview', id: sql.ref('object_id') },
    { table: 'object', id: sql.ref('object_id') },
    { table: 'cash_flow', id: sql.ref('item_id'), which: sql`kind = 'object'` },
    { table: 'valuation', id: sql.ref('item_id'), which: sql`kind = 'object'` },
    { table: 'depreciation', id: sql.ref('item_id'), which: sql`kind = 'object'` },
    { table: 'place_profile', id: sql.ref('item_id'), which: sql`kind = 'object'` },
  ],
  unit: [
    { table: 'kind_cash_flow', id: itemOfKind('property_id') },
    { table: 'amounts_by_kind', id: sql.ref('property_id'), which: sql`property_id is not null` },
    { table: 'property_overview', id: sql.ref('property_id') },
    { table: 'property', id: sql.ref('property_id') },
    { table: 'cash_flow', id: sql.ref('item_id'), which: sql`kind = 'property'` },
    { table: 'valuation', id: sql.ref('item_id'), which: sql`kind = 'property'` },
    { table: 'depreciation', id: sql.ref('item_id'), which: sql`kind = 'property'` },
    { table: 'place_profile', id: sql.ref('item_id'), which: sql`kind = 'property'` },
  ],
  loan: [
    { table: 'credit', id: sql.ref('credit_id') },
    { table: 'credit_terms', id: sql.ref('credit_id') },
  ],
}

export const subjects = Object.keys(subjectTables) as Subject[]

/** Lists the ids of a customer's subjects, in ascending order. */
export async function listIds(
  db: Kysely<Schema>,
  subject: Subject,
  customerId: string,
): Promise<string[]> {
  const selects = subjectTables[subject].map(
    ({ table, id, which = sql`true` }) =>
      sql`select ${id} as id from ${sql.table(table)} where customer_id = ${customerId} and ${which}`,
  )
  const { rows } = await sql<{ id: string | null }>`
    select distinct id from (${sql.join(selects, sql` union all `)}) as every_id`.execute(db)
  return rows.flatMap(({ id }) => id ?? []).toSorted()
}

/** The ids that only the one customer of a pair has, and those that both have. */
export interface SubjectIds {
  readonly own: readonly string[]
  readonly both: readonly string[]
}

export async function compareIds(
  db: Kysely<Schema>,
  subject: Subject,
  { from, into }: Pair,
): Promise<SubjectIds> {
  const there = new Set(await listIds(db, subject, into))
  const ids = await listIds(db, subject, from)
  return { own: ids.filter((id) => !there.has(id)), both: ids.filter((id) => there.has(id)) }
}

/** Moves all subjects of a customer to another; those that both have are set aside. */
export async function moveSubjects(
  trx: Transaction<Schema>,
  parts: Parts,
  pair: Pair,
): Promise<void> {
  for (const subject of subjects) {
    const { own, both } = await compareIds(trx, subject, pair)
    for (const ids of splitIntoChunks(both, IDS_PER_STATEMENT))
      for (const { table, ...rows } of subjectTables[subject])
        await setAside(trx, parts, table, rowsOf(pair.from, rows, ids))
    await moveIds(trx, subject, pair, own)
    for (const id of own) parts.add(subject, id)
  }
}

/** Moves some of a customer's subjects to another who has none of them. */
export async function moveIds(
  trx: Transaction<Schema>,
  subject: Subject,
  { from, into }: Pair,
  ids: readonly string[],
): Promise<void> {
  for (const chunk of splitIntoChunks(ids, IDS_PER_STATEMENT))
    for (const { table, ...rows } of subjectTables[subject])
      await sql`
        update ${sql.table(table)} set customer_id = ${into}
        where ${rowsOf(from, rows, chunk)}`.execute(trx)
}

function rowsOf(
  customerId: string,
  { id, which = sql`true` }: Pick<SubjectTable, 'id' | 'which'>,
  ids: readonly string[],
): RawBuilder<unknown> {
  return sql`customer_id = ${customerId} and ${which} and ${id} in (${sql.join(ids)})`
}

/** Finds what the months of a kind are about. */
function itemOfKind(column: 'object_id' | 'property_id'): RawBuilder<string> {
  return sql`(
    select ${sql.ref(column)} from amounts_by_kind
    where amounts_by_kind.customer_id = kind_cash_flow.customer_id
      and amounts_by_kind.item_id = kind_cash_flow.item_id)`
}
