import type { Loan } from '@hausblick/figures/records/credit.ts'
import { Suspense } from 'react'
import type { Read } from '../../data/useRead.ts'
import { lazyScreen } from '../../layout/screen.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { LoanCard } from './LoanCard.tsx'
import { LoanList } from './LoanList.tsx'
import { LoanSection, loanGrid } from './LoanSection.tsx'

/** Who has loans never needs it. */
const NoLoans = lazyScreen(async () => (await import('./NoLoans.tsx')).NoLoans)

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
        <Suspense fallback={<Awaited />}>
          <NoLoans.Screen />
        </Suspense>
      ) : (
        <Awaited />
      )}
    </LoanSection>
  )
}

function Awaited() {
  return (
    <ul className={loanGrid} aria-busy>
      {['erster', 'zweiter', 'dritter'].map((place) => (
        <LoanCard key={place} loan={undefined} />
      ))}
    </ul>
  )
}
