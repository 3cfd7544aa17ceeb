import type { MappedColumn, MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'
import { subjects } from '../mapping/fields/subjects.ts'
import { findCandidates, type LearnedHeadings } from '../mapping/propose/candidates.ts'

/** Returns what headings mean in this house. */
export async function readLearned(db: Kysely<Schema>): Promise<LearnedHeadings> {
  const rows = await db.selectFrom('learned_heading').selectAll().execute()
  const learned: Record<string, Record<string, string | null>> = {}
  // A later version may know fields that this one does not.
  for (const { subject, heading, field } of rows)
    if (field === null || Object.hasOwn(subjects[subject].fields, field)) {
      learned[subject] ??= {}
      learned[subject][heading] = field
    }
  return learned
}

/** Learns what the headings of a confirmed mapping mean, in place of what they meant before. */
export async function learnHeadings(
  trx: Transaction<Schema>,
  { subject, columns }: MappingProfile,
): Promise<void> {
  const filled = new Set(columns.flatMap((column) => fieldOf(column) ?? []))
  const meanings = Map.groupBy(
    columns.flatMap(({ from, ...column }) => {
      const [label, ...more] = from
      // Of several columns that are joined none has the meaning of the whole, and months say what they are themselves.
      if (label === undefined || more.length > 0 || column.month !== undefined) return []
      return [{ heading: headingOf(label, columns), field: fieldOf({ from, ...column }) }]
    }),
    ({ heading }) => heading,
  )
  for (const [heading, [first, ...more]] of meanings) {
    if (!first || more.some(({ field }) => field !== first.field)) continue
    const { field } = first
    if (field === null && couldFill(heading, filled)) continue
    if (field !== null && !Object.hasOwn(subjects[subject].fields, field)) continue
    await trx
      .insertInto('learned_heading')
      .values({ subject, heading, field })
      .onConflict((conflict) => conflict.columns(['subject', 'heading']).doUpdateSet({ field }))
      .execute()
  }

  /** What is ignored since another column has it may be the only one that has it in the next source. */
  function couldFill(heading: string, fields: ReadonlySet<string>): boolean {
    return findCandidates(heading, subject, {}).some(({ field }) => fields.has(field))
  }
}

const REPEATED = / \(\d+\)$/

/** Returns the heading of a label, which is numbered where the heading stands a second time. */
function headingOf(label: string, columns: readonly MappedColumn[]): string {
  const heading = label.replace(REPEATED, '')
  return columns.some(({ from }) => from.includes(heading)) ? heading : label
}

/** The field that a column was chosen as, which it is listed under the first part of if it is split. */
function fieldOf({ to, split }: MappedColumn): string | null {
  if (to === null || split === undefined || split === 'id-name') return to
  return WHOLE[split]
}

const WHOLE = {
  'street-number': 'street+number',
  'zip-city': 'zip+city',
  address: 'address',
  person: 'tenant',
} as const
