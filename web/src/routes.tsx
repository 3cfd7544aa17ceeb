import type { Me } from '@hausblick/contract/calls/accounts.ts'
import {
  entryPages,
  furtherPages,
  legalPages,
  operatorPages,
  ownPages,
  pages,
  settingsPages,
  staffPages,
} from '@hausblick/contract/pages.ts'
import { demoPath } from '@hausblick/contract/paths.ts'
import { createElement } from 'react'
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router'
import { FailedRoute } from './base/ui/late/FailedRoute.tsx'
import { loadPageCode } from './base/ui/late/loadPageCode.ts'
import { WaitingPage } from './base/ui/late/WaitingPage.tsx'
import { DemoFrame } from './parts/layout/DemoFrame.tsx'
import { Layout } from './parts/layout/Layout.tsx'
import { isWithin } from './parts/layout/links.ts'
import type { RouteHandle } from './parts/layout/routeHandle.ts'
import { findLanding } from './parts/session/landing.ts'
import {
  findDemoViewer,
  findOwnViewer,
  findVisitor,
  isElsewhere,
  loadPage,
  type Page,
  type PagePlace,
} from './parts/session/loadPage.ts'
import { loadRequired } from './parts/session/loadRequired.ts'
import { readContext } from './parts/session/pageContext.ts'
import { redirectFrom } from './parts/session/redirectFrom.ts'
import { isStaff } from './parts/session/role.ts'
import { codeOf, type PageCode, type ScreenPath } from './screens.ts'

const own = { findViewer: findOwnViewer }

/** The frame of the pages that require a login. */
const loadFrame = () => import('./parts/session/RequireSession.tsx')

/** Leads on to where people arrive, once it is known who they are. */
async function loadLanding(args: LoaderFunctionArgs): Promise<never> {
  const session = await readContext(args).session.settled()
  throw redirectFrom(args.request, findLanding(session, args.request))
}

/** The frame of the pages of Verwaltung. */
const administration = {
  source: 'src/parts/layout/administration/AdministrationFrame.tsx',
  load: async () => (await import('./parts/layout/administration/AdministrationFrame.tsx')).page,
}

/** Leads everyone else from the pages of staff to one of their own. */
function leadFromStaff(me: Me, path: string): string | null {
  if (isStaff(me)) return null
  const { documents, dashboard } = pages
  return isWithin(path, documents.path) ? documents.path : dashboard.path
}

/** Leads staff from the pages of operators to the overview, and everyone else to a page of their own. */
function leadFromOperators(me: Me, path: string): string | null {
  return leadFromStaff(me, path) ?? (me.role === 'operator' ? null : pages.overview.path)
}

/** The route table (product §2). */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    children: [
      {
        ErrorBoundary: FailedRoute,
        HydrateFallback: WaitingPage,
        children: [
          {
            Component: DemoFrame,
            children: routesOf(
              [...ownPages, ...furtherPages],
              { findViewer: findDemoViewer },
              demoPath,
            ),
          },
          ...routesOf(entryPages, { findViewer: findVisitor }),
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
              ...routesOf([...ownPages, ...furtherPages, ...settingsPages], own),
              {
                ...routeOf(administration, { ...own, path: pages.overview.path }),
                children: [
                  ...routesOf(staffPages, { ...own, leadAway: leadFromStaff }),
                  ...routesOf(operatorPages, { ...own, leadAway: leadFromOperators }),
                ],
              },
            ],
          },
          ...routesOf(legalPages, { findViewer: findVisitor }),
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

/** Returns the routes of pages for the same people. */
function routesOf(
  group: readonly { readonly path: ScreenPath }[],
  place: Omit<PagePlace, 'path'>,
  toAddress = (path: string) => path,
): RouteObject[] {
  return group.map(({ path }) => ({
    path: toAddress(path),
    ErrorBoundary: FailedRoute,
    ...routeOf(codeOf(path), { ...place, path }),
  }))
}

function routeOf({ loaded, load, source }: PageCode, place: PagePlace) {
  const toComponent =
    ({ Screen }: Page) =>
    () =>
      createElement(Screen, { path: place.path })
  return {
    loader: (args) => loadPage(args, load, place),
    shouldRevalidate: isElsewhere,
    handle: { source } satisfies RouteHandle,
    ...(loaded
      ? { Component: toComponent(loaded) }
      : { lazy: { Component: () => loadPageCode(async () => toComponent(await load())) } }),
  } satisfies RouteObject
}
