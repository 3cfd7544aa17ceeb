import { pages } from '@hausblick/contract/pages.ts'
import type { ScreenEntry } from './pageEntry.ts'
import { isStaff } from './parts/session/role.ts'

// The pages of Verwaltung for all who work for the operator. Everyone else is redirected to a page of their own.

export const overview: ScreenEntry = {
  code: {
    source: 'src/screens/administration/overview/OverviewPage.tsx',
    load: async () => (await import('./screens/administration/overview/OverviewPage.tsx')).default,
  },
  data: async ({ access }) => {
    const { busiestCustomersQuery, overviewQuery } = await import(
      './screens/administration/overview/pageQueries.ts'
    )
    return [overviewQuery(access.client), busiestCustomersQuery(access.client)]
  },
  redirect: ({ me }) => (isStaff(me) ? null : pages.dashboard.path),
}

export const customers: ScreenEntry = {
  code: {
    source: 'src/screens/administration/customers/CustomersPage.tsx',
    load: async () =>
      (await import('./screens/administration/customers/CustomersPage.tsx')).default,
  },
  data: async (viewer) =>
    (await import('./screens/administration/customers/pageQueries.ts')).customersQueries(viewer),
  redirect: ({ me }) => (isStaff(me) ? null : pages.dashboard.path),
}

export const customer: ScreenEntry = {
  code: {
    source: 'src/screens/administration/customers/CustomerPage.tsx',
    load: async () => (await import('./screens/administration/customers/CustomerPage.tsx')).default,
  },
  data: async (viewer) =>
    (await import('./screens/administration/customers/pageQueries.ts')).customerQueries(viewer),
  redirect: ({ me }) => (isStaff(me) ? null : pages.dashboard.path),
}

export const reports: ScreenEntry = {
  code: {
    source: 'src/screens/administration/reports/ReportsPage.tsx',
    load: async () => (await import('./screens/administration/reports/ReportsPage.tsx')).default,
  },
  data: async (viewer) =>
    (await import('./screens/administration/reports/pageQueries.ts')).reportsQueries(viewer),
  redirect: ({ me }) => (isStaff(me) ? null : pages.dashboard.path),
}

export const deletions: ScreenEntry = {
  code: {
    source: 'src/screens/administration/deletions/DeletionsPage.tsx',
    load: async () =>
      (await import('./screens/administration/deletions/DeletionsPage.tsx')).default,
  },
  data: async (viewer) =>
    (await import('./screens/administration/deletions/pageQueries.ts')).deletionsQueries(viewer),
  redirect: ({ me }) => (isStaff(me) ? null : pages.dashboard.path),
}

export const unread: ScreenEntry = {
  code: {
    source: 'src/screens/administration/unread/UnreadPage.tsx',
    load: async () => (await import('./screens/administration/unread/UnreadPage.tsx')).default,
  },
  data: async ({ access }) => {
    const { unreadQuery } = await import('./screens/administration/unread/pageQueries.ts')
    return [unreadQuery(access.client)]
  },
  redirect: ({ me }) => (isStaff(me) ? null : pages.dashboard.path),
}

export const inbox: ScreenEntry = {
  code: {
    source: 'src/screens/inbox/InboxPage.tsx',
    load: async () => (await import('./screens/inbox/InboxPage.tsx')).default,
  },
  data: async (viewer) => (await import('./screens/inbox/pageQueries.ts')).inboxQueries(viewer),
  redirect: ({ me }) => (isStaff(me) ? null : pages.documents.path),
}

export const pile: ScreenEntry = {
  code: {
    source: 'src/screens/inbox/pile/PilePage.tsx',
    load: async () => (await import('./screens/inbox/pile/PilePage.tsx')).default,
  },
  data: async (viewer) => (await import('./screens/inbox/pageQueries.ts')).pileQueries(viewer),
  redirect: ({ me }) => (isStaff(me) ? null : pages.documents.path),
}

export const imports: ScreenEntry = {
  code: {
    source: 'src/screens/imports/ImportsPage.tsx',
    load: async () => (await import('./screens/imports/ImportsPage.tsx')).default,
  },
  data: async (viewer) => (await import('./screens/imports/pageQueries.ts')).rightsQueries(viewer),
  next: async (viewer, queries) =>
    (await import('./screens/imports/pageQueries.ts')).logQueries(viewer, queries),
  redirect: ({ me }) => (isStaff(me) ? null : pages.dashboard.path),
}

export const importRun: ScreenEntry = {
  code: {
    source: 'src/screens/imports/ImportPage.tsx',
    load: async () => (await import('./screens/imports/ImportPage.tsx')).default,
  },
  data: async (viewer) =>
    (await import('./screens/imports/pageQueries.ts')).importRunQueries(viewer),
  redirect: ({ me }) => (isStaff(me) ? null : pages.dashboard.path),
}

export const mappings: ScreenEntry = {
  code: {
    source: 'src/screens/imports/MappingsPage.tsx',
    load: async () => (await import('./screens/imports/MappingsPage.tsx')).default,
  },
  data: async (viewer) => (await import('./screens/imports/pageQueries.ts')).rightsQueries(viewer),
  next: async (viewer, queries) =>
    (await import('./screens/imports/pageQueries.ts')).mappingsQueries(viewer, queries),
  redirect: ({ me }) => (isStaff(me) ? null : pages.dashboard.path),
}
