import { ChartNoAxesColumn } from 'lucide-react'
import { useYears } from '../../base/data/access.ts'
import { useOwedLoans } from '../../base/data/loanPlans.ts'
import { useToday } from '../../base/ui/useToday.ts'
import { NothingYet } from '../../parts/session/NothingYet.tsx'
import { LoanOverview } from './loans/LoanOverview.tsx'
import * as texts from './texts.ts'
import { ViewHead } from './ViewHead.tsx'

const titles = {
  portfolio: texts.portfolioHeading,
  object: texts.objectHeading,
  unit: texts.unitHeading,
}

/** The dashboard of a customer of whom nothing is recorded: what comes next, instead of figures. */
export function WithoutFigures({ view }: { view: keyof typeof titles }) {
  const loans = useOwedLoans(useToday(), useYears())
  return (
    <>
      <ViewHead title={titles[view]} months={undefined} valuationDate={null} />
      <NothingYet icon={ChartNoAxesColumn} title={texts.noFigures} promise={texts.promise} />
      {view === 'portfolio' && <LoanOverview loans={loans} view="portfolio" />}
    </>
  )
}
