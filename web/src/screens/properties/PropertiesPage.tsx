import { pages } from '@hausblick/contract/pages.ts'
import { demoPath } from '@hausblick/contract/paths.ts'
import { Building2 } from 'lucide-react'
import { useAccess } from '../../base/data/access.ts'
import { objectDetailsQuery, unitDetailsQuery } from '../../base/data/details.ts'
import { loanQueries } from '../../base/data/loan.ts'
import { objectOverviewsQuery, unitOverviewsQuery, unitsQuery } from '../../base/data/queries.ts'
import { useRead } from '../../base/data/useRead.ts'
import { findYears, valuationsQuery, yearsQuery } from '../../base/data/years.ts'
import { getPanelId, getTabId, SegmentedTabs } from '../../base/ui/SegmentedTabs.tsx'
import type { Page } from '../../parts/session/loadPage.ts'
import { NoCustomer } from '../../parts/session/NoCustomer.tsx'
import { NothingYet } from '../../parts/session/NothingYet.tsx'
import { useCarrying } from './carrying/useCarrying.ts'
import { unitNouns } from './nouns.ts'
import { ObjectList } from './ObjectList.tsx'
import * as texts from './texts.ts'
import { UnitList } from './UnitList.tsx'
import { useListAddress } from './useListAddress.ts'

const tabs = [
  { id: 'einheiten', label: texts.units },
  { id: 'objekte', label: texts.objects },
] as const

export const page: Page = {
  Screen: PropertiesPage,
  data: ({ access }) => [
    unitOverviewsQuery(access),
    objectOverviewsQuery(access),
    ...loanQueries(access),
    yearsQuery(access),
    valuationsQuery(access),
  ],
  next: ({ access, search }, queries) => {
    const shown = findYears(access, queries, search)
    return shown ? [unitsQuery({ ...access, years: { ...shown, yearBefore: null } })] : []
  },
}

function PropertiesPage() {
  const { customerId } = useAccess()
  if (customerId === '')
    return (
      <NoCustomer
        heading={texts.heading}
        question={texts.noCustomerQuestion}
        demo={demoPath(pages.properties.path)}
        promise={texts.noCustomerPromise}
      />
    )
  // Remounted for another customer, for whom the search text is meaningless.
  return <Properties key={customerId} />
}

function Properties() {
  const navigation = useListAddress()
  const units = useCarrying(useRead(unitDetailsQuery))
  const objects = useRead(objectDetailsQuery)
  // Most customers have objects, so the tabs are there while loading.
  const withoutObjects = objects.data?.length === 0
  const view = withoutObjects ? 'einheiten' : navigation.address.view
  const shown = { ...navigation, address: { ...navigation.address, view } }
  const list =
    units.data?.length === 0 && withoutObjects ? (
      <NothingYet
        icon={Building2}
        title={texts.noneYet(unitNouns.many)}
        promise={texts.unitsPromise}
      />
    ) : view === 'einheiten' ? (
      <UnitList units={units} navigation={shown} />
    ) : (
      <ObjectList objects={objects} navigation={shown} />
    )
  return (
    <>
      <div className="mb-5 flex flex-col gap-4 md:flex-row md:items-center md:justify-between">
        <h1 className="text-[min(2.125rem,9.4vw)] leading-10 font-semibold tracking-tight">
          {texts.heading}
        </h1>
        {!withoutObjects && (
          <SegmentedTabs
            label={texts.viewLabel}
            tabs={tabs}
            selected={view}
            onSelect={(id) => navigation.change({ view: id, open: null })}
          />
        )}
      </div>
      {withoutObjects ? (
        list
      ) : (
        <div role="tabpanel" id={getPanelId(view)} aria-labelledby={getTabId(view)}>
          {list}
        </div>
      )}
    </>
  )
}
