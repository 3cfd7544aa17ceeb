import type { LoanRecord } from '@hausblick/contract/rows/credit.ts'
import type { LoanTermsRecord } from '@hausblick/contract/rows/creditTerms.ts'
import { loanRemarks } from '@hausblick/figures/loans/remarks.ts'
import { loanSchedule } from '@hausblick/figures/loans/schedule.ts'
import { readCreditTerms } from '@hausblick/figures/records/creditTerms.ts'
import { readLoan } from '@hausblick/figures/records/loan.ts'
import { describe, expect, it } from 'vitest'
import { readDataVersion } from '../../people/customers/store.ts'
import { admitCommand } from '../../platform/http/access.ts'
import { toColumns } from '../../records/editions.ts'
import { creditKind } from '../../records/kinds/credit.ts'
import { readRecords } from '../../records/read.ts'
import { recordKinds } from '../../records/recordKinds.ts'
import { type DatedRow, type DecodedRow, writeRow } from '../../records/row.ts'
import { replaceRecords } from '../../records/write.ts'
import { RowChecks } from '../../sets/import/checking/checkRows.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { demoRecords, ensureDemoCustomer } from './ensure.ts'

const TODAY = '2026-11-21'
const records = new Map<string, DatedRow[]>(
  demoRecords('DEMO', TODAY).map(([{ kind }, rows]) => [kind.name, rows]),
)

function rowsOf(table: string): DecodedRow[] {
  return (records.get(table) ?? []).map(({ row }) => row)
}

function total(rows: readonly DecodedRow[], field: string): number {
  return rows.reduce((sum, row) => sum + Number(row[field]), 0)
}

