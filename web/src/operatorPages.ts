import { pages } from '@hausblick/contract/pages.ts'
import type { ScreenEntry } from './pageEntry.ts'
import { isStaff } from './parts/session/role.ts'
import type { SignedInState } from './parts/session/sessionState.ts'

// The pages of Verwaltung for operators alone. Staff are redirected to its overview, everyone else to a page of their own.

export const staff: ScreenEntry = {
  code: {
    source: 'src/screens/administration/staff/StaffPage.tsx',
    load: async () => (await import('./screens/administration/staff/StaffPage.tsx')).default,
  },
  data: async (viewer) =>
    (await import('./screens/administration/staff/pageQueries.ts')).staffQueries(viewer),
  redirect: leadAway,
}

export const operator: ScreenEntry = {
  code: {
    source: 'src/screens/administration/operator/OperatorPage.tsx',
    load: async () => (await import('./screens/administration/operator/OperatorPage.tsx')).default,
  },
  data: async (viewer) =>
    (await import('./screens/administration/operator/pageQueries.ts')).operatorQueries(viewer),
  redirect: leadAway,
}

export const log: ScreenEntry = {
  code: {
    source: 'src/screens/administration/log/LogPage.tsx',
    load: async () => (await import('./screens/administration/log/LogPage.tsx')).default,
  },
  data: async (viewer) =>
    (await import('./screens/administration/log/pageQueries.ts')).logQueries(viewer),
  redirect: leadAway,
}

export const locked: ScreenEntry = {
  code: {
    source: 'src/screens/administration/locked/LockedPage.tsx',
    load: async () => (await import('./screens/administration/locked/LockedPage.tsx')).default,
  },
  data: async ({ access }) => {
    const { lockedQuery } = await import('./screens/administration/locked/pageQueries.ts')
    return [lockedQuery(access.client)]
  },
  redirect: leadAway,
}

export const removed: ScreenEntry = {
  code: {
    source: 'src/screens/administration/removed/RemovedPage.tsx',
    load: async () => (await import('./screens/administration/removed/RemovedPage.tsx')).default,
  },
  data: async ({ access }) => {
    const { removedPapersQuery, removedQuery } = await import(
      './screens/administration/removed/pageQueries.ts'
    )
    return [removedQuery(access.client), removedPapersQuery(access.client)]
  },
  redirect: leadAway,
}

export const pageViews: ScreenEntry = {
  code: {
    source: 'src/screens/administration/pageViews/PageViewsPage.tsx',
    load: async () =>
      (await import('./screens/administration/pageViews/PageViewsPage.tsx')).default,
  },
  data: async (viewer) =>
    (await import('./screens/administration/pageViews/pageQueries.ts')).pageViewsQueries(viewer),
  redirect: leadAway,
}

export const checks: ScreenEntry = {
  code: {
    source: 'src/screens/administration/checks/ChecksPage.tsx',
    load: async () => (await import('./screens/administration/checks/ChecksPage.tsx')).default,
  },
  data: async (viewer) =>
    (await import('./screens/administration/checks/pageQueries.ts')).checksQueries(viewer),
  redirect: leadAway,
}

export const webhooks: ScreenEntry = {
  code: {
    source: 'src/screens/administration/webhooks/WebhooksPage.tsx',
    load: async () => (await import('./screens/administration/webhooks/WebhooksPage.tsx')).default,
  },
  data: async (viewer) =>
    (await import('./screens/administration/webhooks/pageQueries.ts')).webhooksQueries(viewer),
  redirect: leadAway,
}

export const programs: ScreenEntry = {
  code: {
    source: 'src/screens/administration/programs/ProgramsPage.tsx',
    load: async () => (await import('./screens/administration/programs/ProgramsPage.tsx')).default,
  },
  data: async (viewer) =>
    (await import('./screens/administration/programs/pageQueries.ts')).programsQueries(viewer),
  redirect: leadAway,
}

export const prices: ScreenEntry = {
  code: {
    source: 'src/screens/administration/prices/PricesPage.tsx',
    load: async () => (await import('./screens/administration/prices/PricesPage.tsx')).default,
  },
  data: async (viewer) =>
    (await import('./screens/administration/prices/pageQueries.ts')).pricesQueries(viewer),
  redirect: leadAway,
}

function leadAway({ me }: SignedInState): string | null {
  if (!isStaff(me)) return pages.dashboard.path
  return me.role === 'operator' ? null : pages.overview.path
}
