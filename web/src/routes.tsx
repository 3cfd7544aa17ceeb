import type { QueryClient } from '@tanstack/react-query'
import { Navigate, type RouteObject } from 'react-router'
import { DashboardPage } from './dashboard/DashboardPage.tsx'
import { prefetchDemoDashboard } from './data/prefetch.ts'
import { DemoFrame } from './layout/DemoFrame.tsx'
import { isDemo } from './layout/links.ts'
import { Page } from './layout/Page.tsx'
import * as texts from './layout/texts.ts'
import { type Late, latePage } from './ui/late/late.tsx'
import * as ui from './ui/texts.ts'

interface PageRoute {
  readonly path: string
  readonly title: string
  readonly Screen: Late<object>
  /** Asks for the page's data while its code is still on its way, and ends when there is something to show. */
  readonly prefetch?: (queries: QueryClient) => Promise<void>
}

/** Where nearly everyone goes first: its code is part of what every page loads, and needs no request of its own. */
const dashboard = Object.assign(DashboardPage, { preload: async () => {} })
const properties = latePage(async () => (await import('./properties/PropertiesPage.tsx')).default)
const settings = latePage(async () => (await import('./settings/SettingsPage.tsx')).default)
const documents = latePage(async () => (await import('./documents/DocumentsPage.tsx')).default)
const inbox = latePage(async () => (await import('./inbox/InboxPage.tsx')).default)
const login = latePage(async () => (await import('./login/LoginPage.tsx')).default)
const contact = latePage(async () => (await import('./contact/ContactPage.tsx')).default)
const legal = latePage(async () => (await import('./legal/LegalPage.tsx')).default)
const password = latePage(async () => (await import('./password/PasswordPage.tsx')).default)
const signup = latePage(async () => (await import('./signup/SignupPage.tsx')).default)

/** What the pages that are not the demo's have around them. The demo's learn later who is signed in. */
const SessionFrame = latePage(async () => (await import('./session/SessionFrame.tsx')).SessionFrame)
const RequireSession = latePage(
  async () => (await import('./session/RequireSession.tsx')).RequireSession,
)

const demoPages: readonly PageRoute[] = [
  {
    path: '/demo/dashboard',
    title: texts.demoTitle(texts.dashboard),
    Screen: dashboard,
    prefetch: prefetchDemoDashboard,
  },
  { path: '/demo/properties', title: texts.demoTitle(texts.properties), Screen: properties },
  {
    path: '/demo/documents',
    title: texts.demoTitle(texts.documents),
    Screen: documents,
    prefetch: async (queries) =>
      (await import('./data/documents/prefetch.ts')).prefetchDemoDocuments(queries),
  },
  { path: '/demo/contact', title: texts.demoTitle(texts.contact), Screen: contact },
  { path: '/demo/settings', title: texts.demoTitle(ui.settings), Screen: settings },
]

const ownPages: readonly PageRoute[] = [
  { path: '/dashboard', title: texts.dashboard, Screen: dashboard },
  { path: '/properties', title: texts.properties, Screen: properties },
  { path: '/documents', title: texts.documents, Screen: documents },
  { path: '/contact', title: texts.contact, Screen: contact },
  { path: '/settings', title: ui.settings, Screen: settings },
]

/** For those who work for the house; anyone else is led to a page of his own. */
const staffPages: readonly PageRoute[] = [
  { path: '/documents/eingang', title: texts.inbox, Screen: inbox },
]

const entryPages: readonly PageRoute[] = [
  { path: '/login', title: texts.signIn, Screen: login },
  { path: '/signup', title: texts.signUp, Screen: signup },
  { path: '/passwort', title: texts.resetPassword, Screen: password },
]

const legalPages: readonly PageRoute[] = [
  { path: '/impressum', title: texts.imprint, Screen: legal },
  { path: '/datenschutz', title: texts.privacy, Screen: legal },
  { path: '/agb', title: texts.terms, Screen: legal },
  { path: '/barrierefreiheit', title: texts.accessibility, Screen: legal },
]

/** The route table (specification §2). */
export const routes: RouteObject[] = [
  { element: <DemoFrame />, children: demoPages.map(toRoute) },
  {
    element: <SessionFrame />,
    children: [
      ...entryPages.map(toRoute),
      { element: <RequireSession />, children: [...ownPages, ...staffPages].map(toRoute) },
    ],
  },
  ...legalPages.map(toRoute),
  { path: '/demo/*', element: <Navigate to="/demo/dashboard" replace /> },
  { path: '*', element: <Navigate to="/dashboard" replace /> },
]

/** How long the first rendering waits for data: they mostly come sooner, and then nothing is rendered twice. */
const SOON_MS = 150

/** Loads what a path shows before the first render: its code is awaited, its data only for a moment. */
export async function prepare(pathname: string, queries: QueryClient): Promise<void> {
  const find = (pages: readonly PageRoute[]) => pages.find(({ path }) => path === pathname)
  const open = find(demoPages) ?? find(legalPages) ?? (isDemo(pathname) ? demoPages[0] : undefined)
  const own = find(entryPages) ?? find(ownPages) ?? find(staffPages) ?? { Screen: dashboard }
  const screens = open ? [open.Screen] : [SessionFrame, RequireSession, own.Screen]
  // What it cannot load, the page asks for itself, and says so where that fails, too.
  const data = open?.prefetch?.(queries).catch(() => undefined)
  await Promise.all(screens.map((screen) => screen.preload()))
  await Promise.race([data, new Promise((resolve) => setTimeout(resolve, SOON_MS))])
}

function toRoute({ path, title, Screen }: PageRoute): RouteObject {
  return {
    path,
    element: (
      <Page title={title} route={path}>
        <Screen />
      </Page>
    ),
  }
}
