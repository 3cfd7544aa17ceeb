import type { OwedLoan } from '@hausblick/figures/debt.ts'
import { shows, useAccess } from '../../data/access.ts'
import type { Read } from '../../data/useRead.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { LoanCard } from './LoanCard.tsx'
import { LoanList, type LoanView } from './LoanList.tsx'
import { LoanSection, loanGrid } from './LoanSection.tsx'
import { NoLoans } from './NoLoans.tsx'
import * as texts from './texts.ts'
import { useLabels } from './useLabels.ts'

interface Props {
  loans: Read<OwedLoan[]>
  view: LoanView
}

/** The loans of a portfolio, building or unit (specification §2, loan overview). */
export function LoanOverview({ loans: { data, error, retry, retrying }, view }: Props) {
  const labels = useLabels()
  if (!shows(useAccess(), 'loans')) return null
  if (data && data.length > 0 && labels)
    return <LoanList loans={data} labels={labels} view={view} />
  return (
    <LoanSection>
      {error ? (
        <ErrorNote
          title={texts.readFailed}
          reason={error.message}
          onRetry={retry}
          retrying={retrying}
        />
      ) : data?.length === 0 ? (
        <NoLoans />
      ) : (
        <LoanSkeletons />
      )}
    </LoanSection>
  )
}

function LoanSkeletons() {
  return (
    <ul className={loanGrid} aria-busy>
      {['erster', 'zweiter', 'dritter'].map((place) => (
        <LoanCard key={place} shown={undefined} />
      ))}
    </ul>
  )
}
