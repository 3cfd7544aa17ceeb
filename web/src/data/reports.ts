import { readYearsCall } from '@hausblick/contract/calls/records.ts'
import { fillPath } from '@hausblick/contract/fillPath.ts'
import {
  type ReportRun,
  reportRunPaths,
  reportRunReply,
  reportRunStarted,
  reportRunsReply,
  reportsReleased,
} from '@hausblick/contract/reportRuns.ts'
import { type ReportFormat, reportFileName, reportPaths } from '@hausblick/contract/reports.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { queryOf } from './ask.ts'
import type { Client } from './client.ts'
import { ofCustomer } from './listOf.ts'

/** How often the progress of reports is read. */
const PROGRESS_MS = 2000
/** How long the browser may take to read a file in the background. */
const KEPT_MS = 60_000

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

/** Saves the report of a year as a file. */
export async function saveYearlyReport(
  client: Client,
  { customerId, year, format }: { customerId: string; year: number; format: ReportFormat },
): Promise<void> {
  const query = { customerId, year: String(year), format }
  await saveFile(client, { path: reportPaths.yearlyReport, query }, reportFileName(year, format))
}

/** Saves a report that is not yet released. */
export async function saveDraft(
  client: Client,
  { id, year }: ReportRun,
  customerId: string,
): Promise<void> {
  const path = fillPath(reportRunPaths.file, { id })
  const name = `${customerId} ${reportFileName(year, 'pdf')}`
  await saveFile(client, { path, query: { customerId } }, name)
}

/** Reads the newest runs and the newest year, again and again while one is at work. */
export function reportRunsQuery(client: Client) {
  return queryOptions({
    queryKey: [reportRunPaths.runs],
    queryFn: ({ signal }) => client({ path: reportRunPaths.runs, reply: reportRunsReply, signal }),
    refetchInterval: ({ state }) => (state.data?.runs.some(isAtWork) ? PROGRESS_MS : false),
  })
}

/** Reads a page of a run's reports: those after a customer. */
export function reportRunQuery(client: Client, id: string, after: string) {
  return queryOptions({
    queryKey: [reportRunPaths.runs, id, after],
    queryFn: ({ signal }) =>
      client({
        path: fillPath(reportRunPaths.run, { id }),
        ...(after !== '' && { query: { after } }),
        reply: reportRunReply,
        signal,
      }),
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data.run) ? PROGRESS_MS : false),
  })
}

/** Has reports made: of one customer, or of all without an id. */
export async function startReportRun(
  client: Client,
  queries: QueryClient,
  { year, customerId }: { year: number; customerId: string },
): Promise<number> {
  const body = { year, ...(customerId !== '' && { customerId }) }
  const { count } = await client({ path: reportRunPaths.runs, body, reply: reportRunStarted })
  await queries.invalidateQueries({ queryKey: [reportRunPaths.runs] })
  return count
}

/** Releases the reports of a run: of one customer, or all without an id. */
export async function releaseReports(
  client: Client,
  queries: QueryClient,
  { id, customerId, notifies }: { id: string; customerId: string; notifies: boolean },
): Promise<number> {
  const path = fillPath(reportRunPaths.release, { id })
  const body = { notifies, ...(customerId !== '' && { customerId }) }
  const { count } = await client({ path, body, reply: reportsReleased })
  await queries.invalidateQueries({ queryKey: [reportRunPaths.runs] })
  return count
}

/** Returns how many reports of a run are in one of these states. */
export function countIn({ counts }: ReportRun, ...states: ReportRun['counts'][number]['state'][]) {
  return counts
    .filter(({ state }) => states.includes(state))
    .reduce((sum, { count }) => sum + count, 0)
}

/** Returns whether a run makes or releases reports at present. */
export function isAtWork(run: ReportRun): boolean {
  return countIn(run, 'waiting', 'releasing') > 0
}

/** Fetches a file with the caller's token, which a link would not send, and has the browser save it. */
async function saveFile(
  client: Client,
  call: { path: string; query: Readonly<Record<string, string>> },
  name: string,
): Promise<void> {
  let file: Blob | undefined
  await client({
    ...call,
    reply: z.object({}),
    transport: async (url, init) => {
      const response = await fetch(url, init)
      if (!response.ok) return response
      file = await response.blob()
      return Response.json({})
    },
  })
  if (!file) return
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
