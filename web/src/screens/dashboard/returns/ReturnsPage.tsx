import {
  dashboardViewParameter,
  objectParameter,
  unitParameter,
  yearParameter,
} from '@hausblick/contract/addresses.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { demoPath } from '@hausblick/contract/paths.ts'
import { readSearch, recordParameter, writeSearch } from '@hausblick/contract/searchParameters.ts'
import { ArrowLeft } from 'lucide-react'
import { AccessProvider, useAccess } from '../../../base/data/access.ts'
import { consumerPricesQuery } from '../../../base/data/consumerPrices.ts'
import { loanQueries } from '../../../base/data/loan.ts'
import * as records from '../../../base/data/queries.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { chooseYears, findYears, valuationsQuery, yearsQuery } from '../../../base/data/years.ts'
import { FailedRead } from '../../../base/ui/ErrorNote.tsx'
import { Link } from '../../../base/ui/Link.tsx'
import { useAddressState } from '../../../base/ui/useAddressState.ts'
import { useAddresses } from '../../../parts/layout/subjects/useAddresses.ts'
import type { Page } from '../../../parts/session/loadPage.ts'
import { NoCustomer } from '../../../parts/session/NoCustomer.tsx'
import { YearSelect } from '../years/YearSelect.tsx'
import * as texts from './texts.ts'
import { ObjectReturns, PortfolioReturns, UnitReturns } from './views.tsx'

const selectionParameter = recordParameter({
  view: dashboardViewParameter,
  object: objectParameter,
  unit: unitParameter,
})

export const page: Page = {
  Screen: ReturnsPage,
  data: ({ access }) => [
    yearsQuery(access),
    valuationsQuery(access),
    consumerPricesQuery(access),
    ...loanQueries(access),
    records.objectOverviewsQuery(access),
    records.unitOverviewsQuery(access),
  ],
  // The figures: of all years for what is shown, and of the year shown for the rest.
  next: ({ access, search }, queries) => {
    const years = queries.getQueryData(yearsQuery(access).queryKey)
    const shown = findYears(access, queries, search)
    if (!years || !shown) return []
    const of = (year: number) => ({ ...access, years: { ...shown, year } })
    const query = {
      portfolio: records.portfolioQuery,
      object: records.objectsQuery,
      unit: records.unitsQuery,
    }[readSearch(dashboardViewParameter, search)]
    return [
      ...[...new Set([...years, shown.year])].map((year) => query(of(year))),
      records.portfolioQuery(of(shown.year)),
      records.objectsQuery(of(shown.year)),
      records.unitsQuery(of(shown.year)),
    ]
  },
}

/** What a portfolio, building or unit yields, and its years side by side. */
function ReturnsPage() {
  const access = useAccess()
  const { complete } = useAddresses()
  const years = useRead(yearsQuery)
  const [year] = useAddressState(yearParameter)
  const [selection] = useAddressState(selectionParameter)
  if (access.customerId === '')
    return (
      <NoCustomer
        heading={texts.heading}
        question={texts.noCustomerQuestion}
        demo={demoPath(pages.dashboard.path)}
        promise={texts.noCustomerPromise}
      />
    )
  const kept = writeSearch(selectionParameter, '', selection)
  const { view } = selection
  return (
    <AccessProvider
      value={{ ...access, years: years.data ? chooseYears(access, years.data, year) : null }}
    >
      <p className="mb-2 print:hidden">
        <Link
          to={complete(kept === '' ? pages.dashboard.path : `${pages.dashboard.path}?${kept}`)}
          className="link inline-flex min-h-11 items-center gap-2"
        >
          <ArrowLeft size={18} />
          {texts.back}
        </Link>
      </p>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-34 font-semibold tracking-tight">{texts.heading}</h1>
        <YearSelect />
      </div>
      {years.error ? (
        <FailedRead title={texts.failed} read={years} />
      ) : view === 'portfolio' ? (
        <PortfolioReturns />
      ) : view === 'object' ? (
        <ObjectReturns chosen={selection.object} />
      ) : (
        <UnitReturns chosen={selection.unit} />
      )}
    </AccessProvider>
  )
}
