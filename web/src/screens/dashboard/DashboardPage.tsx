import { yearParameter } from '@hausblick/contract/addresses.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { demoPath } from '@hausblick/contract/paths.ts'
import { AccessProvider, shows, useAccess } from '../../base/data/access.ts'
import { anyCustomerQuery } from '../../base/data/customers.ts'
import { loanQueries } from '../../base/data/loan.ts'
import * as records from '../../base/data/queries.ts'
import { useObjects } from '../../base/data/records.ts'
import { type Read, useRead } from '../../base/data/useRead.ts'
import { chooseYears, findYears, valuationsQuery, yearsQuery } from '../../base/data/years.ts'
import { FailedRead } from '../../base/ui/ErrorNote.tsx'
import { getPanelId, getTabId, SegmentedTabs } from '../../base/ui/SegmentedTabs.tsx'
import { useAddressState } from '../../base/ui/useAddressState.ts'
import { newsQuery } from '../../parts/layout/due/news.ts'
import type { Page } from '../../parts/session/loadPage.ts'
import { NoCustomer } from '../../parts/session/NoCustomer.tsx'
import { isStaff } from '../../parts/session/role.ts'
import { ObjectView } from './ObjectView.tsx'
import { PortfolioView } from './PortfolioView.tsx'
import * as texts from './texts.ts'
import { UnitView } from './UnitView.tsx'
import { useHasNothing } from './useHasNothing.ts'
import { useSelection } from './useSelection.ts'
import { WithoutFigures } from './WithoutFigures.tsx'
import { YearSelect } from './years/YearSelect.tsx'

const tabs = [
  { id: 'portfolio', label: texts.portfolio },
  { id: 'object', label: texts.object },
  { id: 'unit', label: texts.unit },
] as const

export const page: Page = {
  Screen: DashboardPage,
  data: ({ access, me }) => [
    ...(me && isStaff(me) && !access.customerId ? [anyCustomerQuery(access.client)] : []),
    yearsQuery(access),
    valuationsQuery(access),
    ...loanQueries(access),
    newsQuery(access, me),
    records.objectOverviewsQuery(access),
    records.unitOverviewsQuery(access),
  ],
  next: ({ access, search }, queries) => {
    const shown = findYears(access, queries, search)
    if (!shown) return []
    const { year, yearBefore } = shown
    return [year, ...(yearBefore ? [yearBefore] : [])].flatMap((asked) => {
      const ofYear = { ...access, years: { ...shown, year: asked } }
      return [
        records.portfolioQuery(ofYear),
        records.objectsQuery(ofYear),
        records.unitsQuery(ofYear),
        records.kindAmountsQuery(ofYear),
      ]
    })
  },
}

function DashboardPage() {
  const access = useAccess()
  const { customerId } = access
  const years = useRead(yearsQuery)
  const [chosen] = useAddressState(yearParameter)
  if (customerId === '')
    return (
      <NoCustomer
        heading={texts.heading}
        question={texts.noCustomerQuestion}
        demo={demoPath(pages.dashboard.path)}
        promise={texts.noCustomerPromise}
      />
    )
  return (
    <AccessProvider
      value={{
        ...access,
        years: years.data ? chooseYears(access, years.data, chosen) : null,
      }}
    >
      <Dashboard years={years} />
    </AccessProvider>
  )
}

function Dashboard({ years }: { years: Read<number[]> }) {
  const { customerId } = useAccess()
  const [selection, select] = useSelection()
  // Without objects there is no tab for them. Most customers have some, so the tab is there while loading.
  const withoutObjects = useObjects().data?.length === 0
  const hasFigures = shows(useAccess(), 'figures')
  const hasNothing = useHasNothing()
  const offered = tabs.filter(
    ({ id }) => id === 'portfolio' || (hasFigures && (id !== 'object' || !withoutObjects)),
  )
  const view = offered.find(({ id }) => id === selection.view)?.id ?? 'portfolio'
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2 *:last:max-md:basis-full md:mb-1 md:gap-4">
        <h1 className="text-26 font-semibold md:text-34 tracking-tight">{texts.heading}</h1>
        <p className="hidden text-ink-3 print:block">
          {customerId !== null && texts.customerOnPaper(customerId)}
        </p>
        <YearSelect />
        <SegmentedTabs
          label={texts.viewLabel}
          tabs={offered}
          selected={view}
          onSelect={(id) => select({ view: id })}
        />
      </div>
      <div role="tabpanel" id={getPanelId(view)} aria-labelledby={getTabId(view)}>
        {years.error ? (
          <FailedRead title={texts.yearsFailed} read={years} />
        ) : hasNothing ? (
          <WithoutFigures view={view} />
        ) : view === 'portfolio' ? (
          <PortfolioView />
        ) : view === 'object' ? (
          <ObjectView chosen={selection.objectId} onChoose={(objectId) => select({ objectId })} />
        ) : (
          <UnitView chosen={selection.unitId} onChoose={(unitId) => select({ unitId })} />
        )}
      </div>
    </>
  )
}
