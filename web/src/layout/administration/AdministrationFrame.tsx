import { readOverviewCall } from '@hausblick/contract/calls/overview.ts'
import { useQuery } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { useAccess } from '../../data/access.ts'
import { queryOf } from '../../data/ask.ts'
import { useSessionState } from '../../session/useSession.ts'
import { AdministrationNav } from './AdministrationNav.tsx'

/** The frame of the pages of Verwaltung: their navigation beside them, on narrow screens above them. */
export default function AdministrationFrame() {
  const { client } = useAccess()
  const state = useSessionState()
  // Without an answer the navigation only lacks its counts; the overview says what failed.
  const { data: overview } = useQuery(queryOf(client, readOverviewCall, {}))
  return (
    <div className="lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:gap-7">
      <AdministrationNav
        isOperator={state.status === 'signedIn' && state.me.role === 'operator'}
        overview={overview}
      />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  )
}
