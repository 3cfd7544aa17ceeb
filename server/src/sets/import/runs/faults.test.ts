import {
  applyImportCall,
  checkImportCall,
  correctImportCall,
  examineImportCall,
  listImportFaultsCall,
} from '@hausblick/contract/calls/imports.ts'
import { expect, test } from 'vitest'
import { inYears } from '../../../records/editions.ts'
import { portfolioKind } from '../../../records/kinds/portfolio.ts'
import { propertyKind } from '../../../records/kinds/property.ts'
import { propertyOverviewKind } from '../../../records/kinds/propertyOverview.ts'
import { onEachDatabase } from '../../../testing/databases.ts'
import { columnsOf, csvOf, formatCsv, oneCustomer } from '../../../testing/import/csv.ts'
import { newImports as newCommands } from '../../../testing/import/importing.ts'
import { newImports } from '../../../testing/import/runs.ts'

const without = { without: [], moves: false }

onEachDatabase('the faults of an import', (newDatabase) => {
  const newImporter = newImports()
  const importInto = newCommands()

  test('are set right in place, for this import', async () => {
    const database = await newDatabase()
    const { start, ask, reaches } = await newImporter(database)
    const row = { customerid: 'K 1', portfoliovalue: '900' }
    const id = await start({ 'portfolio.csv': csvOf(portfolioKind, [row]) })
    const params = { id }
    await ask(examineImportCall, { params })
    const faulty = await reaches(id, 'faulty')
    expect(faulty).toMatchObject({ errors: 1, corrections: 0, changes: [] })
    const { faults, total, next } = await ask(listImportFaultsCall, { params })
    expect([total, next]).toEqual([1, null])
    const place = { file: 'portfolio.csv', sheet: null, line: 2, label: 'customerid' }
    expect(faults).toMatchObject([
      { ...place, severity: 'error', cell: 'K 1', message: expect.any(String), corrected: null },
    ])
    await ask(correctImportCall, { params, body: { cells: [{ ...place, value: 'K-1' }] } })
    await ask(checkImportCall, { params, body: without })
    expect(await reaches(id, 'checked')).toMatchObject({ errors: 0, corrections: 1 })
    await ask(correctImportCall, { params, body: { cells: [{ ...place, value: null }] } })
    await ask(checkImportCall, { params, body: without })
    expect(await reaches(id, 'faulty')).toMatchObject({ errors: 1, corrections: 0 })
    const lines = await database.db
      .selectFrom('audit_entry')
      .select('action')
      .where('action', '=', 'importCorrected')
      .execute()
    expect(lines).toHaveLength(2)
  }, 120_000)

  test('are no missing columns and moves that a person accepts', async () => {
    const database = await newDatabase()
    await importInto(database, oneCustomer)
    const { start, ask, reaches } = await newImporter(database)
    const names = columnsOf(propertyOverviewKind).filter((name) => name !== 'city')
    const rowOf = (unit: string) =>
      names.map((name) => ({ customerid: 'K-1', propertyid: unit })[name] ?? '')
    const units = formatCsv([names, rowOf('W1'), rowOf('W2')])
    const moved = csvOf(propertyOverviewKind, [
      { customerid: 'K-2', propertyid: 'W2', city: 'Zittau' },
    ])
    const id = await start({ 'property-overview.csv': units })
    const params = { id }
    await ask(examineImportCall, { params })
    const faulty = await reaches(id, 'faulty')
    expect(faulty).toMatchObject({
      errors: 0,
      missingColumns: [{ column: 'city', title: 'Ort', accepted: false }],
    })
    await ask(checkImportCall, { params, body: { without: ['city'], moves: false } })
    expect(await reaches(id, 'checked')).toMatchObject({
      missingColumns: [{ column: 'city', title: 'Ort', accepted: true }],
    })
    const other = await start({ 'property-overview.csv': moved })
    await ask(examineImportCall, { params: { id: other } })
    expect(await reaches(other, 'faulty')).toMatchObject({
      errors: 0,
      moves: { count: 1, accepted: false },
    })
    await ask(checkImportCall, { params: { id: other }, body: { without: [], moves: true } })
    expect(await reaches(other, 'checked')).toMatchObject({ moves: { count: 1, accepted: true } })
  }, 120_000)
  test('are past when earlier valuations are forgotten', async () => {
    const database = await newDatabase()
    const valued = (valuationdate: string) => ({
      'property.csv': csvOf(inYears(propertyKind, [2025]), [
        { customerid: 'K-1', propertyid: 'W1', propertyvalue: '2,00', valuationdate },
      ]),
    })
    await importInto(database, valued('01.02.2052'))
    const { start, ask, reaches } = await newImporter(database)
    const id = await start(valued('01.02.2025'))
    const params = { id }
    await ask(examineImportCall, { params })
    expect(await reaches(id, 'checked')).toMatchObject({ forgetsValuations: false })
    const body = { ...without, forgetsValuations: true }
    await ask(checkImportCall, { params, body })
    expect(await reaches(id, 'checked')).toMatchObject({ forgetsValuations: true })
    await ask(applyImportCall, { params, body: { losesMany: false } })
    await reaches(id, 'applied')
    expect(
      await database.db.selectFrom('valuation').select('valuation_date').execute(),
    ).toMatchObject([{ valuation_date: '2025-02-01' }])
  }, 120_000)
})
