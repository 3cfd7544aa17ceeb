import { pages } from '@hausblick/contract/pages.ts'
import type { Page } from './parts/session/loadPage.ts'
import { page as dashboard } from './screens/dashboard/DashboardPage.tsx'

export type ScreenPath = (typeof pages)[keyof typeof pages]['path']

export interface PageCode {
  /** The page itself, if every page loads it. */
  readonly loaded?: Page
  /** Its source file, relative to the web's folder, by which the service finds the built files to preload. */
  readonly source?: string
  readonly load: () => Promise<Page>
}

/** The files that export each `page`, except of the usual first one, which every page loads. */
const screens: Readonly<Record<ScreenPath, string | Page>> = {
  [pages.dashboard.path]: dashboard,
  [pages.loan.path]: 'loan/LoanPage.tsx',
  [pages.returns.path]: 'dashboard/returns/ReturnsPage.tsx',
  [pages.scenario.path]: 'scenario/ScenarioPage.tsx',
  [pages.properties.path]: 'properties/PropertiesPage.tsx',
  [pages.unit.path]: 'properties/place/PlacePage.tsx',
  [pages.object.path]: 'properties/place/PlacePage.tsx',
  [pages.documents.path]: 'documents/DocumentsPage.tsx',
  [pages.contact.path]: 'contact/ContactPage.tsx',
  [pages.settings.path]: 'settings/SettingsPage.tsx',
  [pages.settingsPeople.path]: 'settings/SettingsPage.tsx',
  [pages.settingsNotices.path]: 'settings/SettingsPage.tsx',
  [pages.settingsData.path]: 'settings/SettingsPage.tsx',
  [pages.overview.path]: 'administration/overview/OverviewPage.tsx',
  [pages.customers.path]: 'administration/customers/CustomersPage.tsx',
  [pages.customer.path]: 'administration/customers/CustomerPage.tsx',
  [pages.imports.path]: 'imports/ImportsPage.tsx',
  [pages.importRun.path]: 'imports/ImportPage.tsx',
  [pages.mappings.path]: 'imports/MappingsPage.tsx',
  [pages.inbox.path]: 'inbox/InboxPage.tsx',
  [pages.pile.path]: 'inbox/pile/PilePage.tsx',
  [pages.reports.path]: 'administration/reports/ReportsPage.tsx',
  [pages.deletions.path]: 'administration/deletions/DeletionsPage.tsx',
  [pages.unread.path]: 'administration/unread/UnreadPage.tsx',
  [pages.staff.path]: 'administration/staff/StaffPage.tsx',
  [pages.operator.path]: 'administration/operator/OperatorPage.tsx',
  [pages.checks.path]: 'administration/checks/ChecksPage.tsx',
  [pages.programs.path]: 'administration/programs/ProgramsPage.tsx',
  [pages.webhooks.path]: 'administration/webhooks/WebhooksPage.tsx',
  [pages.prices.path]: 'administration/prices/PricesPage.tsx',
  [pages.log.path]: 'administration/log/LogPage.tsx',
  [pages.locked.path]: 'administration/locked/LockedPage.tsx',
  [pages.removed.path]: 'administration/removed/RemovedPage.tsx',
  [pages.pageViews.path]: 'administration/pageViews/PageViewsPage.tsx',
  [pages.login.path]: 'login/LoginPage.tsx',
  [pages.signUp.path]: 'signup/SignupPage.tsx',
  [pages.password.path]: 'password/PasswordPage.tsx',
  [pages.impressum.path]: 'legal/LegalPage.tsx',
  [pages.datenschutz.path]: 'legal/LegalPage.tsx',
  [pages.agb.path]: 'legal/LegalPage.tsx',
  [pages.barrierefreiheit.path]: 'legal/LegalPage.tsx',
}

const modules = import.meta.glob<Page>(
  [
    './screens/**/*Page.tsx',
    '!./screens/dashboard/DashboardPage.tsx',
    '!./screens/components-page/**',
  ],
  { import: 'page' },
)

export function codeOf(path: ScreenPath): PageCode {
  const screen = screens[path]
  if (typeof screen !== 'string') return { loaded: screen, load: async () => screen }
  const load = modules[`./screens/${screen}`]
  if (!load) throw new Error(`There is no ${screen}.`)
  return { source: `src/screens/${screen}`, load }
}
