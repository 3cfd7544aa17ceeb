import { demoPath, legalPath, normalisePath, pagePaths } from '@hausblick/contract/addresses.ts'
import type { LegalPageName } from '@hausblick/contract/legal.ts'
import { type PagePath, pageTitles } from '@hausblick/contract/pages.ts'
import { type ComponentType, createElement } from 'react'
import { DashboardPage } from './dashboard/DashboardPage.tsx'
import type { Access } from './data/access.ts'
import { legalPageQuery } from './data/legal.ts'
import type { AnyQuery } from './data/prefetch.ts'
import * as records from './data/queries.ts'
import { type Late, latePage } from './ui/late/late.tsx'

/** The customer and account whose data a page shows. */
export interface PageData {
  readonly access: Access
  /** The email address of the signed-in account; empty in the demo. */
  readonly account: string
}

interface PageContent {
  readonly Screen: Late<object>
  /** The files of its code, relative to this folder, which the build preloads (pagePreloads.ts). */
  readonly files: readonly string[]
  /** Returns the queries for its first view. */
  readonly data?: (asked: PageData) => Promise<readonly AnyQuery[]>
}

/** A page with its path and title. */
export interface PageEntry extends PageContent {
  readonly path: PagePath
  readonly title: string
}

/** The usual first page, whose code is part of what every page loads. */
const dashboard: PageContent = {
  Screen: Object.assign(DashboardPage, { preload: async () => {} }),
  files: [],
  data: async ({ access }) => [
    records.portfolioQuery(access),
    records.loansQuery(access),
    records.objectsQuery(access),
    records.objectOverviewsQuery(access),
    records.unitsQuery(access),
    records.unitOverviewsQuery(access),
  ],
}

const properties: PageContent = {
  ...late(
    'properties/PropertiesPage.tsx',
    async () => (await import('./properties/PropertiesPage.tsx')).default,
  ),
  data: async ({ access }) => [
    records.unitOverviewsQuery(access),
    records.objectOverviewsQuery(access),
  ],
}

const documents: PageContent = {
  ...late(
    'documents/DocumentsPage.tsx',
    async () => (await import('./documents/DocumentsPage.tsx')).default,
  ),
  data: async ({ access: { client, customerId }, account }) => [
    (await import('./data/documents/list.ts')).documentsQuery({ client, account, customerId }),
  ],
}

const contact: PageContent = {
  ...late(
    'contact/ContactPage.tsx',
    async () => (await import('./contact/ContactPage.tsx')).default,
  ),
  data: async () => [records.configQuery],
}

const inbox: PageContent = {
  ...late('inbox/InboxPage.tsx', async () => (await import('./inbox/InboxPage.tsx')).default),
  data: async ({ access }) => [
    (await import('./data/documents/inbox.ts')).inboxQuery(access.client),
  ],
}

const settings = late(
  'settings/SettingsPage.tsx',
  async () => (await import('./settings/SettingsPage.tsx')).default,
)
const login = late(
  'login/LoginPage.tsx',
  async () => (await import('./login/LoginPage.tsx')).default,
)
const signUp = late(
  'signup/SignupPage.tsx',
  async () => (await import('./signup/SignupPage.tsx')).default,
)
const password = late(
  'password/PasswordPage.tsx',
  async () => (await import('./password/PasswordPage.tsx')).default,
)

const legal = (name: LegalPageName): PageContent => ({
  ...late('legal/LegalPage.tsx', async () => {
    const { default: LegalPage } = await import('./legal/LegalPage.tsx')
    return () => createElement(LegalPage, { name })
  }),
  data: async () => [legalPageQuery(name)],
})

const contents: Readonly<Record<PagePath, PageContent>> = {
  [pagePaths.dashboard]: dashboard,
  [pagePaths.properties]: properties,
  [pagePaths.documents]: {
    ...documents,
    files: [...documents.files, 'documents/OwnDocuments.tsx'],
  },
  [pagePaths.inbox]: inbox,
  [pagePaths.contact]: contact,
  [pagePaths.settings]: settings,
  [demoPath(pagePaths.dashboard)]: dashboard,
  [demoPath(pagePaths.properties)]: properties,
  [demoPath(pagePaths.documents)]: {
    ...documents,
    files: [...documents.files, 'data/documents/list.ts'],
  },
  [demoPath(pagePaths.contact)]: contact,
  [demoPath(pagePaths.settings)]: settings,
  [pagePaths.login]: login,
  [pagePaths.signUp]: signUp,
  [pagePaths.password]: password,
  [legalPath('impressum')]: legal('impressum'),
  [legalPath('datenschutz')]: legal('datenschutz'),
  [legalPath('agb')]: legal('agb'),
  [legalPath('barrierefreiheit')]: legal('barrierefreiheit'),
}

/** All pages with their content. */
export const pages: readonly PageEntry[] = pageTitles.map((page) => ({
  ...page,
  ...contents[page.path],
}))

export function findPage(pathname: string): PageEntry | undefined {
  const current = normalisePath(pathname)
  return pages.find(({ path }) => path === current)
}

/** Returns the content of a page whose screen is loaded on demand. */
function late(file: string, load: () => Promise<ComponentType>): PageContent {
  return { Screen: latePage(load), files: [file] }
}
