import { pagePaths } from '@hausblick/contract/addresses.ts'
import type { ReplyOf } from '@hausblick/contract/calls/call.ts'
import type { readOverviewCall } from '@hausblick/contract/calls/overview.ts'
import { titles } from '@hausblick/contract/pages.ts'
import type { SideGroup } from '../SideFrame.tsx'
import * as texts from './texts.ts'

/** The navigation for all who work for the operator, in its order. */
const forStaff: readonly SideGroup[] = [
  {
    links: [
      { path: pagePaths.overview, title: titles.overview },
      { path: pagePaths.customers, title: titles.customers },
      { path: pagePaths.imports, title: texts.imports },
      { path: pagePaths.inbox, title: titles.inbox },
    ],
  },
  {
    links: [
      { path: pagePaths.reports, title: titles.reports },
      { path: pagePaths.deletions, title: titles.deletions },
    ],
  },
]

/** What of it is for operators alone. */
const forOperators: readonly SideGroup[] = [
  {
    heading: texts.house,
    links: [
      { path: pagePaths.staff, title: titles.staff },
      { path: pagePaths.operator, title: titles.operator },
      { path: pagePaths.checks, title: texts.checks },
      { path: pagePaths.programs, title: titles.programs },
      { path: pagePaths.webhooks, title: titles.webhooks },
      { path: pagePaths.prices, title: titles.prices },
    ],
  },
  {
    heading: texts.records,
    links: [
      { path: pagePaths.log, title: titles.log },
      { path: pagePaths.locked, title: texts.locked },
      { path: pagePaths.removed, title: texts.removed },
      { path: pagePaths.pageViews, title: titles.pageViews },
    ],
  },
]

/** Returns the groups of the navigation. */
export function administrationGroups(isOperator: boolean): readonly SideGroup[] {
  return isOperator ? [...forStaff, ...forOperators] : forStaff
}

export type Overview = ReplyOf<typeof readOverviewCall>

export interface Count {
  readonly count: number
  /** Whether somebody waits for these. */
  readonly isWaiting: boolean
}

/** Returns what there is on the pages of the navigation, by path. */
export function countsOf(overview: Overview | undefined): Readonly<Record<string, Count>> {
  if (!overview) return {}
  const { customers, waiting } = overview
  const waits = (count: number) => ({ count, isWaiting: true })
  return {
    [pagePaths.customers]: { count: customers, isWaiting: false },
    [pagePaths.imports]: waits(waiting.imports?.count ?? 0),
    [pagePaths.inbox]: waits(waiting.inbox.count),
    [pagePaths.reports]: waits(waiting.reports.count),
    [pagePaths.deletions]: waits(waiting.deletionRequests.count),
  }
}
