import type { ReplyOf } from '@hausblick/contract/calls/call.ts'
import type { readOverviewCall } from '@hausblick/contract/calls/overview.ts'
import { operatorPages, pages, staffPages } from '@hausblick/contract/pages.ts'
import type { SideGroup } from '../SideFrame.tsx'
import * as texts from './texts.ts'

/** The parts of the navigation, in its order. */
const parts = [
  { menu: 'work' },
  { menu: 'requests' },
  { menu: 'house', heading: texts.house },
  { menu: 'records', heading: texts.records },
]

export function administrationGroups(isOperator: boolean): readonly SideGroup[] {
  const shown = [...staffPages, ...(isOperator ? operatorPages : [])]
  return parts
    .map(({ menu, ...group }) => ({
      ...group,
      links: shown
        .filter((page) => page.menu === menu)
        .map(({ path, title, link }) => ({ path, title: link ?? title })),
    }))
    .filter(({ links }) => links.length > 0)
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
    [pages.customers.path]: { count: customers, isWaiting: false },
    [pages.imports.path]: waits(waiting.imports?.count ?? 0),
    [pages.inbox.path]: waits(waiting.inbox.count),
    [pages.reports.path]: waits(waiting.reports.count),
    [pages.deletions.path]: waits(waiting.deletionRequests.count),
  }
}
