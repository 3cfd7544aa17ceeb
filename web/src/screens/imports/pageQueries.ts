import type { Me } from '@hausblick/contract/calls/accounts.ts'
import { listMappingsCall } from '@hausblick/contract/calls/mappings.ts'
import { readStaffRightsCall } from '@hausblick/contract/calls/staff.ts'
import { importParameter } from '@hausblick/contract/importAddresses.ts'
import { readSearch } from '@hausblick/contract/searchParameters.ts'
import type { QueryClient } from '@tanstack/react-query'
import { queryOf } from '../../base/data/ask.ts'
import type { AnyQuery } from '../../base/data/askFor.ts'
import type { Client } from '../../base/data/client.ts'
import { importQuery, importsQuery } from '../../base/data/imports.ts'
import type { PageViewer } from '../../parts/session/loadPage.ts'

/** Returns the query of what staff may do, which says whether the others are asked for. */
export function rightsQueries({ access: { client } }: PageViewer): readonly AnyQuery[] {
  return [queryOf(client, readStaffRightsCall, {})]
}

/** Returns the query of the log of imports, for those who may import. */
export function logQueries(
  { access: { client }, me }: PageViewer,
  queries: QueryClient,
): readonly AnyQuery[] {
  return mayImport(client, me, queries) ? [importsQuery(client)] : []
}

/** Returns the query of the saved mappings, for those who may import. */
export function mappingsQueries(
  { access: { client }, me }: PageViewer,
  queries: QueryClient,
): readonly AnyQuery[] {
  return mayImport(client, me, queries) ? [queryOf(client, listMappingsCall, {})] : []
}

/** Returns the query of one import. */
export function importRunQueries({ access: { client }, search }: PageViewer): readonly AnyQuery[] {
  const id = readSearch(importParameter, search)
  return id === null ? [] : [importQuery(client, id)]
}

/** Whether someone may import: operators, and staff where an operator has allowed it, which has been read before. */
function mayImport(client: Client, me: Me | null, queries: QueryClient): boolean {
  const { queryKey } = queryOf(client, readStaffRightsCall, {})
  return me?.role === 'operator' || queries.getQueryData(queryKey)?.import === true
}
