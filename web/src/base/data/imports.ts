import type { ReplyOf } from '@hausblick/contract/calls/call.ts'
import {
  listImportDifferencesCall,
  listImportFaultsCall,
  listImportsCall,
  readImportCall,
  readImportSheetCall,
  type tryImportSheetCall,
} from '@hausblick/contract/calls/imports.ts'
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { ask, queryOf, renew } from './ask.ts'
import type { Client } from './client.ts'

export type ImportDetail = ReplyOf<typeof readImportCall>
export type ImportSummary = ReplyOf<typeof listImportsCall>['imports'][number]
export type ImportSheet = ImportDetail['sheets'][number]
export type ImportState = ImportDetail['state']

/** How often the progress of an import is read. */
const PROGRESS_MS = 1000

const WORKING: readonly ImportState[] = ['examining', 'checking', 'applying', 'undoing']

/** Returns whether the service is at work on an import. */
function isWorking({ state }: Pick<ImportDetail, 'state'>): boolean {
  return WORKING.includes(state)
}

/** Reads how an import stands, again and again while the service is at work on it. */
export function importQuery(client: Client, id: string) {
  return queryOptions({
    ...queryOf(client, readImportCall, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? PROGRESS_MS : false),
  })
}

/** Reads the log of imports a page at a time, newest first. */
export function importsQuery(client: Client) {
  return infiniteQueryOptions({
    queryKey: [listImportsCall.path, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      ask(client, listImportsCall, { query: { cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
}

export async function renewImports(queries: QueryClient): Promise<void> {
  await Promise.all([
    renew(queries, listImportsCall),
    renew(queries, readImportCall),
    renew(queries, readImportSheetCall),
  ])
}

/** A sheet with its first rows, and what is proposed for it. */
export type SheetDetail = ReplyOf<typeof readImportSheetCall>
/** What comes of a mapping on a whole sheet. */
export type Trial = ReplyOf<typeof tryImportSheetCall>

/** How many faults or differences a page has. */
export const LISTED = 200

export type ImportFault = ReplyOf<typeof listImportFaultsCall>['faults'][number]
export type ImportDifference = ReplyOf<typeof listImportDifferencesCall>['differences'][number]

/** The filters of the differences. */
export interface DifferenceFilter {
  readonly table: string | null
  readonly change: ImportDifference['change'] | null
  readonly customer: string
  readonly search: string
}

/** Reads a page of what is wrong in the files; the first without a cursor. Each check finds anew. */
export function importFaultsQuery(
  client: Client,
  { id, changedAt }: ImportDetail,
  cursor: string | undefined,
) {
  const input = { params: { id }, query: { cursor } }
  return queryOptions({
    queryKey: [listImportFaultsCall.path, input, changedAt],
    queryFn: ({ signal }) => ask(client, listImportFaultsCall, input, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Reads a page of what an import changes; the first without a cursor. Each check compares anew. */
export function importDifferencesQuery(
  client: Client,
  { id, changedAt }: ImportDetail,
  { table, change, customer, search }: DifferenceFilter,
  cursor: string | undefined,
) {
  const query = {
    cursor,
    ...(table !== null && { table }),
    ...(change !== null && { change }),
    ...(customer !== '' && { customer }),
    ...(search !== '' && { search }),
  }
  const input = { params: { id }, query }
  return queryOptions({
    queryKey: [listImportDifferencesCall.path, input, changedAt],
    queryFn: ({ signal }) => ask(client, listImportDifferencesCall, input, { signal }),
    placeholderData: keepPreviousData,
  })
}
