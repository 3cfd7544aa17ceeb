// Over 200 lines because it lists all pages in one place.

import { yearParameter } from '@hausblick/contract/addresses.ts'
import type { LegalPageName } from '@hausblick/contract/legal.ts'
import { type PagePath, pages, pageTitles } from '@hausblick/contract/pages.ts'
import { demoPath } from '@hausblick/contract/paths.ts'
import { readSearch } from '@hausblick/contract/searchParameters.ts'
import { readTarget } from '@hausblick/contract/signInAddresses.ts'
import { createElement } from 'react'
import { anyCustomerQuery } from './base/data/customers.ts'
import { legalPageQuery } from './base/data/legal.ts'
import { loanQueries } from './base/data/loan.ts'
import * as records from './base/data/queries.ts'
import { chooseYears, valuationsQuery, yearsQuery } from './base/data/years.ts'
import * as operatorPages from './operatorPages.ts'
import type { ScreenEntry } from './pageEntry.ts'
import { newsQuery } from './parts/layout/due/news.ts'
import { isStaff } from './parts/session/role.ts'
import { DashboardPage } from './screens/dashboard/DashboardPage.tsx'
import { settingsPage } from './settingsPages.ts'
import * as staffPages from './staffPages.ts'

/** A page with its path and title. */
export interface PageEntry extends ScreenEntry {
  readonly path: PagePath
  readonly title: string
}

/** The usual first page. */
const dashboard: ScreenEntry = {
  code: { Screen: DashboardPage },
  data: async ({ access, me }) => [
    ...(me && isStaff(me) && !access.customerId ? [anyCustomerQuery(access.client)] : []),
    yearsQuery(access),
    valuationsQuery(access),
    ...loanQueries(access),
    newsQuery(access, me),
    records.objectOverviewsQuery(access),
    records.unitOverviewsQuery(access),
  ],
  next: ({ access, search }, queries) => {
    const years = queries.getQueryData(yearsQuery(access).queryKey)
    if (!years) return []
    const shown = chooseYears(access, years, readSearch(yearParameter, search))
    const { year, yearBefore } = shown
    return [year, ...(yearBefore ? [yearBefore] : [])].flatMap((asked) => {
      const ofYear = { ...access, years: { ...shown, year: asked } }
      return [
        records.portfolioQuery(ofYear),
        records.objectsQuery(ofYear),
        records.unitsQuery(ofYear),
        records.kindAmountsQuery(ofYear),
      ]
    })
  },
}

const loan: ScreenEntry = {
  code: {
    source: 'src/screens/loan/LoanPage.tsx',
    load: async () => (await import('./screens/loan/LoanPage.tsx')).default,
  },
  data: async ({ access }) => [
    ...loanQueries(access),
    records.unitOverviewsQuery(access),
    records.objectOverviewsQuery(access),
  ],
}

const returns: ScreenEntry = {
  code: {
    source: 'src/screens/dashboard/returns/ReturnsPage.tsx',
    load: async () => (await import('./screens/dashboard/returns/ReturnsPage.tsx')).default,
  },
  data: async ({ access }) =>
    (await import('./screens/dashboard/returns/pageQueries.ts')).returnsQueries(access),
  next: async ({ access, search }, queries) => {
    const years = queries.getQueryData(yearsQuery(access).queryKey)
    if (!years) return []
    return (await import('./screens/dashboard/returns/pageQueries.ts')).yearsOfReturns(
      access,
      years,
      search,
    )
  },
}

const scenario: ScreenEntry = {
  code: {
    source: 'src/screens/scenario/ScenarioPage.tsx',
    load: async () => (await import('./screens/scenario/ScenarioPage.tsx')).default,
  },
  data: async ({ access }) =>
    (await import('./screens/scenario/pageQueries.ts')).scenarioQueries(access),
  next: async ({ access, search }, queries) => {
    const years = queries.getQueryData(yearsQuery(access).queryKey)
    if (!years) return []
    return (await import('./screens/scenario/pageQueries.ts')).yearsOfScenario(
      access,
      years,
      search,
    )
  },
}

const properties: ScreenEntry = {
  code: {
    source: 'src/screens/properties/PropertiesPage.tsx',
    load: async () => (await import('./screens/properties/PropertiesPage.tsx')).default,
  },
  data: async ({ access }) => [
    records.unitOverviewsQuery(access),
    records.objectOverviewsQuery(access),
    ...loanQueries(access),
    yearsQuery(access),
    valuationsQuery(access),
  ],
  next: ({ access, search }, queries) => {
    const years = queries.getQueryData(yearsQuery(access).queryKey)
    if (!years) return []
    const shown = chooseYears(access, years, readSearch(yearParameter, search))
    return [records.unitsQuery({ ...access, years: { ...shown, yearBefore: null } })]
  },
}

