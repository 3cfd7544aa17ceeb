import type { QueryClient } from '@tanstack/react-query'
import { Navigate, type RouteObject } from 'react-router'
import { DashboardPage } from './dashboard/DashboardPage.tsx'
import { prefetchDemoDashboard } from './data/prefetch.ts'
import { DemoFrame } from './layout/DemoFrame.tsx'
import { isDemo } from './layout/links.ts'
import { Page } from './layout/Page.tsx'
import { lazyScreen, loadedScreen, type Screen } from './layout/screen.tsx'

interface PageRoute {
  readonly path: string
  readonly title: string
  readonly screen: Screen
  /** Asks for the page's data while its code is still on its way, and ends when there is something to show. */
  readonly prefetch?: (queries: QueryClient) => Promise<void>
}

/** Where nearly everyone goes first: its code is part of what every page loads, and needs no request of its own. */
const dashboard = loadedScreen(DashboardPage)
const properties = lazyScreen(async () => (await import('./properties/PropertiesPage.tsx')).default)
const settings = lazyScreen(async () => (await import('./settings/SettingsPage.tsx')).default)
const documents = lazyScreen(async () => (await import('./documents/DocumentsPage.tsx')).default)
const inbox = lazyScreen(async () => (await import('./inbox/InboxPage.tsx')).default)
const login = lazyScreen(async () => (await import('./login/LoginPage.tsx')).default)
const contact = lazyScreen(async () => (await import('./contact/ContactPage.tsx')).default)
const legal = lazyScreen(async () => (await import('./legal/LegalPage.tsx')).default)
const password = lazyScreen(async () => (await import('./password/PasswordPage.tsx')).default)
const signup = lazyScreen(async () => (await import('./signup/SignupPage.tsx')).default)

/** What the pages that are not the demo's have around them. The demo's pages do without it and its code. */
const sessionFrame = lazyScreen(
  async () => (await import('./session/SessionFrame.tsx')).SessionFrame,
)
const requireSession = lazyScreen(
  async () => (await import('./session/RequireSession.tsx')).RequireSession,
)

const demoPages: readonly PageRoute[] = [
  {
    path: '/demo/dashboard',
    title: 'Dashboard (Demo)',
    screen: dashboard,
    prefetch: prefetchDemoDashboard,
  },
  { path: '/demo/properties', title: 'Wohnungen (Demo)', screen: properties },
  {
    path: '/demo/documents',
    title: 'Dokumente (Demo)',
    screen: documents,
    prefetch: async (queries) =>
      (await import('./data/documents/prefetch.ts')).prefetchDemoDocuments(queries),
  },
  { path: '/demo/contact', title: 'Kontakt (Demo)', screen: contact },
  { path: '/demo/settings', title: 'Einstellungen (Demo)', screen: settings },
]

const ownPages: readonly PageRoute[] = [
  { path: '/dashboard', title: 'Dashboard', screen: dashboard },
  { path: '/properties', title: 'Wohnungen', screen: properties },
  { path: '/documents', title: 'Dokumente', screen: documents },
  { path: '/contact', title: 'Kontakt', screen: contact },
  { path: '/settings', title: 'Einstellungen', screen: settings },
]

/** For those who work for the house; anyone else is led to a page of his own. */
const staffPages: readonly PageRoute[] = [
  { path: '/documents/eingang', title: 'Eingang', screen: inbox },
]

const entryPages: readonly PageRoute[] = [
  { path: '/login', title: 'Anmelden', screen: login },
  { path: '/signup', title: 'Registrieren', screen: signup },
  { path: '/passwort', title: 'Passwort zurücksetzen', screen: password },
]

const legalPages: readonly PageRoute[] = [
  { path: '/impressum', title: 'Impressum', screen: legal },
  { path: '/datenschutz', title: 'Datenschutz', screen: legal },
  { path: '/agb', title: 'AGB', screen: legal },
  { path: '/barrierefreiheit', title: 'Barrierefreiheit', screen: legal },
]

/** The route table (specification §2). */
export const routes: RouteObject[] = [
  { element: <DemoFrame />, children: demoPages.map(toRoute) },
  {
    element: <sessionFrame.Screen />,
    children: [
      ...entryPages.map(toRoute),
      { element: <requireSession.Screen />, children: [...ownPages, ...staffPages].map(toRoute) },
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
  const own = find(entryPages) ?? find(ownPages) ?? find(staffPages) ?? { screen: dashboard }
  const screens = open ? [open.screen] : [sessionFrame, requireSession, own.screen]
  // What it cannot load, the page asks for itself, and says so where that fails, too.
  const data = open?.prefetch?.(queries).catch(() => undefined)
  await Promise.all(screens.map((screen) => screen.preload()))
  await Promise.race([data, new Promise((resolve) => setTimeout(resolve, SOON_MS))])
}

function toRoute({ path, title, screen: { Screen } }: PageRoute): RouteObject {
  return {
    path,
    element: (
      <Page title={title} route={path}>
        <Screen />
      </Page>
    ),
  }
}
