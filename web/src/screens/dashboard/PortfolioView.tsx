import { debtOfAll } from '@hausblick/figures/debt.ts'
import { shows, useAccess, useYears } from '../../base/data/access.ts'
import { useListedLoans, useLoanPlans, useOwedOf } from '../../base/data/loanPlans.ts'
import { objectOverviewsQuery, unitOverviewsQuery } from '../../base/data/queries.ts'
import { usePortfolio, useUnits } from '../../base/data/records.ts'
import { joinReads, useRead } from '../../base/data/useRead.ts'
import { useValues } from '../../base/data/values.ts'
import { useToday } from '../../base/ui/useToday.ts'
import { DueCard } from '../../parts/layout/due/DueCard.tsx'
import { listAll } from '../../parts/layout/due/dueList.ts'
import { useNews } from '../../parts/layout/due/news.ts'
import { useDue } from '../../parts/layout/due/useDue.ts'
import { UnitsCard } from './cards/UnitsCard.tsx'
import { CarryingUnits } from './equity/CarryingUnits.tsx'
import { Equity } from './equity/Equity.tsx'
import { FiguresView } from './FiguresView.tsx'
import { Houses } from './houses/Houses.tsx'
import { PortfolioLeads } from './leads/PortfolioLeads.tsx'
import { LoanOverview } from './loans/LoanOverview.tsx'
import { usePortfolioMonth } from './month/usePortfolioMonth.tsx'
import * as texts from './texts.ts'

const labels = {
  income: texts.portfolioIncome,
  expenses: texts.portfolioExpenses,
  rate: texts.portfolioRate,
  course: texts.portfolioChart,
}

const none: readonly never[] = []

const portfolioValued = { kind: 'portfolio', id: null } as const
const wholePortfolio = { kind: 'portfolio' } as const

export function PortfolioView() {
  const access = useAccess()
  const portfolio = usePortfolio()
  const overviews = useRead(unitOverviewsQuery)
  const objects = useRead(objectOverviewsQuery).data
  const units = overviews.data
  const today = useToday()
  const plans = useLoanPlans(today)
  const loans = useOwedOf(plans, today, useYears())
  const listed = useListedLoans(loans)
  const records = useUnits().data
  const values = useValues('property', records ?? none)
  const due = joinReads(useDue(null, { plans, owed: loans }), useNews(), listAll)
  const count = portfolio.data?.unitCount
  // The number of let units is meaningful only if all units are listed.
  const rented = units?.length === count ? units?.filter((unit) => unit.rented).length : undefined
  const mayCompare = shows(access, 'figures') && shows(access, 'loans')
  const debt = loans.data
    ? debtOfAll(loans.data)
    : loans.error || !shows(access, 'loans')
      ? null
      : undefined
  const month = usePortfolioMonth(debt)
  const hasDue = [units, objects, listed.data].some((all) => all?.length !== 0)
  const dueCard = hasDue && <DueCard of={null} read={due} />
  const overview = <LoanOverview loans={listed} view="portfolio" />
  const leads = <PortfolioLeads figures={portfolio.data} debt={debt ?? null} />
  if (!shows(access, 'figures'))
    return (
      <div className="grid grid-cols-1 gap-2.5 md:gap-4">
        {dueCard}
        {overview}
        {leads}
      </div>
    )
  return (
    <FiguresView
      title={texts.portfolioHeading}
      labels={labels}
      read={portfolio}
      failure={texts.portfolioFailed}
      empty={texts.noPortfolio}
      lastCard={<UnitsCard label={texts.portfolioUnits} count={count} rented={rented} />}
      valued={portfolioValued}
      subject={wholePortfolio}
      purchaseDateNote={texts.averageDate}
      due={dueCard}
      kept={
        mayCompare && (
          <Equity
            view="portfolio"
            place={null}
            subject={wholePortfolio}
            figures={portfolio.data ?? undefined}
            loans={loans}
            debtOf={debtOfAll}
          >
            {loans.data && records && values && (
              <CarryingUnits loans={loans.data} units={records} values={values} />
            )}
          </Equity>
        )
      }
      month={month}
      houses={<Houses />}
      loans={overview}
      leads={leads}
    />
  )
}
