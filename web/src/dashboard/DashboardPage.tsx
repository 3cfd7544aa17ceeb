import { Building2 } from 'lucide-react'
import { useAccess } from '../data/access.ts'
import { EmptyNote } from '../ui/EmptyNote.tsx'
import { Link } from '../ui/Link.tsx'
import { panelId, SegmentedTabs, tabId } from '../ui/SegmentedTabs.tsx'
import { ObjectView } from './ObjectView.tsx'
import { PortfolioView } from './PortfolioView.tsx'
import { useObjects } from './records.ts'
import { UnitView } from './UnitView.tsx'
import { useSelection } from './useSelection.ts'

const tabs = [
  { id: 'portfolio', label: 'Portfolio' },
  { id: 'objekt', label: 'Objekt' },
  { id: 'einheit', label: 'Einheit' },
] as const

export default function DashboardPage() {
  const { customerId } = useAccess()
  if (customerId === '') return <NoCustomer />
  return <Dashboard />
}

function Dashboard() {
  const [selection, select] = useSelection()
  // Who has no object has no tab for objects; most have one, so that it stands there until that is known.
  const withoutObjects = useObjects().data?.length === 0
  const offered = tabs.filter(({ id }) => id !== 'objekt' || !withoutObjects)
  const view = offered.find(({ id }) => id === selection.view)?.id ?? 'portfolio'
  return (
    <>
      <div className="mb-4 flex flex-col gap-4 md:mb-2 md:flex-row md:items-center md:justify-between">
        <h1 className="text-34 font-semibold tracking-tight">Dashboard</h1>
        <SegmentedTabs
          label="Ansicht"
          tabs={offered}
          selected={view}
          onSelect={(id) => select({ view: id })}
        />
      </div>
      <div role="tabpanel" id={panelId(view)} aria-labelledby={tabId(view)}>
        {view === 'portfolio' && <PortfolioView />}
        {view === 'objekt' && (
          <ObjectView chosen={selection.objekt} onChoose={(objekt) => select({ objekt })} />
        )}
        {view === 'einheit' && (
          <UnitView chosen={selection.einheit} onChoose={(einheit) => select({ einheit })} />
        )}
      </div>
    </>
  )
}

/** For an account that belongs to no customer yet. */
function NoCustomer() {
  return (
    <>
      <h1 className="mb-6 text-34 font-semibold tracking-tight">Dashboard</h1>
      <EmptyNote icon={Building2} title="Ihrem Konto ist noch kein Bestand zugeordnet.">
        Bitte wenden Sie sich an Ihre Verwaltung. Bis dahin zeigt Ihnen die{' '}
        <Link to="/demo/dashboard" className="link">
          Demo
        </Link>
        , wie Ihr Dashboard aussehen wird.
      </EmptyNote>
    </>
  )
}
