import { MOST_COUNTED, readOverviewCall } from '@hausblick/contract/calls/overview.ts'
import { useQuery } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { useAccess } from '../../../base/data/access.ts'
import { queryOf } from '../../../base/data/ask.ts'
import { formatCount } from '../../../base/format/number.ts'
import type { Page } from '../../session/loadPage.ts'
import { isStaff } from '../../session/role.ts'
import { useSessionState } from '../../session/useSession.ts'
import { SideFrame } from '../SideFrame.tsx'
import { administrationGroups, type Count, countsOf } from './links.ts'
import * as texts from './texts.ts'

export const page: Page = {
  Screen: AdministrationFrame,
  data: ({ access, me }) =>
    me && isStaff(me) ? [queryOf(access.client, readOverviewCall, {})] : [],
}

/** The frame of the pages of Verwaltung, with their navigation. */
function AdministrationFrame() {
  const { client } = useAccess()
  const state = useSessionState()
  // Without an answer the navigation only lacks its counts; the overview says what failed.
  const { data: overview } = useQuery(queryOf(client, readOverviewCall, {}))
  const counts = countsOf(overview)
  const isOperator = state.status === 'signedIn' && state.me.role === 'operator'
  const groups = administrationGroups(isOperator).map(({ links, ...group }) => ({
    ...group,
    links: links.map((link) => {
      const count = counts[link.path]
      return { ...link, chip: count && count.count > 0 && <CountChip {...count} /> }
    }),
  }))
  return (
    <SideFrame label={texts.navigation} groups={groups}>
      <Outlet />
    </SideFrame>
  )
}

/** How many there are; those that wait stand out. */
function CountChip({ count, isWaiting }: Count) {
  const shown = `${formatCount(count)}${count >= MOST_COUNTED ? '+' : ''}`
  if (!isWaiting) return <span className="text-13 text-ink-3">{shown}</span>
  return (
    <span className="rounded-full bg-hint-soft px-2 text-12 text-hint">
      {shown} <span className="sr-only">{texts.waiting}</span>
    </span>
  )
}
