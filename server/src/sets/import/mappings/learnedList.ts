import type { LearnedEntry } from '@hausblick/contract/calls/mappings.ts'
import type { AccountUse } from '@hausblick/contract/mapping/profile.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { fieldLabel, subjectLabels } from '../mapping/fields/listFields.ts'
import { isField } from './learned.ts'
import { readUse } from './learnedAccounts.ts'
import * as texts from './texts.ts'

/** Lists what proposals follow, by what it is about. */
export async function listLearned(db: Kysely<Schema>): Promise<LearnedEntry[]> {
  const rows = await db
    .selectFrom('learned_heading')
    .selectAll()
    .orderBy('subject')
    .orderBy('heading')
    .execute()
  return rows.flatMap((row): LearnedEntry[] => {
    const { subject, heading, field } = row
    const use = readUse(row)
    if (!use && !isField(subject, field)) return []
    const meaning = use ? describeUse(use) : field && fieldLabel(subject, field)
    return [
      {
        ...{ subject, heading, label: row.label ?? heading },
        about: use ? texts.accounts : subjectLabels[subject],
        meaning: meaning ?? texts.notRead,
        learnedAt: row.learned_at,
        by: row.learned_by,
      },
    ]
  })
}

/** Forgets what was learned, and returns whether it was known. */
export async function forgetLearned(
  db: Kysely<Schema>,
  { subject, heading }: Pick<LearnedEntry, 'subject' | 'heading'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('learned_heading')
    .where('subject', '=', subject)
    .where('heading', '=', heading)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function describeUse(use: AccountUse): string {
  return use.use === 'ignore' ? texts.notCounted : `${texts.uses[use.use]}: ${use.kind}`
}
