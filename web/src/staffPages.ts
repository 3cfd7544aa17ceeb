import { pagePaths } from '@hausblick/contract/addresses.ts'
import type { ScreenEntry } from './pageEntry.ts'
import { isStaff } from './session/role.ts'

// The pages of Verwaltung for all who work for the operator. Everyone else is redirected to a page of their own.

export const overview: ScreenEntry = {
  code: {
    source: 'src/administration/overview/OverviewPage.tsx',
    load: async () => (await import('./administration/overview/OverviewPage.tsx')).default,
  },
  data: async ({ access }) => {
    const { busiestCustomersQuery, overviewQuery } = await import(
      './administration/overview/pageQueries.ts'
    )
    return [overviewQuery(access.client), busiestCustomersQuery(access.client)]
  },
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
  data: async (viewer) =>
    (await import('./administration/reports/pageQueries.ts')).reportsQueries(viewer),
  redirect: ({ me }) => (isStaff(me) ? null : pagePaths.dashboard),
}

export const deletions: ScreenEntry = {
  code: {
    source: 'src/administration/deletions/DeletionsPage.tsx',
    load: async () => (await import('./administration/deletions/DeletionsPage.tsx')).default,
  },
  data: async (viewer) =>
    (await import('./administration/deletions/pageQueries.ts')).deletionsQueries(viewer),
  redirect: ({ me }) => (isStaff(me) ? null : pagePaths.dashboard),
}

export const unread: ScreenEntry = {
  code: {
    source: 'src/administration/unread/UnreadPage.tsx',
    load: async () => (await import('./administration/unread/UnreadPage.tsx')).default,
  },
  data: async ({ access }) => {
    const { unreadQuery } = await import('./administration/unread/pageQueries.ts')
    return [unreadQuery(access.client)]
  },
  redirect: ({ me }) => (isStaff(me) ? null : pagePaths.dashboard),
}

export const inbox: ScreenEntry = {
  code: {
    source: 'src/inbox/InboxPage.tsx',
    load: async () => (await import('./inbox/InboxPage.tsx')).default,
  },
  data: async (viewer) => (await import('./inbox/pageQueries.ts')).inboxQueries(viewer),
  redirect: ({ me }) => (isStaff(me) ? null : pagePaths.documents),
}

export const pile: ScreenEntry = {
  code: {
    source: 'src/inbox/pile/PilePage.tsx',
    load: async () => (await import('./inbox/pile/PilePage.tsx')).default,
  },
  data: async (viewer) => (await import('./inbox/pageQueries.ts')).pileQueries(viewer),
  redirect: ({ me }) => (isStaff(me) ? null : pagePaths.documents),
}

export const imports: ScreenEntry = {
  code: {
    source: 'src/imports/ImportsPage.tsx',
    load: async () => (await import('./imports/ImportsPage.tsx')).default,
  },
  data: async (viewer) => (await import('./imports/pageQueries.ts')).rightsQueries(viewer),
  next: async (viewer, queries) =>
    (await import('./imports/pageQueries.ts')).logQueries(viewer, queries),
  redirect: ({ me }) => (isStaff(me) ? null : pagePaths.dashboard),
}

export const importRun: ScreenEntry = {
  code: {
    source: 'src/imports/ImportPage.tsx',
    load: async () => (await import('./imports/ImportPage.tsx')).default,
  },
  data: async (viewer) => (await import('./imports/pageQueries.ts')).importRunQueries(viewer),
  redirect: ({ me }) => (isStaff(me) ? null : pagePaths.dashboard),
}

export const mappings: ScreenEntry = {
  code: {
    source: 'src/imports/MappingsPage.tsx',
    load: async () => (await import('./imports/MappingsPage.tsx')).default,
  },
  data: async (viewer) => (await import('./imports/pageQueries.ts')).rightsQueries(viewer),
  next: async (viewer, queries) =>
    (await import('./imports/pageQueries.ts')).mappingsQueries(viewer, queries),
  redirect: ({ me }) => (isStaff(me) ? null : pagePaths.dashboard),
}
