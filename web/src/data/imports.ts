import type { ReplyOf } from '@hausblick/contract/calls/call.ts'
import {
  listImportsCall,
  readImportCall,
  readImportSheetCall,
  type tryImportSheetCall,
} from '@hausblick/contract/calls/imports.ts'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { ask, queryOf, renew } from './ask.ts'
import type { Client } from './client.ts'

/** An import as its page shows it. */
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

/** Reads again what is shown of imports. */
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
