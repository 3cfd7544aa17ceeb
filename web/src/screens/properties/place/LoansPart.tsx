import { loanName } from '@hausblick/figures/loans.ts'
import { amountOwed, type ListedLoan } from '../../../base/data/loanPlans.ts'
import type { Read } from '../../../base/data/useRead.ts'
import { formatDate } from '../../../base/format/date.ts'
import { formatOptional } from '../../../base/format/missing.ts'
import { formatMoney } from '../../../base/format/money.ts'
import { formatRateShort } from '../../../base/format/percent.ts'
import { FailedRead } from '../../../base/ui/ErrorNote.tsx'
import { type Place, useAddresses } from '../../../parts/layout/subjects/useAddresses.ts'
import { Part } from './Part.tsx'
import { Row } from './Row.tsx'
import * as texts from './texts.ts'

interface Props {
  kind: Place['kind']
  loans: Read<ListedLoan[]>
}

/** The loans of a unit or building with what is owed of each, which lead to their pages. */
export function LoansPart({ kind, loans }: Props) {
  const { data, error } = loans
  const { details } = useAddresses()
  return (
    <Part title={texts.loansHeading}>
      {error && <FailedRead title={texts.loansFailed} read={loans} />}
      {data ? (
        data.length === 0 ? (
          <p className="text-ink-2">{texts.noLoans[kind]}</p>
        ) : (
          <ul>
            {data.map((one) => (
              <Row
                key={one.loan.loanId}
                to={details({ kind: 'loan', id: one.loan.loanId })}
                name={loanName(one.loan)}
                detail={describe(one)}
                value={formatOptional(amountOwed(one), formatMoney)}
                note={dayOf(one)}
              />
            ))}
          </ul>
        )
      ) : (
        !error && <div className="skeleton h-24" />
      )}
    </Part>
  )
}

function describe({ loan }: ListedLoan): string {
  const { interestRate, payment, unitIds, objectIds } = loan
  return [
    interestRate === null ? null : formatRateShort(interestRate),
    payment === null ? null : texts.paymentOf(formatMoney(payment)),
    new Set(unitIds).size + new Set(objectIds).size > 1 ? texts.alsoForOthers : null,
  ]
    .filter((part) => part !== null)
    .join(' · ')
}

function dayOf({ owed }: ListedLoan): string {
  if (!owed) return texts.asRecorded
  return [texts.owedOn(formatDate(owed.day)), ...(owed.isScenario ? [texts.scenario] : [])].join(
    ', ',
  )
}