describe('the demo records', () => {
  it('describe two buildings, eight units and five loans', () => {
    expect([...records].map(([name, rows]) => [name, rows.length])).toEqual([
      ['dashboard-portfolio', 1],
      ['dashboard-object', 2],
      ['dashboard-property', 8],
      ['object-overview', 2],
      ['property-overview', 8],
      ['credit-overview', 5],
      ['credit-terms', 5],
      ['amounts-by-kind', 41],
    ])
  })

  it('would be imported without a warning', () => {
    for (const [edition, rows] of demoRecords('DEMO', TODAY)) {
      const checks = new RowChecks(edition)
      const findings = rows.flatMap((row, line) => {
        const record = toColumns(edition, row)
        return checks.check({ line, texts: writeRow(edition.columns, record), record })
      })
      expect([...findings, ...checks.end()], edition.kind.name).toEqual([])
    }
  })

  it('add up from units to buildings to the portfolio', () => {
    const portfolio = rowsOf('dashboard-portfolio')
    const months = (table: string, flow: 'income' | 'expenses') =>
      Array.from({ length: 12 }, (_, month) =>
        (records.get(table) ?? []).reduce(
          (sum, row) => sum + (row.months[0]?.[flow][month] ?? Number.NaN),
          0,
        ),
      )
    for (const flow of ['income', 'expenses'] as const) {
      const ofUnits = months('dashboard-property', flow)
      expect(months('dashboard-object', flow)).toEqual(ofUnits)
      expect(months('dashboard-portfolio', flow)).toEqual(ofUnits)
    }
    expect(total(portfolio, 'portfoliovalue')).toBe(
      total(rowsOf('dashboard-property'), 'propertyvalue'),
    )
    expect(total(portfolio, 'numberofproperties')).toBe(8)
  })

  it('say of each amount of a unit what it was for', () => {
    const kinds = records.get('amounts-by-kind') ?? []
    for (const { row, months } of records.get('dashboard-property') ?? []) {
      const ofUnit = kinds.filter((kind) => kind.row.propertyid === row.propertyid)
      for (const { year, ...flows } of months)
        for (const flow of ['income', 'expenses'] as const)
          expect(
            flows[flow].map((_, month) =>
              ofUnit
                .flatMap((kind) => kind.months.find((known) => known.year === year) ?? [])
                .reduce((sum, known) => sum + (known[flow][month] ?? 0), 0),
            ),
          ).toEqual(flows[flow].map((amount) => amount ?? 0))
    }
  })

  it('include a vacancy, a low rent, planned work and a nearly repaid loan', () => {
    const overviews = rowsOf('property-overview')
    const vacant = overviews.filter((row) => row.tenanttitle === null)
    const belowMarket = overviews.filter(
      (row) => Number(row.rentsqm) < 0.75 * Number(row.marketaveragerent),
    )
    const planned = overviews.filter((row) => row.dateofplannedmodernization !== null)
    const nearlyPaid = rowsOf('credit-overview').filter((row) => Number(row.yearsremaining) <= 10)
    expect([vacant, belowMarket, nearlyPaid].map((rows) => rows.length)).toEqual([1, 1, 1])
    expect(planned.length).toBeGreaterThan(0)
  })

  it('have loans that agree with their terms', () => {
    const terms = rowsOf('credit-terms')
    for (const [index, row] of rowsOf('credit-overview').entries()) {
      const loan = readLoan(row as LoanRecord)
      const known = readCreditTerms(terms[index] as LoanTermsRecord)
      const schedule = loanSchedule(loan, known, { importedOn: TODAY })
      expect(schedule && loanRemarks(loan, known, schedule), loan.loanId).toEqual([])
      expect(schedule).toMatchObject({ from: '2026-10-31', end: 'repaid', isEstimate: false })
    }
  })

  it.each(['2026-11-21', '2027-01-01', '2027-02-01', '2031-06-30'])(
    'contain plausible dates of each kind when made on %s',
    (today) => {
      const tables = new Map(
        demoRecords('DEMO', today).map(([{ kind }, rows]) => [kind.name, rows]),
      )
      const rows = (['property-overview', 'object-overview'] as const).flatMap(
        (name) => tables.get(name) ?? [],
      )
      const days = (field: string) => rows.flatMap(({ row }) => row[field] ?? []).map(String)
      const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
      const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
      for (const field of [
        'datenextrentincrease',
        'dateofrentalend',
        'dateofplannedmodernization',
      ]) {
        expect(days(field).filter((day) => day < today)).toEqual([])
        expect(days(field).filter((day) => day < inAYear).length, field).toBeGreaterThan(0)
      }
      const maintained = days('dateoflastservice')
      expect(maintained.filter((day) => day >= today)).toEqual([])
      expect(maintained.filter((day) => day < aYearAgo)).toHaveLength(2)
      expect(maintained.filter((day) => day > aYearAgo).length).toBeGreaterThan(2)
    },
  )
})

onEachDatabase('the demo customer', (newDatabase) => {
  it('is created if it does not exist', async () => {
    const database = await newDatabase()
    expect(await ensureDemoCustomer(database, 'DEMO')).toBe(true)
    for (const kind of recordKinds) {
      const stored = await readRecords(database.db, kind, [admitCommand('DEMO')])
      expect(stored).toHaveLength(rowsOf(kind.name).length)
    }
    const version = await readDataVersion(database.db, 'DEMO')
    expect(await ensureDemoCustomer(database, 'DEMO')).toBe(false)
    expect(await readDataVersion(database.db, 'DEMO')).toBe(version)
  })

  it('is left alone if an operator has imported their own', async () => {
    const database = await newDatabase()
    const credits = demoRecords('SCHAU', TODAY).find(([{ kind }]) => kind === creditKind)
    if (!credits) throw new Error('The demo has no loans.')
    await database.db.transaction().execute(async (trx) => {
      await replaceRecords(trx, credits[0], new Map([['SCHAU', credits[1].slice(0, 1)]]))
    })
    expect(await ensureDemoCustomer(database, 'SCHAU')).toBe(false)
    expect(await readRecords(database.db, creditKind, [admitCommand('SCHAU')])).toHaveLength(1)
  })
})
