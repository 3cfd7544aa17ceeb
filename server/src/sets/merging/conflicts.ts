import type { MergePreview } from '@hausblick/contract/calls/merges.ts'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { Pair } from './parts.ts'
import { type Subject, type SubjectIds, subjects } from './subjects.ts'

const SHOWN = 20

/** Where the address of a subject is. */
const addresses = {
  object: ['object_overview', 'object_id'],
  unit: ['property_overview', 'property_id'],
  loan: ['credit', 'credit_id'],
} as const

/** Describes what both customers have under the same id. */
export async function listConflicts(
  db: Kysely<Schema>,
  { from, into }: Pair,
  ids: Readonly<Record<Subject, SubjectIds>>,
): Promise<MergePreview['conflicts']> {
  const all = subjects.flatMap((kind) => ids[kind].both.map((id) => ({ kind, id })))
  const first = []
  for (const { kind, id } of all.slice(0, SHOWN))
    first.push({
      kind,
      id,
      merged: await readAddress(db, kind, { customerId: from, id }),
      customer: await readAddress(db, kind, { customerId: into, id }),
    })
  return { total: all.length, first }
}

/** Returns the address of a subject; empty if it is unknown. */
async function readAddress(
  db: Kysely<Schema>,
  kind: Subject,
  { customerId, id }: { readonly customerId: string; readonly id: string },
): Promise<string> {
  const [table, column] = addresses[kind]
  const { rows } = await sql<
    Record<'street' | 'house_number' | 'zip_code' | 'city', string | null>
  >`
    select street, house_number, zip_code, city from ${sql.table(table)}
    where customer_id = ${customerId} and ${sql.ref(column)} = ${id}`.execute(db)
  const [row] = rows
  if (!row) return ''
  const [street, city] = [
    [row.street, row.house_number],
    [row.zip_code, row.city],
  ].map((words) => words.filter(Boolean).join(' '))
  return [street, city].filter(Boolean).join(', ')
}
