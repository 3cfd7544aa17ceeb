import { ChartNoAxesColumn } from 'lucide-react'
import { useYears } from '../data/access.ts'
import { useOwedLoans } from '../data/loanPlans.ts'
import { NothingYet } from '../session/NothingYet.tsx'
import { useToday } from '../ui/useToday.ts'
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
  const loans = useOwedLoans(useToday(), useYears().year)
  return (
    <>
      <ViewHead title={titles[view]} months={undefined} valuationDate={null} />
      <NothingYet icon={ChartNoAxesColumn} title={texts.noFigures} promise={texts.promise} />
      {view === 'portfolio' && <LoanOverview loans={loans} view="portfolio" />}
    </>
  )
}
