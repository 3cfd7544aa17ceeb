import type { Loan } from '@hausblick/figures/records/credit.ts'
import type { Read } from '../../data/useRead.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { latePart } from '../../ui/late/late.tsx'
import { LoanCard } from './LoanCard.tsx'
import { LoanList } from './LoanList.tsx'
import { LoanSection, loanGrid } from './LoanSection.tsx'

/** Who has loans never needs it. */
const NoLoans = latePart(async () => (await import('./NoLoans.tsx')).NoLoans, {
  failure: 'Die Kreditübersicht konnte nicht geladen werden.',
  waiting: <Awaited />,
})

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
