import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database/open.ts'
import { admitCommand } from '../http/access.ts'
import { inYears, toColumns } from '../records/editions.ts'
import { amountsByKindKind } from '../records/kinds/amountsByKind.ts'
import { readDatedRows } from '../records/read.ts'
import { recordKinds } from '../records/recordKinds.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { QUELLEN, readMapping } from '../testing/import/mapping.ts'
import { byKeys, expected, MAPPINGS, toRecord, withoutNothing } from '../testing/import/quellen.ts'
import { type ImportReport, importFiles } from './importFiles.ts'

const AMOUNTS = amountsByKindKind.name

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

    test.each(recordKinds.filter(({ name }) => name !== AMOUNTS))(
      'give $name to the cent',
      async (kind) => {
        const edition = inYears(kind, kind.cashFlow === null ? [] : [expected.year])
        const customers = report.customerIds.map(admitCommand)
        const rows = await readDatedRows(database.db, edition, customers, 'all')
        expect(rows.map((row) => withoutNothing(toColumns(edition, row))).toSorted(byKeys)).toEqual(
          (expected.tables[kind.name] ?? [])
            .map((row) => toRecord(row, kind.cashFlow))
            .toSorted(byKeys),
        )
      },
    )

    test('give the amounts by kind to the cent', async () => {
      const edition = inYears(amountsByKindKind, [expected.year])
      const customers = report.customerIds.map(admitCommand)
      const rows = await readDatedRows(database.db, edition, customers, 'all')
      const amounts = rows.flatMap((row) => {
        const { customerid, propertyid, objectid, kind, ...months } = toColumns(edition, row)
        return Object.entries(months).flatMap(([name, amount]) => {
          const [, flow, month] = /^kind(income|expense)s?(\d\d)\d{4}$/.exec(name) ?? []
          if (amount === null || flow === undefined) return []
          const owner = { customerid, propertyid: propertyid ?? null, objectid: objectid ?? null }
          return [{ ...owner, kind, month: `${expected.year}-${month}`, direction: flow, amount }]
        })
      })
      expect(amounts.map(withoutNothing).toSorted(byKeys)).toEqual(
        (expected.tables[AMOUNTS] ?? []).map(withoutNothing).toSorted(byKeys),
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
