import { totalsOfLoans } from '@hausblick/figures/loans/loanTotals.ts'
import type { OwedDays } from '@hausblick/figures/loans/owed.ts'
import { type LoanSortField, loanName } from '@hausblick/figures/loans.ts'
import { type ListedLoan, withAmountOwed } from '../../../base/data/loanPlans.ts'
import type { Sorting } from '../../../base/ui/table/column.ts'
import { DataTable } from '../../../base/ui/table/DataTable.tsx'
import { total } from '../../../base/ui/texts.ts'
import { type LoanRow, loanTable, morePurposes, totalCells } from './loanColumns.tsx'
import type { Labels } from './purposes.ts'
import * as texts from './texts.ts'

interface Props {
  loans: readonly ListedLoan[]
  /** The labels of the units and buildings they finance. */
  labels: Labels
  sorting: Sorting<LoanSortField>
  onSort: (sorting: Sorting<LoanSortField>) => void
  /** Of which days the debts are; null if none is known. */
  days: OwedDays | null
  shownOnPhones: number | undefined
}

/** Several loans as a table, with what they owe and cost together. */
export function LoanTable({ loans, labels, days, ...table }: Props) {
  const totals = totalsOfLoans(loans.map(withAmountOwed))
  return (
    <DataTable
      caption={texts.heading}
      columns={loanTable}
      rows={loans.map((one) => ({ ...one, labels }))}
      keyOf={keyOf}
      nameOf={nameOf}
      moreOf={morePurposes}
      total={{ name: total, cells: totalCells(totals, days) }}
      {...table}
    />
  )
}

function keyOf({ loan }: LoanRow): string {
  return loan.loanId
}

function nameOf({ loan }: LoanRow): string {
  return loanName(loan)
}
