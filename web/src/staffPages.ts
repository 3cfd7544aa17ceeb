import { pagePaths } from '@hausblick/contract/addresses.ts'
import type { Me } from '@hausblick/contract/calls/accounts.ts'
import { readMailboxCall } from '@hausblick/contract/calls/mailbox.ts'
import { listMappingsCall } from '@hausblick/contract/calls/mappings.ts'
import { listDeletionRequestsCall } from '@hausblick/contract/calls/myData.ts'
import { readStaffRightsCall } from '@hausblick/contract/calls/staff.ts'
import { importParameter } from '@hausblick/contract/importAddresses.ts'
import { pileParameter } from '@hausblick/contract/pileAddress.ts'
import { readSearch } from '@hausblick/contract/searchParameters.ts'
import type { QueryClient } from '@tanstack/react-query'
import { busiestCustomersQuery, overviewQuery } from './administration/overview/pageQueries.ts'
import { unreadQuery } from './administration/unread/pageQueries.ts'
import { queryOf } from './data/ask.ts'
import type { Client } from './data/client.ts'
import { inboxQuery } from './data/documents/inbox.ts'
import { pileQuery } from './data/documents/papers.ts'
import { importQuery, importsQuery } from './data/imports.ts'
import { reportRunsQuery } from './data/reports.ts'
import type { ScreenEntry } from './pageEntry.ts'
import { isStaff } from './session/role.ts'

// The pages of Verwaltung for all who work for the operator. Everyone else is redirected to a page of their own.

export const overview: ScreenEntry = {
  code: {
    source: 'src/administration/overview/OverviewPage.tsx',
    load: async () => (await import('./administration/overview/OverviewPage.tsx')).default,
  },
  data: async ({ access }) => [overviewQuery(access.client), busiestCustomersQuery(access.client)],
  redirect: ({ me }) => (isStaff(me) ? null : pagePaths.dashboard),
}

export const customers: ScreenEntry = {
  code: {
    source: 'src/administration/customers/CustomersPage.tsx',
    load: async () => (await import('./administration/customers/CustomersPage.tsx')).default,
  },
  data: async (viewer) =>
    (await import('./administration/customers/pageQueries.ts')).customersQueries(viewer),
  redirect: ({ me }) => (isStaff(me) ? null : pagePaths.dashboard),
}

export const customer: ScreenEntry = {
  code: {
    source: 'src/administration/customers/CustomerPage.tsx',
    load: async () => (await import('./administration/customers/CustomerPage.tsx')).default,
  },
  data: async (viewer) =>
    (await import('./administration/customers/pageQueries.ts')).customerQueries(viewer),
  redirect: ({ me }) => (isStaff(me) ? null : pagePaths.dashboard),
}

export const reports: ScreenEntry = {
  code: {
    source: 'src/administration/reports/ReportsPage.tsx',
    load: async () => (await import('./administration/reports/ReportsPage.tsx')).default,
  },
  data: async ({ access }) => [reportRunsQuery(access.client)],
  redirect: ({ me }) => (isStaff(me) ? null : pagePaths.dashboard),
}

export const deletions: ScreenEntry = {
  code: {
    source: 'src/administration/deletions/DeletionsPage.tsx',
    load: async () => (await import('./administration/deletions/DeletionsPage.tsx')).default,
  },
  data: async ({ access }) => [queryOf(access.client, listDeletionRequestsCall, {})],
  redirect: ({ me }) => (isStaff(me) ? null : pagePaths.dashboard),
}

export const unread: ScreenEntry = {
  code: {
    source: 'src/administration/unread/UnreadPage.tsx',
    load: async () => (await import('./administration/unread/UnreadPage.tsx')).default,
  },
  data: async ({ access }) => [unreadQuery(access.client)],
  redirect: ({ me }) => (isStaff(me) ? null : pagePaths.dashboard),
}

export const inbox: ScreenEntry = {
  code: {
    source: 'src/inbox/InboxPage.tsx',
    load: async () => (await import('./inbox/InboxPage.tsx')).default,
  },
  data: async ({ access }) => [
    inboxQuery(access.client),
    queryOf(access.client, readMailboxCall, {}),
  ],
  redirect: ({ me }) => (isStaff(me) ? null : pagePaths.documents),
}

export const pile: ScreenEntry = {
  code: {
    source: 'src/inbox/pile/PilePage.tsx',
    load: async () => (await import('./inbox/pile/PilePage.tsx')).default,
  },
  data: async ({ access, search }) => [
    pileQuery(access.client, readSearch(pileParameter, search)),
    inboxQuery(access.client),
  ],
  redirect: ({ me }) => (isStaff(me) ? null : pagePaths.documents),
}

export const imports: ScreenEntry = {
  code: {
    source: 'src/imports/ImportsPage.tsx',
    load: async () => (await import('./imports/ImportsPage.tsx')).default,
  },
  data: async ({ access }) => [queryOf(access.client, readStaffRightsCall, {})],
  next: ({ access, me }, queries) =>
    mayImport(access.client, me, queries) ? [importsQuery(access.client)] : [],
  redirect: ({ me }) => (isStaff(me) ? null : pagePaths.dashboard),
}

export const importRun: ScreenEntry = {
  code: {
    source: 'src/imports/ImportPage.tsx',
    load: async () => (await import('./imports/ImportPage.tsx')).default,
  },
  data: async ({ access, search }) => {
    const id = readSearch(importParameter, search)
    return id === null ? [] : [importQuery(access.client, id)]
  },
  redirect: ({ me }) => (isStaff(me) ? null : pagePaths.dashboard),
}

export const mappings: ScreenEntry = {
  code: {
    source: 'src/imports/MappingsPage.tsx',
    load: async () => (await import('./imports/MappingsPage.tsx')).default,
  },
  data: async ({ access }) => [queryOf(access.client, readStaffRightsCall, {})],
  next: ({ access, me }, queries) =>
    mayImport(access.client, me, queries) ? [queryOf(access.client, listMappingsCall, {})] : [],
  redirect: ({ me }) => (isStaff(me) ? null : pagePaths.dashboard),
}

/** Whether someone may import: operators, and staff where an operator has allowed it, which has been read before. */
function mayImport(client: Client, me: Me | null, queries: QueryClient): boolean {
  const { queryKey } = queryOf(client, readStaffRightsCall, {})
  return me?.role === 'operator' || queries.getQueryData(queryKey)?.import === true
}
