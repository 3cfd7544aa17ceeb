import { demoPath, isDemoPath, pagePaths } from '@hausblick/contract/addresses.ts'
import {
  demoPages,
  entryPages,
  legalPages,
  ownPages,
  type PagePath,
  staffPages,
} from '@hausblick/contract/pages.ts'
import type { QueryClient } from '@tanstack/react-query'
import { Navigate, type RouteObject } from 'react-router'
import { prefetchQueries, readDemoAccess } from './data/prefetch.ts'
import { DemoFrame } from './layout/DemoFrame.tsx'
import { Page } from './layout/Page.tsx'
import { findPage, type PageEntry, pages } from './pages.ts'
import { latePage } from './ui/late/late.tsx'

/** The frames of pages outside the demo, whose pages learn later who is signed in. */
const SessionFrame = latePage(async () => (await import('./session/SessionFrame.tsx')).SessionFrame)
const RequireSession = latePage(
  async () => (await import('./session/RequireSession.tsx')).RequireSession,
)

/** The route table (specification §2). */
export const routes: RouteObject[] = [
  { element: <DemoFrame />, children: routesOf(demoPages) },
  {
    element: <SessionFrame />,
    children: [
      ...routesOf(entryPages),
      { element: <RequireSession />, children: [...routesOf(ownPages), ...routesOf(staffPages)] },
    ],
  },
  ...routesOf(legalPages),
  { path: demoPath('/*'), element: <Navigate to={demoPath(pagePaths.dashboard)} replace /> },
  { path: '*', element: <Navigate to={pagePaths.dashboard} replace /> },
]

/** How long the first render waits for data. Mostly they arrive sooner, which saves a second render. */
const MAX_WAIT_MS = 150

/** Loads the code and data of a path before the first render: awaits the code, but the data only for a moment. */
export async function preparePage(pathname: string, queries: QueryClient): Promise<void> {
  const isDemo = isDemoPath(pathname)
  const dashboard = isDemo ? demoPath(pagePaths.dashboard) : pagePaths.dashboard
  const page = findPage(pathname) ?? findPage(dashboard)
  if (!page) return
  const isOpen = isDemo || legalPages.some(({ path }) => path === page.path)
  const screens = isOpen ? [page.Screen] : [SessionFrame, RequireSession, page.Screen]
  // What fails to load is requested again by the page itself, which shows the error.
  const data = isDemo ? prefetchDemo(page, queries).catch(() => undefined) : undefined
  await Promise.all(screens.map((screen) => screen.preload()))
  await Promise.race([data, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))])
}

async function prefetchDemo({ data }: PageEntry, queries: QueryClient): Promise<void> {
  const access = data && (await readDemoAccess(queries))
  if (access) await prefetchQueries(queries, await data({ access, account: '' }))
}

function routesOf(group: readonly { readonly path: PagePath }[]): RouteObject[] {
  const paths = group.map(({ path }) => path)
  return pages
    .filter(({ path }) => paths.includes(path))
    .map(({ path, title, Screen }) => ({
      path,
      element: (
        <Page title={title} path={path}>
          <Screen />
        </Page>
      ),
    }))
}
