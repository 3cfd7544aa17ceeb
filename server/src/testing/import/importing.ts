import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../platform/database/open.ts'
import { recordKinds } from '../../records/recordKinds.ts'
import type { Changes } from '../../records/write.ts'
import { type ImportOptions, importFiles } from '../../sets/import/importFiles.ts'
import type { ImportReport } from '../../sets/import/problems/importReport.ts'
import { describeProblem } from '../../sets/import/problems/problems.ts'
import { newFolders } from '../folders.ts'

/** Writes files, given by their relative paths, into a folder. */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Buffer>>,
): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
}

/** Returns a function that imports files, given by their relative paths, from a folder of their own. */
export function newImports() {
  const newFolder = newFolders()
  return async (
    database: Database,
    files: Readonly<Record<string, string>>,
    options?: ImportOptions,
  ) => {
    const folder = await newFolder()
    await writeFiles(folder, files)
    const report = await importFiles(database, [folder], options)
    return { report, errors: errorsOf(report, folder), warnings: warningsOf(report, folder) }
  }
}

/** Reads every row that an import can change, by table. */
export async function readRecordTables({ db }: Database): Promise<Record<string, unknown[]>> {
  const tables = [
    ...recordKinds.map(({ sqlTable }) => sqlTable),
    'cash_flow',
    'kind_cash_flow',
    'valuation',
  ]
  const entries = tables.map(async (table) => {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(db)
    return [table, rows.map((row) => JSON.stringify(row)).toSorted()] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Reads every row that an import can change, plus the customers with their data versions. */
export async function readEverything(database: Database): Promise<Record<string, unknown[]>> {
  const customers = await database.db.selectFrom('customer').selectAll().orderBy('id').execute()
  return { ...(await readRecordTables(database)), customers }
}

/** Renders a report's errors, without the path of the folder. */
export function errorsOf({ problems }: ImportReport, folder: string): string[] {
  return problems.errors.map((problem) =>
    describeProblem(problem).replaceAll(join(folder, '/'), ''),
  )
}

export function warningsOf({ problems }: ImportReport, folder: string): string[] {
  return problems.warnings.map((problem) =>
    describeProblem(problem).replaceAll(join(folder, '/'), ''),
  )
}

/** Expects a report without errors and adds up its changes over all tables. */
export function sumChanges(report: ImportReport): Changes {
  expect(report.problems.errors).toEqual([])
  const total: Changes = { added: 0, changed: 0, unchanged: 0, removed: 0 }
  for (const changes of report.changes.values()) {
    total.added += changes.added
    total.changed += changes.changed
    total.unchanged += changes.unchanged
    total.removed += changes.removed
  }
  return total
}
