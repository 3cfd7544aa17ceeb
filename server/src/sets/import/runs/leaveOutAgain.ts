import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { StoredSheet } from './sheets.ts'
import type { SpooledFile } from './spoolFiles.ts'

/** How many imports back decisions are looked for. */
const IMPORTS = 12

/**
 * Leaves out what was left out of the source's last import, such as the cover of a workbook: the sheet of the same name, or the CSV
 * file whose name differs only in its digits, in the newest imports with a sheet that was read by the same mapping.
 */
export async function leaveOutAgain(
  db: Kysely<Schema>,
  sheets: readonly StoredSheet[],
  files: readonly SpooledFile[],
): Promise<StoredSheet[]> {
  const asks = ({ decision, result }: StoredSheet) =>
    decision === 'open' && result !== 'changed' && result !== 'unreadable'
  const mappings = sheets.flatMap(({ decision, mapping }) =>
    decision === 'mapped' && mapping !== null ? [mapping] : [],
  )
  if (mappings.length === 0 || !sheets.some(asks)) return [...sheets]
  const nameOf = ({ file_number }: StoredSheet) =>
    files.find(({ number }) => number === file_number)?.name ?? ''
  const before = await listDecisions(db, mappings)
  return sheets.map((sheet) => {
    if (!asks(sheet)) return sheet
    const key = keyOf(sheet.sheet, nameOf(sheet))
    const last = before.find((one) => keyOf(one.sheet, one.name) === key)
    return last?.decision === 'left-out' ? { ...sheet, decision: 'left-out', mapping: null } : sheet
  })
}

function keyOf(sheet: string | null, file: string): string {
  return sheet === null ? `file ${file.replaceAll(/\d+/g, '#').toLowerCase()}` : `sheet ${sheet}`
}

/** Lists what was decided of the sheets of the newest imports that were read by one of these mappings, newest first. */
async function listDecisions(db: Kysely<Schema>, mappings: readonly string[]) {
  const runs = await db
    .selectFrom('import_run')
    .select('id')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('import_sheet')
          .select('number')
          .whereRef('run_id', '=', 'import_run.id')
          .where('decision', '=', 'mapped')
          .where('mapping', 'in', mappings),
      ),
    )
    .orderBy('started_at', 'desc')
    .limit(IMPORTS)
    .execute()
  if (runs.length === 0) return []
  return await db
    .selectFrom('import_sheet')
    .innerJoin('import_run', 'import_run.id', 'import_sheet.run_id')
    .innerJoin('import_file', (join) =>
      join
        .onRef('import_file.run_id', '=', 'import_sheet.run_id')
        .onRef('import_file.number', '=', 'import_sheet.file_number'),
    )
    .select(['import_sheet.sheet', 'import_file.name', 'import_sheet.decision'])
    .where(
      'import_run.id',
      'in',
      runs.map(({ id }) => id),
    )
    .where('import_sheet.decision', 'in', ['left-out', 'mapped'])
    .orderBy('import_run.started_at', 'desc')
    .execute()
}
