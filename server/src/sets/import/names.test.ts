import { expect, test } from 'vitest'
import { listCustomers } from '../../people/customers/list.ts'
import { writeNames } from '../../people/customers/names.ts'
import { admitCommand } from '../../platform/http/access.ts'
import { inYears } from '../../records/editions.ts'
import { portfolioKind } from '../../records/kinds/portfolio.ts'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { csvOf } from '../../testing/import/csv.ts'
import { newImports, sumChanges } from '../../testing/import/importing.ts'
import { renderChanges } from './problems/renderReport.ts'

const NONE = { added: 0, changed: 0, unchanged: 0, removed: 0 }

/** Writes portfolios of a year with a column of names. */
function named(names: Readonly<Record<string, string>>, year = 2025): string {
  const edition = inYears(portfolioKind, [year])
  const rows = Object.entries(names).map(([customerid, customername]) => ({
    customerid,
    customername,
  }))
  return csvOf(
    { ...edition, columns: { ...edition.columns, ...portfolioKind.customerColumns } },
    rows,
  )
}

onEachDatabase('the names of customers', (newDatabase) => {
  const importInto = newImports()
  const namesIn = async ({ db }: TestDatabase) =>
    Object.fromEntries(
      (await listCustomers(db, admitCommand(), { limit: 50 })).map(({ id, name }) => [id, name]),
    )
  const find = async ({ db }: TestDatabase, search: string) =>
    (await listCustomers(db, admitCommand(), { search, limit: 50 })).map(({ id }) => id)

  test('are imported, found, counted and changed; the same import again changes nothing', async () => {
    const database = await newDatabase()
    const files = { 'a.csv': named({ 'K-1': ' Maria  Weber', 'K-2': 'Erbengemeinschaft Groß' }) }
    const first = await importInto(database, files)
    expect(first.warnings).toEqual([])
    expect(first.report.changes.get('customername')).toEqual({ ...NONE, added: 2 })
    expect(await namesIn(database)).toEqual({
      'K-1': 'Maria Weber',
      'K-2': 'Erbengemeinschaft Groß',
    })
    expect(await find(database, 'weber')).toEqual(['K-1'])
    const again = await importInto(database, files)
    expect(sumChanges(again.report)).toEqual({ ...NONE, unchanged: 4 })
    expect(renderChanges(again.report, { dryRun: false })).toContain('Nichts geändert')
    const married = { 'a.csv': named({ 'K-1': 'Maria Engel' }) }
    const dry = await importInto(database, married, { dryRun: true })
    expect(renderChanges(dry.report, { dryRun: true })).toMatch(/customername +0 +1 +0 +0\n/)
    expect(await find(database, 'engel')).toEqual([])
    const { report } = await importInto(database, married)
    expect(report.changes.get('customername')).toEqual({ ...NONE, changed: 1 })
    expect(report.changes.get('dashboard-portfolio')).toEqual({ ...NONE, unchanged: 1 })
    expect([await find(database, 'engel'), await find(database, 'weber')]).toEqual([['K-1'], []])
  })

  test('stay where files have no column for them, or nothing in it', async () => {
    const database = await newDatabase()
    await importInto(database, { 'a.csv': named({ 'K-1': '' }) })
    await database.db.transaction().execute((trx) => writeNames(trx, [['K-1', 'Maria Weber']]))
    const plain = { 'a.csv': csvOf(portfolioKind, [{ customerid: 'K-1' }]) }
    for (const files of [plain, { 'a.csv': named({ 'K-1': '' }) }]) {
      const { report, errors, warnings } = await importInto(database, files)
      expect([errors, warnings]).toEqual([[], []])
      expect(sumChanges(report)).toEqual({ ...NONE, unchanged: 1 })
      expect(report.changes.has('customername')).toBe(false)
      expect(await namesIn(database)).toEqual({ 'K-1': 'Maria Weber' })
    }
  })

  test('of several years are those of the latest; older years name only who has no name', async () => {
    const database = await newDatabase()
    await importInto(database, {
      'a.csv': named({ 'K-1': 'Maria Weber' }, 2025),
      'b.csv': named({ 'K-1': 'Maria Engel', 'K-2': 'Jens Voß' }, 2024),
      'c.csv': csvOf(portfolioKind, [{ customerid: 'K-2' }]),
    })
    expect(await namesIn(database)).toEqual({ 'K-1': 'Maria Weber', 'K-2': 'Jens Voß' })
    const { report } = await importInto(database, {
      'b.csv': named({ 'K-1': 'Maria Engel', 'K-2': 'Jens Groß' }, 2024),
    })
    expect(report.changes.get('customername')).toEqual({ ...NONE, unchanged: 2 })
    expect(await namesIn(database)).toEqual({ 'K-1': 'Maria Weber', 'K-2': 'Jens Voß' })
  })

  test('that are too long are reported and not stored', async () => {
    const database = await newDatabase()
    const long = 'x'.repeat(121)
    const { warnings } = await importInto(database, { 'a.csv': named({ 'K-1': long }) })
    expect(warnings).toEqual([
      expect.stringMatching(
        /^a\.csv, Zeile 2, Spalte „customername“: „x+…?“ ist kein Name von höchstens 120 Zeichen\. Kürzen/,
      ),
    ])
    expect(await namesIn(database)).toEqual({ 'K-1': undefined })
  })
})
