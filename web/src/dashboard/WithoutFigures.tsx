import { ChartNoAxesColumn } from 'lucide-react'
import { loansQuery } from '../data/queries.ts'
import { useRead } from '../data/useRead.ts'
import { NothingYet } from '../session/NothingYet.tsx'
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
  const loans = useRead(loansQuery)
  return (
    <>
      <ViewHead title={titles[view]} months={undefined} />
      <NothingYet icon={ChartNoAxesColumn} title={texts.noFigures} promise={texts.promise} />
      {view === 'portfolio' && <LoanOverview loans={loans} view="portfolio" />}
    </>
  )
}
