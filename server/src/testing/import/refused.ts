import { beforeAll, expect } from 'vitest'
import { importFiles } from '../../sets/import/importFiles.ts'
import type { NewDatabase, TestDatabase } from '../databases.ts'
import { newFolders } from '../folders.ts'
import { oneCustomer } from './csv.ts'
import { errorsOf, readEverything, writeFiles } from './importing.ts'
import { listOptionalColumns } from './optionalColumns.ts'

type Files = Readonly<Record<string, string | Buffer>>

/**
 * Creates a database with `oneCustomer` before the surrounding tests. Returns a function that imports files into it and
 * expects exactly these errors and no change.
 */
export function useRefusedImports(newDatabase: NewDatabase) {
  const newFolder = newFolders()
  let database: TestDatabase
  beforeAll(async () => {
    database = await newDatabase()
    const folder = await newFolder()
    await writeFiles(folder, oneCustomer)
    await importFiles(database, [folder])
  })
  return async (files: Files, errors: readonly string[]) => {
    const before = await readEverything(database)
    const folder = await newFolder()
    await writeFiles(folder, files)
    // Allows tables with few columns, since these tests are not about missing ones.
    const report = await importFiles(database, [folder], { without: listOptionalColumns() })
    expect(errorsOf(report, folder)).toEqual(errors)
    expect(report.problems.errorCount).toBe(errors.length)
    expect(report.changes.size).toBe(0)
    expect(await readEverything(database)).toEqual(before)
    return report
  }
}
