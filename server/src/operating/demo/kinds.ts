import type { amountsByKindFields } from '@hausblick/contract/rows/amountsByKind.ts'
import type { IncomeKind } from '@hausblick/contract/rows/builtInKinds.ts'
import type { Months } from '@hausblick/contract/rows/months.ts'
import type { DatedRow } from '../../records/row.ts'
import { expensesByKind, monthlyIncome } from './amounts.ts'
import { DEMO_YEAR, type DemoUnit } from './buildings.ts'

/** Returns what a unit's income and expenses were for. */
export function kindRows(
  customerid: string,
  unit: DemoUnit,
): DatedRow<typeof amountsByKindFields>[] {
  const nothing = monthlyIncome(unit).map(() => null)
  const rowOf = (kind: string, flow: Partial<Months>) => ({
    row: { customerid, propertyid: unit.id, objectid: null, kind },
    months: [{ year: DEMO_YEAR, income: nothing, expenses: nothing, ...flow }],
  })
  return [
    rowOf('Kaltmiete' satisfies IncomeKind, { income: monthlyIncome(unit) }),
    ...expensesByKind(unit).map(({ kind, months }) => rowOf(kind, { expenses: months })),
  ]
}
