import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { StoredSheet } from './sheets.ts'

/**
 * Leaves out the sheets of a workbook that were left out of the source's last one, such as its cover: the sheet of their name in
 * the newest import whose workbook had a sheet read by the same mapping.
 */
export async function leaveOutAgain(
  db: Kysely<Schema>,
  sheets: readonly StoredSheet[],
): Promise<StoredSheet[]> {
  const mappings = sheets.flatMap(({ decision, mapping }) =>
    decision === 'mapped' && mapping !== null ? [mapping] : [],
  )
  const decided: StoredSheet[] = []
  for (const sheet of sheets) {
    const asks = sheet.decision === 'open' && sheet.result !== 'changed' && mappings.length > 0
    const last = asks ? await findLastDecision(db, sheet.sheet, mappings) : null
    decided.push(last === 'left-out' ? { ...sheet, decision: 'left-out', mapping: null } : sheet)
  }
  return decided
}

async function findLastDecision(
  db: Kysely<Schema>,
  name: string | null,
  mappings: readonly string[],
): Promise<StoredSheet['decision'] | null> {
  if (name === null) return null
  const last = await db
    .selectFrom('import_sheet')
    .innerJoin('import_run', 'import_run.id', 'import_sheet.run_id')
    .select('decision')
    .where('sheet', '=', name)
    .where('decision', 'in', ['left-out', 'mapped'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('import_sheet as read')
          .select('read.number')
          .whereRef('read.run_id', '=', 'import_sheet.run_id')
          .whereRef('read.file_number', '=', 'import_sheet.file_number')
          .where('read.decision', '=', 'mapped')
          .where('read.mapping', 'in', mappings),
      ),
    )
    .orderBy('import_run.started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.decision ?? null
}
