import type { amountsByKindFields } from '@hausblick/contract/rows/amountsByKind.ts'
import type { IncomeKind } from '@hausblick/contract/rows/builtInKinds.ts'
import type { DatedRow } from '../../records/row.ts'
import { type DemoMonths, expensesByKind, monthlyIncome } from './amounts.ts'
import type { DemoUnit } from './buildings.ts'

const RENT = 'Kaltmiete' satisfies IncomeKind

const nothing = Array.from({ length: 12 }, () => null)
const none = { income: nothing, expenses: nothing }

/** Returns what a unit's income and expenses of some years were for. */
export function kindRows(
  customerid: string,
  unit: DemoUnit,
  years: readonly DemoMonths[],
): DatedRow<typeof amountsByKindFields>[] {
  const amounts = years.flatMap((known) => [
    { year: known.year, kind: RENT, income: monthlyIncome(unit, known), expenses: nothing },
    ...expensesByKind(unit, known).map(({ kind, months }) => ({
      year: known.year,
      kind,
      income: nothing,
      expenses: months,
    })),
  ])
  return [...Map.groupBy(amounts, ({ kind }) => kind)].map(([kind, all]) => ({
    row: { customerid, propertyid: unit.id, objectid: null, kind },
    months: years.map(({ year }) => {
      const { income, expenses } = all.find((known) => known.year === year) ?? none
      return { year, income, expenses }
    }),
  }))
}
