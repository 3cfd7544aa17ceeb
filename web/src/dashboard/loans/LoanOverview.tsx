import type { Loan } from '@hausblick/figures/records/credit.ts'
import type { Read } from '../../data/useRead.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { LoanCard } from './LoanCard.tsx'
import { LoanList } from './LoanList.tsx'
import { LoanSection, loanGrid } from './LoanSection.tsx'
import { NoLoans } from './NoLoans.tsx'

/** The loans of what is looked at (specification §2, loan overview). */
export function LoanOverview({ loans: { data, error, retry, retrying } }: { loans: Read<Loan[]> }) {
  if (data && data.length > 0) return <LoanList loans={data} />
  return (
    <LoanSection>
      {error ? (
        <ErrorNote
          title="Die Kredite konnten nicht geladen werden."
          reason={error.message}
          onRetry={retry}
          retrying={retrying}
        />
      ) : data ? (
        <NoLoans />
      ) : (
        <ul className={loanGrid} aria-busy>
          {['erster', 'zweiter', 'dritter'].map((place) => (
            <LoanCard key={place} loan={undefined} />
          ))}
        </ul>
      )}
    </LoanSection>
  )
}
