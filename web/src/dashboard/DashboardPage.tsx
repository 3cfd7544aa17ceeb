import { demoPath, pagePaths } from '@hausblick/contract/addresses.ts'
import { shows, useAccess } from '../data/access.ts'
import { NoCustomer } from '../session/NoCustomer.tsx'
import { getPanelId, getTabId, SegmentedTabs } from '../ui/SegmentedTabs.tsx'
import { ObjectView } from './ObjectView.tsx'
import { PortfolioView } from './PortfolioView.tsx'
import { useObjects } from './records.ts'
import * as texts from './texts.ts'
import { UnitView } from './UnitView.tsx'
import { useSelection } from './useSelection.ts'

const tabs = [
  { id: 'portfolio', label: texts.portfolio },
  { id: 'object', label: texts.object },
  { id: 'unit', label: texts.unit },
] as const

export function DashboardPage() {
  const { customerId } = useAccess()
  if (customerId === '')
    return (
      <NoCustomer
        heading={texts.heading}
        question={texts.noCustomerQuestion}
        demo={demoPath(pagePaths.dashboard)}
        promise={texts.noCustomerPromise}
      />
    )
  return <Dashboard customerId={customerId} />
}

function Dashboard({ customerId }: { customerId: string | null }) {
  const [selection, select] = useSelection()
  // Without objects there is no tab for them. Most customers have some, so the tab is there while loading.
  const withoutObjects = useObjects().data?.length === 0
  const hasFigures = shows(useAccess(), 'figures')
  const offered = tabs.filter(
    ({ id }) => id === 'portfolio' || (hasFigures && (id !== 'object' || !withoutObjects)),
  )
  const view = offered.find(({ id }) => id === selection.view)?.id ?? 'portfolio'
  return (
    <>
      <div className="mb-4 flex flex-col gap-4 md:mb-2 md:flex-row md:items-center md:justify-between">
        <h1 className="text-34 font-semibold tracking-tight">{texts.heading}</h1>
        <p className="hidden text-ink-3 print:block">
          {customerId !== null && texts.customerOnPaper(customerId)}
        </p>
        <SegmentedTabs
          label={texts.viewLabel}
          tabs={offered}
          selected={view}
          onSelect={(id) => select({ view: id })}
        />
      </div>
      <div role="tabpanel" id={getPanelId(view)} aria-labelledby={getTabId(view)}>
        {view === 'portfolio' && <PortfolioView />}
        {view === 'object' && (
          <ObjectView chosen={selection.objectId} onChoose={(objectId) => select({ objectId })} />
        )}
        {view === 'unit' && (
          <UnitView chosen={selection.unitId} onChoose={(unitId) => select({ unitId })} />
        )}
      </div>
    </>
  )
}
