import { loansQuery, portfolioQuery, propertyOverviewsQuery } from '../data/queries.ts'
import { useRead } from '../data/useRead.ts'
import { UnitsCard } from './cards/UnitsCard.tsx'
import { DatesPlace } from './dates/DatesPlace.tsx'
import { FiguresView } from './FiguresView.tsx'
import { LoanOverview } from './loans/LoanOverview.tsx'

const labels = {
  income: 'Einnahmen letzter Monat',
  expenses: 'Ausgaben letzer Monat',
  rate: 'Vermietungsrate pro Jahr',
  course: 'Einnahmen & Ausgaben',
}

/** Everything that the customer owns. */
export function PortfolioView() {
  const portfolio = useRead(portfolioQuery)
  const units = useRead(propertyOverviewsQuery).data
  const loans = useRead(loansQuery)
  const count = portfolio.data?.propertyCount
  // What is said of the units holds for the count only where all of them are listed.
  const rented = units?.length === count ? units?.filter((unit) => unit.rented).length : undefined
  return (
    <>
      <FiguresView
        title="Portfolio Übersicht"
        labels={labels}
        read={portfolio}
        failure="Die Zahlen Ihres Portfolios konnten nicht geladen werden."
        empty="Sobald die Zahlen Ihres Portfolios erfasst sind, sehen Sie hier, was es wert ist, einbringt und kostet."
        lastCard={<UnitsCard label="Anzahl d. Einheiten" count={count} rented={rented} />}
        purchaseDateNote="im Durchschnitt"
      />
      {units?.length !== 0 && <DatesPlace ready={Boolean(portfolio.data && units)} />}
      <LoanOverview loans={loans} view="portfolio" />
    </>
  )
}
