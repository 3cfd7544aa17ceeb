import { creditTable } from '../../credits/table.ts'
import { objectOverviewTable } from '../../objects/overviewTable.ts'
import { objectTable } from '../../objects/table.ts'
import { portfolioTable } from '../../portfolios/table.ts'
import { propertyOverviewTable } from '../../properties/overviewTable.ts'
import { propertyTable } from '../../properties/table.ts'
import type { RecordTable } from '../../records/table.ts'

/** Writes rows of values as CSV; what needs quotes gets them. */
export function writeCsv(rows: readonly (readonly string[])[], delimiter = ';'): string {
  const quote = (value: string) =>
    /["\n]/.test(value) || value.includes(delimiter) ? `"${value.replaceAll('"', '""')}"` : value
  return rows.map((row) => `${row.map(quote).join(delimiter)}\r\n`).join('')
}

/** A table with its full header; of each row only the fields that matter are said. */
export function csvOf(
  table: RecordTable,
  rows: readonly Readonly<Record<string, string>>[],
): string {
  const names = Object.keys(table.fields)
  return writeCsv([names, ...rows.map((row) => names.map((name) => row[name] ?? ''))])
}

/** The six tables of one customer: K-1 owns O1 with W1 and W2, and owes D1, which names W1 and O1. */
export const oneCustomer: Readonly<Record<string, string>> = {
  'portfolio.csv': csvOf(portfolioTable, [{ customerid: 'K-1', portfoliovalue: '900.000,00' }]),
  'object-overview.csv': csvOf(objectOverviewTable, [{ customerid: 'K-1', objectid: 'O1' }]),
  'object.csv': csvOf(objectTable, [{ customerid: 'K-1', objectid: 'O1' }]),
  'property-overview.csv': csvOf(propertyOverviewTable, [
    { customerid: 'K-1', propertyid: 'W1', city: 'Görlitz' },
    { customerid: 'K-1', propertyid: 'W2' },
  ]),
  'property.csv': csvOf(propertyTable, [
    { customerid: 'K-1', propertyid: 'W1', propertyincome032025: '334,70 €' },
    { customerid: 'K-1', propertyid: 'W2' },
  ]),
  'credit.csv': csvOf(creditTable, [
    { customerid: 'K-1', creditid: 'D1', propertyid: 'W1', objectid: 'O1' },
  ]),
}