const place = (kind: 'unit' | 'object'): ScreenEntry => ({
  code: {
    source: 'src/screens/properties/place/PlacePage.tsx',
    load: async () => {
      const { default: PlacePage } = await import('./screens/properties/place/PlacePage.tsx')
      return () => createElement(PlacePage, { kind })
    },
  },
  data: async ({ access }) =>
    (await import('./screens/properties/place/pageQueries.ts')).placeQueries(access),
  next: async ({ access, search }, queries) => {
    const { placeQueriesOfYear } = await import('./screens/properties/place/pageQueries.ts')
    return placeQueriesOfYear(kind, access, queries, search)
  },
})

const documents: ScreenEntry = {
  code: {
    source: 'src/screens/documents/DocumentsPage.tsx',
    load: async () => (await import('./screens/documents/DocumentsPage.tsx')).default,
  },
  data: async (viewer) =>
    (await import('./screens/documents/pageQueries.ts')).documentPageQueries(viewer),
}

const contact: ScreenEntry = {
  code: {
    source: 'src/screens/contact/ContactPage.tsx',
    load: async () => (await import('./screens/contact/ContactPage.tsx')).default,
  },
  data: async () => [records.configQuery],
}

const login: ScreenEntry = {
  code: {
    source: 'src/screens/login/LoginPage.tsx',
    load: async () => (await import('./screens/login/LoginPage.tsx')).default,
  },
  target: readTarget,
}

const signUp: ScreenEntry = {
  code: {
    source: 'src/screens/signup/SignupPage.tsx',
    load: async () => (await import('./screens/signup/SignupPage.tsx')).default,
  },
}

const password: ScreenEntry = {
  code: {
    source: 'src/screens/password/PasswordPage.tsx',
    load: async () => (await import('./screens/password/PasswordPage.tsx')).default,
  },
}

const legal = (name: LegalPageName): ScreenEntry => ({
  code: {
    source: 'src/screens/legal/LegalPage.tsx',
    load: async () => {
      const { default: LegalPage } = await import('./screens/legal/LegalPage.tsx')
      return () => createElement(LegalPage, { name })
    },
  },
  data: async ({ access }) => [legalPageQuery(name, access.client)],
})

const screens: Readonly<Record<PagePath, ScreenEntry>> = {
  [pages.dashboard.path]: dashboard,
  [pages.loan.path]: loan,
  [pages.returns.path]: returns,
  [pages.scenario.path]: scenario,
  [pages.properties.path]: properties,
  [pages.unit.path]: place('unit'),
  [pages.object.path]: place('object'),
  [pages.documents.path]: documents,
  [pages.overview.path]: staffPages.overview,
  [pages.customers.path]: staffPages.customers,
  [pages.customer.path]: staffPages.customer,
  [pages.inbox.path]: staffPages.inbox,
  [pages.pile.path]: staffPages.pile,
  [pages.imports.path]: staffPages.imports,
  [pages.importRun.path]: staffPages.importRun,
  [pages.mappings.path]: staffPages.mappings,
  [pages.reports.path]: staffPages.reports,
  [pages.deletions.path]: staffPages.deletions,
  [pages.unread.path]: staffPages.unread,
  [pages.staff.path]: operatorPages.staff,
  [pages.operator.path]: operatorPages.operator,
  [pages.log.path]: operatorPages.log,
  [pages.locked.path]: operatorPages.locked,
  [pages.removed.path]: operatorPages.removed,
  [pages.pageViews.path]: operatorPages.pageViews,
  [pages.checks.path]: operatorPages.checks,
  [pages.webhooks.path]: operatorPages.webhooks,
  [pages.programs.path]: operatorPages.programs,
  [pages.prices.path]: operatorPages.prices,
  [pages.contact.path]: contact,
  [pages.settings.path]: settingsPage('settings'),
  [pages.settingsPeople.path]: settingsPage('settingsPeople'),
  [pages.settingsNotices.path]: settingsPage('settingsNotices'),
  [pages.settingsData.path]: settingsPage('settingsData'),
  [demoPath(pages.dashboard.path)]: dashboard,
  [demoPath(pages.loan.path)]: loan,
  [demoPath(pages.returns.path)]: returns,
  [demoPath(pages.scenario.path)]: scenario,
  [demoPath(pages.properties.path)]: properties,
  [demoPath(pages.unit.path)]: place('unit'),
  [demoPath(pages.object.path)]: place('object'),
  [demoPath(pages.documents.path)]: documents,
  [demoPath(pages.contact.path)]: contact,
  [demoPath(pages.settings.path)]: settingsPage('settings'),
  [pages.login.path]: login,
  [pages.signUp.path]: signUp,
  [pages.password.path]: password,
  [pages.impressum.path]: legal('impressum'),
  [pages.datenschutz.path]: legal('datenschutz'),
  [pages.agb.path]: legal('agb'),
  [pages.barrierefreiheit.path]: legal('barrierefreiheit'),
}

/** All pages with their code and data. */
export const pageEntries: readonly PageEntry[] = pageTitles.map((page) => ({
  ...page,
  ...screens[page.path],
}))
