import type { MappedColumn, MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { type Subject, splitFields } from '@hausblick/contract/mapping/subjects.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { isDeciding } from '../mapping/apply/keys.ts'
import { subjects } from '../mapping/fields/subjects.ts'
import { foldHeading } from '../mapping/labels.ts'
import type { LearnedAccounts } from '../mapping/propose/afterTrial.ts'
import { findCandidates, type LearnedHeadings } from '../mapping/propose/candidates.ts'
import { listAccounts, readAccounts } from './learnedAccounts.ts'
import type { Lesson, Shown } from './lesson.ts'

/** Returns what headings mean in this house, and what accounts count as. */
export async function readLearned(
  db: Kysely<Schema>,
): Promise<{ headings: LearnedHeadings; accounts: LearnedAccounts }> {
  const rows = await db.selectFrom('learned_heading').selectAll().execute()
  const headings: Record<string, Record<string, string | null>> = {}
  for (const { subject, heading, field } of rows)
    if (isField(subject, field)) {
      headings[subject] ??= {}
      headings[subject][heading] = field
    }
  return { headings, accounts: readAccounts(rows) }
}

/** Whether a meaning is one that this version knows: a later one may know other fields, and accounts have none. */
export function isField(subject: Subject, field: string | null): boolean {
  return field === null || Object.hasOwn(subjects[subject].fields, field)
}

/**
 * Learns what a person has decided of headings and accounts, in place of what was known before. What was saved as it was proposed
 * teaches nothing.
 *
 * @param by the person's email address
 * @param shown null where nothing was, as for a mapping from a file, whose ignored columns may be nobody's choice
 */
export async function learn(
  trx: Transaction<Schema>,
  profile: MappingProfile,
  by: string,
  shown: Shown | null,
): Promise<void> {
  const learned = { learned_at: new Date().toISOString(), learned_by: by }
  for (const { heading, ...lesson } of [
    ...listHeadings(profile, shown),
    ...listAccounts(profile, shown),
  ]) {
    const values = { ...lesson, ...learned }
    await trx
      .insertInto('learned_heading')
      .values({ subject: profile.subject, heading, ...values })
      .onConflict((conflict) => conflict.columns(['subject', 'heading']).doUpdateSet(values))
      .execute()
  }
}

/** Lists what headings have been changed to; not what is ignored although it could be a field that rows cannot be read without. */
function listHeadings({ subject, columns }: MappingProfile, shown: Shown | null): Lesson[] {
  const filled = new Set(columns.flatMap((column) => fieldOf(column) ?? []))
  const before = new Map(
    shown?.profile?.subject === subject
      ? listMeanings(shown.profile.columns).map(({ heading, field }) => [heading, field])
      : [],
  )
  const meanings = Map.groupBy(listMeanings(columns), ({ heading }) => heading)
  const header = shown?.rows?.find(({ line }) => line === shown.headerLine)?.cells ?? []
  const written = new Map(header.map((cell) => [foldHeading(cell), cell.trim()]))
  return [...meanings].flatMap(([heading, [first, ...more]]): Lesson[] => {
    if (!first || more.some(({ field }) => field !== first.field)) return []
    const { field } = first
    if (field === (before.get(heading) ?? null) || !isField(subject, field)) return []
    if (field === null && couldFill(heading, filled)) return []
    return [{ heading, field, label: written.get(heading) ?? null }]
  })

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
