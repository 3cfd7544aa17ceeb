import { type Edition, inYears } from '../../records/editions.ts'
import { creditKind } from '../../records/kinds/credit.ts'
import { objectKind } from '../../records/kinds/object.ts'
import { objectOverviewKind } from '../../records/kinds/objectOverview.ts'
import { portfolioKind } from '../../records/kinds/portfolio.ts'
import { propertyKind } from '../../records/kinds/property.ts'
import { propertyOverviewKind } from '../../records/kinds/propertyOverview.ts'
import type { RecordKind } from '../../records/recordKind.ts'
import { SAMPLE_YEAR } from '../sampleRow.ts'

/** Writes rows as CSV, with quotes where needed. */
export function formatCsv(rows: readonly (readonly string[])[], delimiter = ';'): string {
  const quote = (value: string) =>
    /["\n]/.test(value) || value.includes(delimiter) ? `"${value.replaceAll('"', '""')}"` : value
  return rows.map((row) => `${row.map(quote).join(delimiter)}\r\n`).join('')
}

/** Returns the columns of a table; of a kind, with its months of a year. */
export function columnsOf(table: RecordKind | Edition): string[] {
  const { columns } = 'kind' in table ? table : inYears(table, [SAMPLE_YEAR])
  return Object.keys(columns)
}

/** Writes a table as CSV with its full header, months included; columns missing from a row are empty. */
export function csvOf(
  table: RecordKind | Edition,
  rows: readonly Readonly<Record<string, string>>[],
): string {
  const names = columnsOf(table)
  return formatCsv([names, ...rows.map((row) => names.map((name) => row[name] ?? ''))])
}

/** The six tables of one customer: K-1 owns O1 with W1 and W2, and owes D1, which names W1 and O1. */
export const oneCustomer: Readonly<Record<string, string>> = {
  'portfolio.csv': csvOf(portfolioKind, [{ customerid: 'K-1', portfoliovalue: '900.000,00' }]),
  'object-overview.csv': csvOf(objectOverviewKind, [{ customerid: 'K-1', objectid: 'O1' }]),
  'object.csv': csvOf(objectKind, [{ customerid: 'K-1', objectid: 'O1' }]),
  'property-overview.csv': csvOf(propertyOverviewKind, [
    { customerid: 'K-1', propertyid: 'W1', city: 'Görlitz' },
    { customerid: 'K-1', propertyid: 'W2' },
  ]),
  'property.csv': csvOf(propertyKind, [
    { customerid: 'K-1', propertyid: 'W1', propertyincome032025: '334,70 €' },
    { customerid: 'K-1', propertyid: 'W2' },
  ]),
  'credit.csv': csvOf(creditKind, [
    { customerid: 'K-1', creditid: 'D1', propertyid: 'W1', objectid: 'O1' },
  ]),
}
