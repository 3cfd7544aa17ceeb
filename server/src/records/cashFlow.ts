import type { CashFlowKind } from '@hausblick/contract/rows/months.ts'
import { type Months, toMonths } from '@hausblick/contract/rows/months.ts'
import { MONTHS } from '@hausblick/contract/year.ts'
import { type RawBuilder, sql } from 'kysely'
import type { RecordKind } from './recordKind.ts'
import type { StoredRow } from './row.ts'

/** The columns of `cash_flow` with the months of a year, in the order of `monthlyNames`. */
export const monthColumns: readonly string[] = ['income', 'expenses'].flatMap((flow) =>
  MONTHS.map((month) => `${flow}_${month}`),
)

export function monthsTable(cashFlow: CashFlowKind): 'cash_flow' | 'kind_cash_flow' {
  return cashFlow === 'kind' ? 'kind_cash_flow' : 'cash_flow'
}

/** Joins the rows `r` of a kind to their months of these years. */
export function joinCashFlow(
  { cashFlow, keyColumns }: RecordKind,
  years: readonly number[],
): RawBuilder<unknown> {
  if (!cashFlow) return sql``
  const idColumn = keyColumns[1]
  const itemId = idColumn === undefined ? sql`''` : sql.ref(`r.${idColumn}`)
  const joins = years.map((year) => {
    const column = (name: string) => sql.ref(`${aliasOf(year)}.${name}`)
    return sql`
    left join ${sql.table(monthsTable(cashFlow))} as ${sql.ref(aliasOf(year))}
      on ${column('customer_id')} = r.customer_id and ${column('kind')} = ${cashFlow}
      and ${column('item_id')} = ${itemId} and ${column('year')} = ${year}`
  })
  return sql.join(joins, sql` `)
}

/** Selects the joined months of these years. */
export function selectMonths(years: readonly number[]): RawBuilder<unknown>[] {
  return years.flatMap((year) => {
    const names = monthNames(year)
    return monthColumns.map(
      (column, index) =>
        sql`${sql.ref(`${aliasOf(year)}.${column}`)} as ${sql.ref(names[index] ?? '')}`,
    )
  })
}

/** Is 1 for rows that have months of a joined year. */
export function hasYear(year: number): RawBuilder<unknown> {
  return sql`case when ${sql.ref(`${aliasOf(year)}.year`)} is null then 0 else 1 end`
}

/** Creates a function that returns the months of a year of rows that were read with them. */
export function createReadMonths(year: number): (row: StoredRow) => Months {
  const names = monthNames(year)
  return (row) =>
    toMonths(
      year,
      names.map((name) => {
        const amount = row[name]
        return typeof amount === 'number' ? amount : null
      }),
    )
}

/** Returns the names under which the months of a year are read, in the order of `monthlyNames`. */
export function monthNames(year: number): string[] {
  return monthColumns.map((column) => `${column}_${year}`)
}

function aliasOf(year: number): string {
  return `c${year}`
}
