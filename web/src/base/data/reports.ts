import { readYearsCall } from '@hausblick/contract/calls/records.ts'
import {
  listReportRunsCall,
  type ReportRun,
  readReportRunCall,
} from '@hausblick/contract/calls/reports.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { queryOf, renew } from './ask.ts'
import type { Client } from './client.ts'
import { ofCustomer } from './listOf.ts'

/** How often the progress of reports is read. */
const PROGRESS_MS = 2000

/** Years that staff choose from, at least. */
const OFFERED_YEARS = 10

/**
 * Returns the years of which staff may have reports made, newest first.
 *
 * @param today ISO 8601
 * @param newestYear the newest with figures; absent if there is none
 */
export function offeredYears(today: string, newestYear?: number): number[] {
  const thisYear = Number(today.slice(0, 4))
  const first = Math.max(thisYear, newestYear ?? thisYear)
  const last = Math.min(first - OFFERED_YEARS + 1, newestYear ?? thisYear)
  return Array.from({ length: first - last + 1 }, (_, index) => first - index)
}

/** Reads the years of which a customer has figures, newest first. */
export function reportYearsQuery(client: Client, customerId: string) {
  return {
    ...queryOf(client, readYearsCall, ofCustomer({ customerId })),
    select: (years: readonly number[]) => years.toReversed(),
  }
}

/** Reads the newest runs and the newest year, again and again while one is at work. */
export function reportRunsQuery(client: Client) {
  return queryOptions({
    ...queryOf(client, listReportRunsCall, {}),
    refetchInterval: ({ state }) => (state.data?.runs.some(isAtWork) ? PROGRESS_MS : false),
  })
}

/** Reads a page of a run's reports: those after a customer. */
export function reportRunQuery(client: Client, id: string, after: string | undefined) {
  return queryOptions({
    ...queryOf(client, readReportRunCall, { params: { id }, query: { after } }),
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data.run) ? PROGRESS_MS : false),
  })
}

export async function renewReportRuns(queries: QueryClient): Promise<void> {
  await Promise.all([renew(queries, listReportRunsCall), renew(queries, readReportRunCall)])
}

/** Returns how many reports of a run are in one of these states. */
export function countIn({ counts }: ReportRun, ...states: ReportRun['counts'][number]['state'][]) {
  return counts
    .filter(({ state }) => states.includes(state))
    .reduce((sum, { count }) => sum + count, 0)
}

export function isAtWork(run: ReportRun): boolean {
  return countIn(run, 'waiting', 'releasing') > 0
}
