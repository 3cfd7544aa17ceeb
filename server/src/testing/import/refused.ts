import { beforeAll, expect } from 'vitest'
import { optionalColumns } from '../../import/header.ts'
import { importFiles } from '../../import/importFiles.ts'
import type { NewDatabase, TestDatabase } from '../databases.ts'
import { newFolders } from '../folders.ts'
import { oneCustomer } from './csv.ts'
import { errorsOf, everythingIn, writeFiles } from './importing.ts'

type Files = Readonly<Record<string, string | Buffer>>

/**
 * For the tests around it, a database that holds `oneCustomer`. Gives a function that imports files into it and expects
 * these errors, all of them and no others, and that nothing is changed.
 */
export function refusing(newDatabase: NewDatabase) {
  const newFolder = newFolders()
  let database: TestDatabase
  beforeAll(async () => {
    database = await newDatabase()
    const folder = await newFolder()
    await writeFiles(folder, oneCustomer)
    await importFiles(database, [folder])
  })
  return async (files: Files, errors: readonly string[]) => {
    const before = await everythingIn(database)
    const folder = await newFolder()
    await writeFiles(folder, files)
    // Tables of a few columns, where a test is not about those that are missing.
    const report = await importFiles(database, [folder], { without: optionalColumns() })
    expect(errorsOf(report, folder)).toEqual(errors)
    expect(report.problems.errorCount).toBe(errors.length)
    expect(report.changes.size).toBe(0)
    expect(await everythingIn(database)).toEqual(before)
    return report
  }
}
