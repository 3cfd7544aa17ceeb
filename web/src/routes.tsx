import type { QueryClient } from '@tanstack/react-query'
import { Navigate, type RouteObject } from 'react-router'
import { prefetchDemoDashboard } from './data/prefetch.ts'
import { DemoFrame } from './layout/DemoFrame.tsx'
import { inTheMaking } from './layout/InTheMaking.tsx'
import { Page } from './layout/Page.tsx'
import { lazyScreen, type Screen } from './layout/screen.tsx'

interface PageRoute {
  readonly path: string
  readonly title: string
  readonly screen: Screen
  /** Asks for the page's data while its code is still on its way. */
  readonly prefetch?: (queries: QueryClient) => Promise<void>
}

const dashboard = lazyScreen(() => import('./dashboard/DashboardPage.tsx'))

/** The pages of the header, for who is signed in and, below /demo, for everyone. */
const ownPages: readonly PageRoute[] = [
  { path: '/dashboard', title: 'Dashboard', screen: dashboard },
  { path: '/properties', title: 'Wohnungen', screen: inTheMaking('Wohnungen') },
  { path: '/documents', title: 'Dokumente', screen: inTheMaking('Dokumente') },
  { path: '/contact', title: 'Kontakt', screen: inTheMaking('Kontakt') },
]

const demoPages: readonly PageRoute[] = [
  {
    path: '/demo/dashboard',
    title: 'Dashboard (Demo)',
    screen: dashboard,
    prefetch: prefetchDemoDashboard,
  },
  { path: '/demo/properties', title: 'Wohnungen (Demo)', screen: inTheMaking('Wohnungen') },
  { path: '/demo/documents', title: 'Dokumente (Demo)', screen: inTheMaking('Dokumente') },
  { path: '/demo/contact', title: 'Kontakt (Demo)', screen: inTheMaking('Kontakt') },
]

const publicPages: readonly PageRoute[] = [
  { path: '/impressum', title: 'Impressum', screen: inTheMaking('Impressum') },
  { path: '/datenschutz', title: 'Datenschutz', screen: inTheMaking('Datenschutz') },
  { path: '/agb', title: 'AGB', screen: inTheMaking('AGB') },
]

/** The route table (specification §2). */
export const routes: RouteObject[] = [
  { element: <DemoFrame />, children: demoPages.map(toRoute) },
  ...publicPages.map(toRoute),
  ...ownPages.map(toRoute),
  { path: '*', element: <Navigate to="/dashboard" replace /> },
]

/** Loads what a path shows before the first render: its code is awaited, its data only asked for. */
export async function prepare(pathname: string, queries: QueryClient): Promise<void> {
  const all = [...ownPages, ...demoPages, ...publicPages]
  const page = all.find(({ path }) => path === pathname)
  void page?.prefetch?.(queries)
  await page?.screen.preload()
}

function toRoute({ path, title, screen: { Screen } }: PageRoute): RouteObject {
  return {
    path,
    element: (
      <Page title={title}>
        <Screen />
      </Page>
    ),
  }
}
