import type { MappedColumn, MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { splitFields } from '@hausblick/contract/mapping/subjects.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { isDeciding } from '../mapping/apply/keys.ts'
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

/**
 * Learns what a person has decided of headings, in place of what they meant before. What was saved as it was proposed teaches
 * nothing, and neither does what is ignored although it could be a field that rows cannot be read without.
 *
 * @param proposed null where nothing was, as for a mapping from a file, whose ignored columns may be nobody's choice
 */
export async function learnHeadings(
  trx: Transaction<Schema>,
  { subject, columns }: MappingProfile,
  proposed: MappingProfile | null,
): Promise<void> {
  const filled = new Set(columns.flatMap((column) => fieldOf(column) ?? []))
  const before = new Map(
    proposed?.subject === subject
      ? listMeanings(proposed.columns).map(({ heading, field }) => [heading, field])
      : [],
  )
  const meanings = Map.groupBy(listMeanings(columns), ({ heading }) => heading)
  for (const [heading, [first, ...more]] of meanings) {
    if (!first || more.some(({ field }) => field !== first.field)) continue
    const { field } = first
    if (field === (before.get(heading) ?? null)) continue
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
    return findCandidates(heading, subject, {}).some(
      ({ field }) => fields.has(field) || isDeciding(field, subject),
    )
  }
}

function listMeanings(
  columns: readonly MappedColumn[],
): { heading: string; field: string | null }[] {
  return columns.flatMap((column) => {
    const [label, ...more] = column.from
    // Of joined columns, none has the meaning of the whole; and months explain themselves.
    if (label === undefined || more.length > 0 || column.month !== undefined) return []
    return [{ heading: headingOf(label, columns), field: fieldOf(column) }]
  })
}

const REPEATED = / \(\d+\)$/

/** Returns the heading of a label, which is numbered where the heading stands a second time. */
function headingOf(label: string, columns: readonly MappedColumn[]): string {
  const heading = label.replace(REPEATED, '')
  return columns.some(({ from }) => from.includes(heading)) ? heading : label
}

function fieldOf({ to, split }: MappedColumn): string | null {
  return (split !== undefined && splitFields[split].whole) || to
}
