import {
  demoPages,
  entryPages,
  furtherPages,
  legalPages,
  operatorPages,
  ownPages,
  type PagePath,
  pages,
  settingsPages,
  staffPages,
} from '@hausblick/contract/pages.ts'
import { demoPath } from '@hausblick/contract/paths.ts'
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router'
import { FailedRoute } from './base/ui/late/FailedRoute.tsx'
import { loadPageCode } from './base/ui/late/loadPageCode.ts'
import { WaitingPage } from './base/ui/late/WaitingPage.tsx'
import type { PageCode } from './pageEntry.ts'
import { pageEntries } from './pages.ts'
import { DemoFrame } from './parts/layout/DemoFrame.tsx'
import { Layout } from './parts/layout/Layout.tsx'
import type { RouteHandle } from './parts/layout/routeHandle.ts'
import { findLanding } from './parts/session/landing.ts'
import {
  type FindViewer,
  findDemoViewer,
  findOwnViewer,
  findVisitor,
  isElsewhere,
  loadPage,
  type PageNeeds,
} from './parts/session/loadPage.ts'
import { loadRequired } from './parts/session/loadRequired.ts'
import { readContext } from './parts/session/pageContext.ts'
import { redirectFrom } from './parts/session/redirectFrom.ts'
import { isStaff } from './parts/session/role.ts'

/** The frame of the pages that require a login. */
const loadFrame = () => import('./parts/session/RequireSession.tsx')

/** Leads on to where people arrive, once it is known who they are. */
async function loadLanding(args: LoaderFunctionArgs): Promise<never> {
  const session = await readContext(args).session.settled()
  throw redirectFrom(args.request, findLanding(session, args.request))
}

/** What the navigation of Verwaltung counts. */
const administrationData: PageNeeds['data'] = async ({ access, me }) => {
  if (!me || !isStaff(me)) return []
  const { overviewQuery } = await import('./screens/administration/overview/pageQueries.ts')
  return [overviewQuery(access.client)]
}

/** The frame of the pages of Verwaltung. */
const loadAdministration = () => import('./parts/layout/administration/AdministrationFrame.tsx')

/** The route table (product §2). */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    children: [
      {
        ErrorBoundary: FailedRoute,
        HydrateFallback: WaitingPage,
        children: [
          { Component: DemoFrame, children: routesOf(demoPages, findDemoViewer) },
          ...routesOf(entryPages, findVisitor),
          {
            lazy: {
              Component: () => loadPageCode(async () => (await loadFrame()).RequireSession),
              handle: async (): Promise<RouteHandle> => ({
                source: 'src/parts/session/RequireSession.tsx',
                // The page itself says if its code is missing.
                Selector: (await loadFrame().catch(() => undefined))?.CurrentCustomerSelector,
              }),
            },
            loader: loadRequired,
            shouldRevalidate: isElsewhere,
            children: [
              ...routesOf([...ownPages, ...furtherPages, ...settingsPages], findOwnViewer),
              {
                lazy: {
                  Component: () => loadPageCode(async () => (await loadAdministration()).default),
                },
                handle: {
                  source: 'src/parts/layout/administration/AdministrationFrame.tsx',
                } satisfies RouteHandle,
                loader: (args) => loadPage(args, { data: administrationData }, findOwnViewer),
                shouldRevalidate: isElsewhere,
                children: routesOf([...staffPages, ...operatorPages], findOwnViewer),
              },
            ],
          },
          ...routesOf(legalPages, findVisitor),
          {
            path: demoPath('/*'),
            loader: () => redirect(demoPath(pages.dashboard.path)),
          },
          { path: '*', loader: loadLanding },
        ],
      },
    ],
  },
]

function routesOf(
  group: readonly { readonly path: PagePath }[],
  findViewer: FindViewer,
): RouteObject[] {
  const paths = group.map(({ path }) => path)
  return pageEntries
    .filter(({ path }) => paths.includes(path))
    .map(({ path, code, ...needs }) => ({
      path,
      loader: (args) => loadPage(args, needs, findViewer),
      shouldRevalidate: isElsewhere,
      ErrorBoundary: FailedRoute,
      ...writeCode(code),
    }))
}

function writeCode(code: PageCode): Pick<RouteObject, 'Component' | 'lazy' | 'handle'> {
  if ('Screen' in code) return { Component: code.Screen }
  const handle: RouteHandle = { source: code.source }
  return { lazy: { Component: () => loadPageCode(code.load) }, handle }
}
