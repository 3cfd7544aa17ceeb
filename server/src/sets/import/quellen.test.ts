import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/database/open.ts'
import { admitCommand } from '../../platform/http/access.ts'
import { inYears, toColumns } from '../../records/editions.ts'
import { readDatedRows } from '../../records/read.ts'
import { recordKinds } from '../../records/recordKinds.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { QUELLEN, readMapping } from '../../testing/import/mapping.ts'
import { expected, MAPPINGS, summarize } from '../../testing/import/quellen.ts'
import { importFiles } from './importFiles.ts'
import type { ImportReport } from './problems/importReport.ts'

onEachDatabase('the files of other programs', (newDatabase) => {
  describe('imported by their mappings', () => {
    const options = { mappings: MAPPINGS.map(readMapping) }
    let database: Database
    let report: ImportReport
    beforeAll(async () => {
      database = await newDatabase()
      report = await importFiles(database, [QUELLEN], options)
    })

    test('have no errors', () => {
      expect(report.problems.errors).toEqual([])
    })

    test.each(recordKinds)('give $name to the cent', async (kind) => {
      const edition = inYears(kind, kind.cashFlow === null ? [] : [2025])
      const customers = report.customerIds.map(admitCommand)
      const rows = await readDatedRows(database.db, edition, customers, 'all')
      expect(summarize(rows.map((row) => toColumns(edition, row)))).toEqual(
        expected.tables[kind.name],
      )
    })

    test('change nothing a second time', async () => {
      const { changes } = await importFiles(database, [QUELLEN], options)
      for (const { added, changed, removed } of changes.values())
        expect([added, changed, removed]).toEqual([0, 0, 0])
      expect(changes.size).toBeGreaterThanOrEqual(recordKinds.length)
    })

    test('remove nothing where a journal alone is read again', async () => {
      const { problems, changes } = await importFiles(
        database,
        [join(QUELLEN, '2-journal.csv')],
        options,
      )
      expect(problems.errors).toEqual([])
      expect(changes.get('dashboard-property')?.unchanged).toBeGreaterThan(30)
      for (const { added, changed, removed } of changes.values())
        expect([added, changed, removed]).toEqual([0, 0, 0])
    })
  })
})
