import type { LoanTotals } from '@hausblick/figures/loans/loanTotals.ts'
import type { OwedDays } from '@hausblick/figures/loans/owed.ts'
import { type LoanSortField, loanName, loanTitle } from '@hausblick/figures/loans.ts'
import { amountOwed, type ListedLoan } from '../../../base/data/loanPlans.ts'
import { formatOptional } from '../../../base/format/missing.ts'
import { formatMoney } from '../../../base/format/money.ts'
import { formatOwedDays } from '../../../base/format/owedDays.ts'
import { formatRateShort } from '../../../base/format/percent.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { type Column, rowLink } from '../../../base/ui/table/column.ts'
import { SumCell, TotalCell } from '../../../base/ui/table/TotalCell.tsx'
import { TwoLines } from '../../../base/ui/table/TwoLines.tsx'
import { useAddresses } from '../../../parts/layout/subjects/useAddresses.ts'
import { describeOwed } from './describeOwed.ts'
import { Purposes } from './Purposes.tsx'
import type { Labels } from './purposes.ts'
import { Term } from './Term.tsx'
import * as texts from './texts.ts'

/** A loan of the table, with the labels of what it finances. */
export interface LoanRow extends ListedLoan {
  readonly labels: Labels
}

/** The columns of the table of loans, named as on cards; phones show two. */
export const loanTable: readonly Column<LoanRow, LoanSortField>[] = [
  {
    id: 'address',
    label: texts.fields.address,
    cell: (row) => <LoanName row={row} />,
  },
  {
    id: 'payment',
    label: texts.fields.payment,
    isNumber: true,
    from: 'md',
    cell: ({ loan }) => formatOptional(loan.payment, formatMoney),
  },
  {
    id: 'interestRate',
    label: texts.fields.interestRate,
    isNumber: true,
    from: 'md',
    cell: ({ loan }) => formatOptional(loan.interestRate, formatRateShort),
  },
  {
    id: 'remainingCredit',
    label: texts.fields.remainingCredit,
    isNumber: true,
    cell: (row) => (
      <TwoLines first={formatOptional(amountOwed(row), formatMoney)} second={describeOwed(row)} />
    ),
  },
  {
    id: 'duration',
    label: texts.fields.duration,
    isNumber: true,
    from: 'md',
    cell: (row) => (
      <div className="md:min-w-36">
        {formatOptional(row.loan.duration, texts.years)}
        <Term shown={row} />
      </div>
    ),
  },
]

function LoanName({ row: { loan, labels } }: { row: LoanRow }) {
  const { details } = useAddresses()
  return (
    <>
      <TwoLines
        first={
          <Link to={details({ kind: 'loan', id: loan.loanId })} className={rowLink}>
            {loanTitle(loan)}
          </Link>
        }
        second={loan.address && loanName(loan)}
      />
      <div className="text-13 max-md:hidden print:block">
        <Purposes loan={loan} labels={labels} />
      </div>
    </>
  )
}

/** Returns what phones show of a row that is opened, beside its columns. */
export function morePurposes({ loan, labels }: LoanRow) {
  return (
    <div className="mb-2 text-13">
      <Purposes loan={loan} labels={labels} />
    </div>
  )
}

/** Returns the cells of the last row; the debt with its days. */
export function totalCells(
  { payment, interestRate, remainingCredit }: LoanTotals,
  days: OwedDays | null,
) {
  return {
    payment: <SumCell sum={payment} />,
    interestRate: (
      <TotalCell note={texts.onAverage}>{formatOptional(interestRate, formatRateShort)}</TotalCell>
    ),
    remainingCredit: <SumCell sum={remainingCredit} note={days && formatOwedDays(days)} />,
  }
}
