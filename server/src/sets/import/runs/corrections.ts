import type { CheckedOf } from '@hausblick/contract/calls/call.ts'
import type { correctImportCall } from '@hausblick/contract/calls/imports.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { Correction } from '../sources/source.ts'
import { listFiles } from './files.ts'
import type { SpooledFile } from './spoolFiles.ts'
import * as texts from './texts.ts'

type Cell = CheckedOf<typeof correctImportCall>['body']['cells'][number]

interface ListedCorrection extends Omit<Correction, 'path'> {
  readonly number: number
  readonly name: string
}

/** Lists the cells that were set right for an import. */
export async function listCorrections(
  db: Kysely<Schema>,
  runId: string,
): Promise<ListedCorrection[]> {
  const rows = await db
    .selectFrom('import_correction as correction')
    .innerJoin('import_file as file', (join) =>
      join
        .onRef('file.run_id', '=', 'correction.run_id')
        .onRef('file.number', '=', 'correction.file_number'),
    )
    .select(['file.number', 'name', 'sheet', 'line', 'label', 'value'])
    .where('correction.run_id', '=', runId)
    .execute()
  return rows.map(({ sheet, ...row }) => ({ ...row, sheet: sheet === '' ? null : sheet }))
}

/** Sets cells right for an import, or takes that back. Throws 404 for a file that it does not have. */
export async function saveCorrections(
  trx: Transaction<Schema>,
  runId: string,
  cells: readonly Cell[],
  by: string,
): Promise<void> {
  const files = new Map((await listFiles(trx, runId)).map(({ name, number }) => [name, number]))
  for (const { file, sheet, line, label, value } of cells) {
    const number = files.get(file)
    if (number === undefined) throw new ServiceError(404, texts.noFile)
    const key = { run_id: runId, file_number: number, sheet: sheet ?? '', line, label }
    await trx
      .deleteFrom('import_correction')
      .where((eb) => eb.and(key))
      .execute()
    if (value !== null)
      await trx
        .insertInto('import_correction')
        .values({ ...key, value, set_by: by, set_at: new Date().toISOString() })
        .execute()
  }
}

export async function readCorrections(
  db: Kysely<Schema>,
  runId: string,
  files: readonly SpooledFile[],
): Promise<Correction[]> {
  const corrections = await listCorrections(db, runId)
  return corrections.flatMap(({ number, sheet, line, label, value }) => {
    const path = files.find((file) => file.number === number)?.path
    return path === undefined ? [] : [{ path, sheet, line, label, value }]
  })
}
