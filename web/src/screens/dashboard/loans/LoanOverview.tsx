import { shows, useAccess } from '../../../base/data/access.ts'
import type { ListedLoan } from '../../../base/data/loanPlans.ts'
import { objectOverviewsQuery, unitOverviewsQuery } from '../../../base/data/queries.ts'
import { type Read, useRead } from '../../../base/data/useRead.ts'
import { FailedRead } from '../../../base/ui/ErrorNote.tsx'
import { LoanCard } from './LoanCard.tsx'
import { LoanList, type LoanView } from './LoanList.tsx'
import { LoanSection, loanGrid } from './LoanSection.tsx'
import { NoLoans } from './NoLoans.tsx'
import type { Labels } from './purposes.ts'
import * as texts from './texts.ts'

interface Props {
  loans: Read<ListedLoan[]>
  view: LoanView
}

/** The loans of a portfolio, building or unit (product §5). */
export function LoanOverview({ loans, view }: Props) {
  const { data, error } = loans
  const labels = useLabels()
  if (!shows(useAccess(), 'loans')) return null
  const note = error && (
    <FailedRead title={data ? texts.debtFailed : texts.readFailed} read={loans} />
  )
  if (data && data.length > 0 && labels)
    return <LoanList loans={data} labels={labels} view={view} note={note} />
  return <LoanSection>{data?.length === 0 ? <NoLoans /> : (note ?? <LoanSkeletons />)}</LoanSection>
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

/** Returns the labels of units and buildings; undefined while loading. Labels that failed to load are missing. */
function useLabels(): Labels | undefined {
  const units = settled(useRead(unitOverviewsQuery))
  const objects = settled(useRead(objectOverviewsQuery))
  if (!units || !objects) return undefined
  return {
    units: new Map(units.map(({ unitId, label }) => [unitId, label])),
    objects: new Map(objects.map(({ objectId, label }) => [objectId, label])),
  }
}

function settled<Item>({ data, error }: Read<Item[]>): Item[] | undefined {
  return data ?? (error ? [] : undefined)
}
